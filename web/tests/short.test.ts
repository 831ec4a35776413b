import { beforeEach, describe, expect, it } from 'vitest';

import { short } from '../src/empires-end/short';
import type { Thing } from '../src/generated/library';
import type { Lang } from '../src/generated/words';
import { speak } from '../src/words/words.svelte';

const NOTHING = {
  phase: 'economy',
  gain: [0, 0, 0, 0],
  options: [] as number[][],
  pay: -1,
  times: 1,
  points: 0,
  strength: 0,
  hammers: 0,
  resource: -1,
  location: -1,
};

function thing(kind: string, more: Partial<typeof NOTHING>): Thing {
  return { data: { ability: { ...NOTHING, kind, ...more } } } as unknown as Thing;
}

const wheat = (n: number | '') => ({ n, of: 'wheat' });

describe.each<Lang>(['en', 'de'])('an ability in a few words and signs (%s)', (lang) => {
  beforeEach(() => speak(lang));

  it('has signs where it counts resources', () => {
    expect(short(thing('gain', { gain: [2, 0, 0, 1] }))).toEqual([
      '+',
      wheat(2),
      ' ',
      { n: 1, of: 'coin' },
    ]);
    expect(short(thing('build_discount', { hammers: 2 })).at(-1)).toEqual({ n: 2, of: 'hammer' });
    expect(short(thing('free_bid', { resource: 0 }))).toContainEqual(wheat(''));
  });

  it('says how often and when', () => {
    const one = thing('exchange', { pay: 3, options: [[1], [0, 1]] });
    const two = thing('exchange', { pay: 3, options: [[1], [0, 1]], times: 2 });
    expect(short(one)[0]).toEqual({ n: '', of: 'coin' });
    expect(short(one)).toContain(' / ');
    expect(short(two).slice(0, 2)).toEqual(['2', '× ']);
    const end = thing('points_per_resource', { phase: 'end', points: 1, resource: 0 });
    expect(short(end, true).at(-1)).toEqual(wheat(''));
    expect(short(end, true).length).toBeGreaterThan(short(end).length);
  });

  it('leaves no hole where something should stand', () => {
    const kinds = ['points_per_resource', 'exchange', 'gain_per_adjacent', 'rebuild_discount'];
    for (const kind of kinds) {
      const told = short(thing(kind, { options: [[1]], pay: 0, hammers: 1, resource: 0 }), true);
      expect(told.filter((part) => typeof part === 'string').join('')).not.toContain('{');
    }
  });

  it('is nothing for a kind that nobody has named', () => {
    expect(short(thing('dance', {}))).toEqual([]);
    expect(short(undefined)).toEqual([]);
  });
});
