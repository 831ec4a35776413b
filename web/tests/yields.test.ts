import { beforeEach, describe, expect, it } from 'vitest';

import { yields } from '../src/empires-end/yields';
import type { AnyPrompt } from '../src/generated/empires_end/prompts';
import { speak } from '../src/words/words.svelte';
import { able, empire, things, viewOf } from './empire';
import { aChoice } from './kit';

const ROW = 'F3 T18 A5 T23 R9 F8x';
const KNOWN = things(
  able('plague-11', 'points_per_adjacent', 'end', { points: 5, location: 1 }),
  able('plague-4', 'gain_per_adjacent', 'economy', { gain: [0, 1, 0, 0], location: 1 }),
  able('plague-1', 'strength_per_adjacent_destroyed', 'conflict', { strength: 1 }),
  able('flood-8', 'gain', 'economy', { gain: [0, 0, 1, 0] }),
  able('town-18', 'build_discount', 'industry', {}),
  able('town-23', 'build_discount', 'industry', {}),
  able('farm-8', 'gain', 'economy', {}),
);
const own = empire(0, ROW, {
  forecast: { track: 0, locations: 0, abilities: 0, total: 100, exact: true },
});

function placed(card: string, forecasts: Record<number, number>) {
  const prompt = {
    kind: 'place_innovation',
    card,
    choices: Object.entries(forecasts).map(([at, forecast]) => ({
      ...aChoice,
      id: Number(at),
      forecast,
      move: { do: 'place', position: Number(at) },
      effects: [{ event: 'placed', rule: '', seat: 0, card, position: Number(at), location: '' }],
      targets: [],
    })),
  } as unknown as AnyPrompt;
  return yields(prompt, own, viewOf([own]), KNOWN);
}

describe('what a card would bring where it may go', () => {
  beforeEach(() => speak('en'));

  it('are points at the end, with the places that count', () => {
    const told = placed('plague-11', { 1: 105, 3: 110, 5: 105 });
    expect(told.get(3)).toMatchObject({
      big: ['+10'],
      words: 'Town 18 + Town 23',
      beside: [2, 4],
      any: true,
    });
    expect(told.get(1)).toMatchObject({ big: ['+5'], words: 'Town 18 beside', beside: [2] });
  });

  it('are resources each economy', () => {
    const told = placed('plague-4', { 3: 100, 5: 100 });
    expect(told.get(3)?.big).toEqual(['+', { n: 2, of: 'hammer' }]);
    expect(told.get(5)?.big).toEqual(['+', { n: 1, of: 'hammer' }]);
  });

  it('is strength for ruins beside it', () => {
    const told = placed('plague-1', { 5: 100, 1: 100 });
    expect(told.get(5)).toMatchObject({
      big: ['+1'],
      icon: 'sword',
      words: 'Farm 8 beside',
    });
    expect(told.get(1)).toMatchObject({ big: ['0'], any: false });
  });

  it('is the same everywhere for what counts nothing', () => {
    expect(placed('flood-8', { 1: 100 }).get(1)).toMatchObject({ big: [], any: false });
  });

  it('says so where nothing of its kind is beside it', () => {
    expect(placed('plague-11', { 6: 100 }).get(6)).toMatchObject({
      big: ['0'],
      words: 'no Town beside',
    });
  });
});
