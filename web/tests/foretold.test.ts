import { beforeEach, describe, expect, it } from 'vitest';

import { rowAfter } from '../src/empires-end/after';
import { foretell } from '../src/empires-end/foretold';
import { upheavalOf } from '../src/empires-end/upheaval';
import { strengthAt } from '../src/empires-end/worth';
import type { AnyEvent } from '../src/generated/empires_end/events';
import type { AnyMove } from '../src/generated/empires_end/moves';
import type { Thing } from '../src/generated/library';
import { speak } from '../src/words/words.svelte';
import { able, empire, row, things, viewOf } from './empire';
import { aChoice } from './kit';

const KNOWN = things(
  able('plague-9', 'points_per_adjacent', 'end', { points: 4, location: 4 }),
  able('blight-3', 'points_per_destroyed', 'end', { points: 2 }),
  able('riot-1', 'strength', 'conflict', { strength: 1 }),
  able('army-5', 'strength', 'conflict', { strength: 2 }),
);
const own = empire(0, 'F3 R9:plague-9 F8 T18:blight-3 C32');
const view = viewOf([own]);

function plan(effects: object[], move: object = { do: 'take', disaster: 0 }, legs?: object[]) {
  const told = effects.map((event) => ({ rule: '', seat: 0, ...event })) as AnyEvent[];
  const choice = { ...aChoice, id: 1, move: move as AnyMove, effects: told, targets: [] };
  return foretell([{ ...choice, ...(legs ? { legs: legs as AnyMove[] } : {}) }], view, KNOWN);
}

describe('what a plan would change', () => {
  beforeEach(() => speak('en'));

  it('tells what a ruin does to cards that count', () => {
    const told = plan([{ event: 'destroyed', position: 3, location: 'farm-8' }]);
    expect(told.places.get(3)).toEqual({ what: 'lost', text: '−8' });
    expect(told.cards.get('plague-9')).toEqual({ what: 'lost', text: '−4' });
    expect(told.cards.get('blight-3')).toEqual({ what: 'won', text: '+2' });
  });

  it('tells what a swap does to them', () => {
    const told = plan([{ event: 'swapped', positions: [3, 5], locations: ['farm-8', 'city-32'] }]);
    expect(told.cards.get('plague-9')?.text).toBe('−4');
  });

  it('shows where a taken card may go: the healthy places with the fewest, EE-INN-3', () => {
    const told = plan([
      { event: 'took', disaster: 0, card: 'flood-3' },
      { event: 'destroyed', position: 3, location: 'farm-8' },
    ]);
    expect(told.room).toEqual({ card: 'flood-3', positions: [1, 5] });
  });

  it('sums a bid that is made in two moves', () => {
    const legs = [
      { do: 'bid_axes', axes: 3 },
      { do: 'bid_coins', coins: 1 },
    ];
    const told = plan([], legs[0], legs);
    expect(told.bid).toEqual({ axes: 3, coins: 1 });
    expect(told.resources).toEqual({ axe: -3, coin: -1 });
  });
});

describe('a row after what was promised', () => {
  it('keeps positions and swaps what lies there, innovations and all', () => {
    const [event] = [{ event: 'swapped', seat: 0, positions: [2, 4], locations: [] }];
    const after = rowAfter(own.row, [event as unknown as AnyEvent], 0);
    expect(after.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(after[1]).toMatchObject({ location: 'town-18', innovations: [{ card: 'blight-3' }] });
    expect(after[3]).toMatchObject({ location: 'road-9' });
  });

  it('is not touched by what happens to others', () => {
    const event = { event: 'destroyed', seat: 1, position: 1, location: '', rule: '' } as const;
    expect(rowAfter(own.row, [event], 0)).toEqual(own.row);
  });
});

describe('a conflict at one’s own row', () => {
  const card = (rank: number, position: number) =>
    things({
      slug: 'conflict-1',
      data: { upheaval_rank: rank, upheaval_position: position },
    } as unknown as Thing);
  const said = { conflict: 'conflict-1', ruleset: 'rulebook' as const };

  it('adds up what gives strength at a place, and nothing at a ruin', () => {
    const army = row('A5:riot-1 A5x:riot-1');
    expect(army.map((place) => strengthAt(place, army, KNOWN))).toEqual([3, 0]);
  });

  it('moves the location of that rank, EE-CON-6', () => {
    expect(upheavalOf(said, row('F3 T18 C32'), card(2, 1))).toEqual({ from: 2, to: 1 });
    expect(upheavalOf(said, row('F3 T18 C32x'), card(3, 3))).toEqual({ from: 1, to: 3 });
    expect(upheavalOf(said, row('F3 T18 C32'), card(1, 3))).toBeNull();
    expect(upheavalOf(said, row('F3x'), card(1, 1))).toBeNull();
  });

  it('moves the best one always by the manual, EE-CON-9', () => {
    const manual = { ...said, ruleset: 'manual' as const };
    expect(upheavalOf(manual, row('F3 T18 C32'), card(2, 1))).toEqual({ from: 3, to: 1 });
  });
});
