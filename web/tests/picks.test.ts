import { describe, expect, it } from 'vitest';

import type { AnyTarget } from '../src/generated/first_empires/prompts';
import type { Choice } from '../src/generated/prompts';
import { candidates, keyOf, meant, pick } from '../src/table/picks';
import { aChoice } from './kit';

function choice(id: number, ...targets: AnyTarget[]): Choice {
  return { ...aChoice, id, move: { do: 'any' }, effects: [], targets };
}

const space = (name: string): AnyTarget => ({ zone: 'space', space: name });
const die = (number: number): AnyTarget => ({ zone: 'die', die: number });

describe('moving explorers by pointing', () => {
  const there = choice(1, space('rus'), space('huaxia'));
  const back = choice(2, space('huaxia'), space('rus'));
  const away = choice(3, space('huaxia'), space('indus'));
  const choices = [there, back, away];

  it('takes the order of the clicks as from and to', () => {
    expect(meant(choices, [keyOf(space('huaxia')), keyOf(space('rus'))])).toBe(back);
    expect(meant(choices, [keyOf(space('rus')), keyOf(space('huaxia'))])).toBe(there);
  });

  it('shows what is left after the first click', () => {
    expect(candidates(choices, [keyOf(space('rus'))])).toEqual([there, back]);
    expect(meant(choices, [keyOf(space('rus'))])).toBeNull();
  });

  it('needs one click where only one choice is meant', () => {
    expect(meant(choices, [keyOf(space('indus'))])).toBe(away);
  });
});

describe('marking dice', () => {
  const choices = [choice(1, die(1)), choice(2, die(2)), choice(3, die(1), die(2))];

  it('adds a die, and takes it away again', () => {
    const one = pick(choices, [], 'die:1');
    const both = pick(choices, one, 'die:2');
    expect(meant(choices, one)?.id).toBe(1);
    expect(meant(choices, both)?.id).toBe(3);
    expect(meant(choices, pick(choices, both, 'die:1'))?.id).toBe(2);
  });
});

it('begins anew with a click that does not fit what was picked', () => {
  const choices = [choice(1, space('rus')), choice(2, die(1))];
  expect(pick(choices, ['space:rus'], 'die:1')).toEqual(['die:1']);
  expect(pick(choices, ['space:rus'], 'die:5')).toEqual(['space:rus']);
});
