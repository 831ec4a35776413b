/** A small world for tests of First Empires: four regions in a row, an ocean at both ends. */

import type { Die, FirstEmpiresView, Region } from '../src/generated/first_empires/views';
import type { Colour, Face } from '../src/generated/first_empires/words';

export function aRegion(
  region: string,
  colour: Colour,
  borders: string[],
  more: Partial<Region> = {},
): Region {
  return {
    region,
    colour,
    continent: '',
    borders,
    holder: null,
    explorers: 0,
    needed: null,
    points: null,
    cities: [],
    used: false,
    ...more,
  };
}

export const dice = (...faces: Face[]): Die[] =>
  faces.map((face, at) => ({ die: at + 1, face, used: false }));

export function aWorld(
  explorers: Record<string, number>,
  more: Partial<FirstEmpiresView> = {},
): FirstEmpiresView {
  const held = (region: string) => ((explorers[region] ?? 0) > 0 ? 0 : null);
  const track = (colour: Colour) => ({ colour, level: 0, values: [1, 2, 3], points: [0, 2, 5] });
  return {
    seat: 0,
    turn: 0,
    names: ['Ada', 'Livia'],
    regions: [
      aRegion('rus', 'green', ['scythia', 'sea'], { holder: held('rus') }),
      aRegion('scythia', 'green', ['rus', 'parsa'], { holder: held('scythia') }),
      aRegion('parsa', 'purple', ['scythia', 'indus'], { holder: held('parsa') }),
      aRegion('indus', 'yellow', ['parsa', 'sea'], { holder: 1, explorers: 1 }),
    ],
    oceans: [{ ocean: 'sea', borders: ['rus', 'indus'], explorers: 0 }],
    seats: [
      { seat: 0, explorers, tracks: [track('green'), track('purple'), track('yellow')], hand: [] },
      { seat: 1, explorers: { indus: 1 }, tracks: [], hand: null },
    ],
    dice: [],
    ...more,
  } as unknown as FirstEmpiresView;
}
