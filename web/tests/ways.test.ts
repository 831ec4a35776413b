import { describe, expect, it } from 'vitest';

import { costs, trail, waysOf, type Telling } from '../src/first-empires/ways';
import type { Choice, MoveExplorers, SpaceTarget } from '../src/generated/first_empires/prompts';
import { fitting, keyOf, meant } from '../src/table/picks';
import { aChoice } from './kit';

const space = (name: string): SpaceTarget => ({ zone: 'space', space: name });

function step(id: number, from: string, to: string): Choice {
  return {
    ...aChoice,
    id,
    move: { do: 'move', from, to },
    effects: [],
    targets: [space(from), space(to)],
  };
}

const prompt: MoveExplorers = {
  id: '0-1',
  seat: 0,
  kind: 'move_explorers',
  rule: 'FE-MOV-1',
  text: '',
  groups: [],
  movement: 4,
  swords: 0,
  journeys: [
    { from: 'parsa', path: ['east', 'sahul'] },
    { from: 'parsa', path: ['scythia', 'rus'] },
  ],
  conquests: [
    { region: 'aksum', needed: 2, points: 2, from: { parsa: 2 } },
    { region: 'funan', needed: 2, points: 4, from: {} },
  ],
  choices: [
    step(1, 'parsa', 'east'),
    step(2, 'parsa', 'scythia'),
    step(3, 'scythia', 'parsa'),
    {
      ...step(4, '', ''),
      move: { do: 'assault', region: 'aksum' },
      targets: [space('aksum')],
    },
  ],
};
const tell: Telling = {
  journey: ({ path }) => ({ title: path.join(' '), detail: '' }),
  conquest: ({ region }) => ({ title: region, detail: '' }),
};
const ways = waysOf(prompt, tell);
const all = [...prompt.choices, ...ways];

describe('ways of several moves', () => {
  it('are those that the server tells, with what is played for them', () => {
    expect(ways.map((way) => way.title)).toEqual(['aksum', 'east sahul', 'scythia rus']);
    expect(ways[0]!.legs).toEqual([
      { do: 'assault', region: 'aksum' },
      { do: 'gather', from: 'parsa' },
      { do: 'gather', from: 'parsa' },
      { do: 'strike' },
    ]);
    expect(ways[1]!.legs).toEqual([
      { do: 'move', from: 'parsa', to: 'east' },
      { do: 'move', from: 'east', to: 'sahul' },
    ]);
    expect(trail(ways[1]!)).toEqual(['parsa', 'east', 'sahul']);
  });

  it('are in the list if they are conquests, before single steps; journeys are on the map', () => {
    expect(ways.map(({ unlisted }) => unlisted ?? false)).toEqual([false, true, true]);
    expect(ways.every(({ rank }) => rank < 0)).toBe(true);
  });

  it('have numbers that no choice of the server has', () => {
    expect(ways.every(({ id }) => id < 0)).toBe(true);
    expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length);
  });

  it('cost as many points as they have steps', () => {
    expect(Object.fromEntries(costs(all, []))).toEqual({
      east: 1,
      scythia: 1,
      parsa: 1,
      sahul: 2,
      rus: 2,
    });
    expect([...costs(all, ['space:scythia']).keys()]).toEqual(['parsa']);
  });

  it('are meant by a click on where they lead', () => {
    expect(meant(all, [keyOf(space('sahul'))])).toBe(ways[1]);
    expect(meant(all, [keyOf(space('aksum'))])).toBe(ways[0]);
  });

  it('begin where the first click was', () => {
    const left = fitting(all, [keyOf(space('scythia'))]);
    expect(left.map(({ id }) => id)).toEqual([3]);
  });
});
