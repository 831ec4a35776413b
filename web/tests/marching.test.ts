import { describe, expect, it } from 'vitest';

import { marchOf } from '../src/first-empires/marching';
import { columns, waysOf } from '../src/first-empires/ways';
import type { Conquest, MoveExplorers } from '../src/generated/first_empires/prompts';
import { aWorld } from './world';

const indus = (needed: number, points: number): Conquest => ({
  region: 'indus',
  needed,
  points,
  from: {},
});

describe('who marches for a conquest', () => {
  it('are those whose way is the shortest, over water as over land', () => {
    const view = aWorld({ scythia: 2, rus: 1 });
    expect(marchOf(view, indus(2, 4))).toEqual({
      walks: [
        { from: 'scythia', path: ['parsa'] },
        { from: 'scythia', path: ['parsa'] },
      ],
      beside: { parsa: 2 },
    });
    expect(marchOf(aWorld({ rus: 1 }), indus(1, 2))).toEqual({
      walks: [{ from: 'rus', path: ['sea'] }],
      beside: { sea: 1 },
    });
  });

  it('stay where they are beside the region', () => {
    expect(marchOf(aWorld({ parsa: 1 }), indus(1, 1))).toEqual({ walks: [], beside: { parsa: 1 } });
  });

  it('never go through a region that somebody else holds', () => {
    const view = aWorld({ scythia: 1 });
    view.regions.find(({ region }) => region === 'parsa')!.holder = 1;
    expect(marchOf(view, indus(1, 3))).toEqual({
      walks: [{ from: 'scythia', path: ['rus', 'sea'] }],
      beside: { sea: 1 },
    });
  });

  it('are nobody where there are too few, or the server asks for other points', () => {
    expect(marchOf(aWorld({ scythia: 1 }), indus(2, 4))).toBeNull();
    expect(marchOf(aWorld({ scythia: 1 }), indus(1, 5))).toBeNull();
    expect(marchOf(aWorld({ scythia: 1 }, { turn: null }), indus(1, 2))).toBeNull();
  });
});

describe('the arrows of a chosen conquest', () => {
  const prompt = {
    kind: 'move_explorers',
    rule: '',
    journeys: [],
    choices: [],
    conquests: [indus(2, 4)],
  } as unknown as MoveExplorers;
  const tell = { journey: () => named, conquest: () => named };
  const named = { title: '', detail: '' };
  const chosen = (explorers: Record<string, number>) =>
    waysOf(prompt, tell, aWorld(explorers))[0] ?? null;

  it('are one for each way that is gone, from its first space into the region', () => {
    expect(columns(chosen({ scythia: 2 }))).toEqual([['scythia', 'parsa', 'indus']]);
    expect(columns(chosen({ rus: 1, scythia: 1 }))).toEqual([
      ['rus', 'sea', 'indus'],
      ['scythia', 'parsa', 'indus'],
    ]);
  });

  it('are none where nothing is chosen', () => {
    expect(columns(null)).toEqual([]);
  });
});
