import { describe, expect, it } from 'vitest';

import { rearranged, sources } from '../src/first-empires/sources';
import { stormed, waysOf } from '../src/first-empires/ways';
import type { Conquest, MoveExplorers } from '../src/generated/first_empires/prompts';
import { aRegion, aWorld } from './world';

const indus: Conquest = { region: 'indus', needed: 2, points: 2, from: { parsa: 2 } };
const prompt = {
  kind: 'move_explorers',
  rule: '',
  journeys: [],
  choices: [],
  conquests: [indus],
} as unknown as MoveExplorers;
const tell = {
  journey: () => ({ title: '', detail: '' }),
  conquest: ({ needed }: Conquest, from: string[]) => ({
    title: `${needed}`,
    detail: from.join(),
  }),
};
/** Indus, with Parsa and Funan beside it. */
function world(explorers: Record<string, number>, movement: number) {
  const view = aWorld(explorers, { movement });
  view.regions.find(({ region }) => region === 'indus')!.borders.push('funan');
  view.regions.push(aRegion('funan', 'green', ['indus'], { holder: 0 }));
  return view;
}
const chosen = waysOf(prompt, tell)[0]!;

describe('the sources of a conquest', () => {
  it('are the spaces beside it from which fewer or more could come', () => {
    expect(sources(world({ parsa: 2, funan: 1 }, 3), chosen, indus)).toEqual([
      { space: 'parsa', n: 2, least: 1, most: 2 },
      { space: 'funan', n: 0, least: 0, most: 1 },
    ]);
  });

  it('are none where nothing could be different', () => {
    expect(sources(world({ parsa: 2 }, 4), chosen, indus)).toEqual([]);
  });

  it('are none where somebody is at sea, who has to land with what is left', () => {
    expect(sources(world({ parsa: 3, sea: 1 }, 4), chosen, indus)).toEqual([]);
  });

  it('are none where nothing or something else is chosen', () => {
    expect(sources(world({ parsa: 3 }, 4), null, indus)).toEqual([]);
    expect(sources(world({ parsa: 3 }, 4), chosen, undefined)).toEqual([]);
  });
});

describe('another number from one of them', () => {
  const all = sources(world({ parsa: 2, funan: 1 }, 3), chosen, indus);
  const change = (space: string, n: number, points: number) =>
    rearranged(chosen, all, { space, n }, { needed: 2, points });

  it('is made up for by the others where too few would come', () => {
    expect(change('parsa', 1, 3)).toEqual({ parsa: 1, funan: 1 });
  });

  it('takes from the others where the points do not suffice', () => {
    expect(change('funan', 1, 2)).toEqual({ parsa: 1, funan: 1 });
    expect(change('funan', 1, 3)).toEqual({ parsa: 2, funan: 1 });
  });

  it('is the same conquest with other moves and words', () => {
    const other = stormed(chosen, indus, { parsa: 1, funan: 1 }, tell);
    expect(other.id).toBe(chosen.id);
    expect(other.detail).toBe('parsa,funan');
    expect(other.legs).toEqual([
      { do: 'assault', region: 'indus' },
      { do: 'gather', from: 'parsa' },
      { do: 'gather', from: 'funan' },
      { do: 'strike' },
    ]);
  });
});
