import { beforeEach, describe, expect, it } from 'vitest';

import type { Line } from '../src/generated/lines';
import type { AnyPart } from '../src/generated/parts';
import type { ChatLine, Happened } from '../src/generated/tables';
import { between, turnsOf, type Between, type Row, type Turn } from '../src/quiet/turns';
import { speak } from '../src/words/words.svelte';

interface Some {
  ply?: number;
  event?: string;
  seat?: number;
  card?: string;
  heading?: string;
}

function line({ ply = 1, event = 'moved', seat, card, heading }: Some): Line {
  const parts: AnyPart[] = card
    ? [
        { part: 'text', text: 'You get ' },
        { part: 'card', text: card, slug: card },
      ]
    : seat !== undefined
      ? [
          { part: 'seat', text: `Seat ${seat}`, seat },
          { part: 'text', text: ` ${event}` },
        ]
      : [{ part: 'text', text: event }];
  const told = { event, rule: 'X-1', ...(seat !== undefined && { seat }) };
  return { ply, event: told, text: '', parts, heading: heading ?? null };
}

const said = (number: number, text = 'hello'): ChatLine => ({
  type: 'chat',
  number,
  seat: 1,
  name: 'Bob',
  text,
  at: number,
});

const took = (number: number, at: number): Happened => ({
  type: 'happened',
  number,
  at,
  ply: 0,
  seat: 0,
  name: 'Ada',
  what: 'undo',
  target: null,
  other: null,
  by: null,
  plies: 1,
  text: 'Ada takes back a move.',
});

const words = (row: Row | Between) =>
  'line' in row ? row.parts.map(({ text }) => text).join('') : `“${row.text}”`;
const read = (turns: Turn[]) => turns.map(({ rows }) => rows.map(words));
const never: number[] = [];

describe('the log by turns', () => {
  beforeEach(() => speak('en'));

  it('begins a turn at each heading', () => {
    const log = [
      line({ event: 'laid out', ply: 0 }),
      line({ event: 'Space 1', ply: 0, heading: 'space' }),
      line({ event: 'a' }),
      line({ event: 'Space 2', heading: 'space' }),
    ];
    const turns = turnsOf(log, [], never);
    expect(turns.map(({ heading }) => heading?.event.event)).toEqual([
      undefined,
      'Space 1',
      'Space 2',
    ]);
    expect(read(turns)).toEqual([['laid out'], ['a'], []]);
  });

  it('tells in one row what all were dealt, and which cards we hold', () => {
    const dealt = (seat: number, card?: string) => line({ event: 'dealt', seat, ply: 0, card });
    const log = [
      dealt(1),
      dealt(1),
      line({ event: 'begun', ply: 0 }),
      dealt(0, 'A'),
      dealt(0, 'B'),
    ];
    expect(read(turnsOf(log, [], never))).toEqual([
      ['2 cards dealt to each. You hold A and B.', 'begun'],
    ]);
    const cards = (turnsOf(log, [], never)[0]!.rows[0] as Row).parts.filter(
      ({ part }) => part === 'card',
    );
    expect(cards.map(({ text }) => text)).toEqual(['A', 'B']);
  });

  it('leaves it line by line where not all are dealt the same', () => {
    const dealt = (seat: number) => line({ event: 'dealt', seat });
    expect(read(turnsOf([dealt(0), dealt(1), dealt(1)], [], never))[0]).toHaveLength(3);
    expect(read(turnsOf([dealt(1)], [], never))).toEqual([['Seat 1 dealt']]);
  });

  it('tells in one row what somebody drew at once, and only they know what', () => {
    const drew = (seat: number, card?: string) => line({ event: 'drew', seat, card });
    const log = [drew(1), drew(1), drew(0, 'A'), drew(0, 'B'), drew(0, 'C'), drew(2)];
    expect(read(turnsOf(log, [], never))).toEqual([
      ['Seat 1 draws 2 cards.', 'You draw A, B and C.', 'Seat 2 drew'],
    ]);
  });

  it('has what was said and done in the order of time', () => {
    const log = [
      line({ ply: 1, event: 'a' }),
      line({ ply: 2, event: 'turn', heading: 'turn' }),
      line({ ply: 3, event: 'b' }),
    ];
    const times = [0, 10, 20, 30];
    // Whatever came first after a lost connection, the server's clock decides.
    const chat = [said(15, 'early'), said(35, 'late')];
    expect(read(turnsOf(log, between(chat, [took(1, 31)]), times))).toEqual([
      ['a', '“early”'],
      ['b', '“Ada takes back a move.”', '“late”'],
    ]);
  });
});
