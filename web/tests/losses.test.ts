import { describe, expect, it } from 'vitest';

import { lossAt, victims } from '../src/empires-end/losses';
import type { Disaster } from '../src/generated/empires_end/views';
import { row } from './empire';

const at = (position: number, disaster = 0): Disaster => ({
  disaster,
  card: `flood-${position}`,
  position,
  bids: [],
  pot: {},
});
const losses = (places: ReturnType<typeof row>, ...open: Disaster[]) =>
  places.map((place) => lossAt(place, places, open));

describe('what an open disaster would take', () => {
  it('is the place it threatens', () => {
    expect(losses(row('F3 T18 A5'), at(2))).toEqual([
      null,
      { disaster: 0, how: 'hit', points: 18 },
      null,
    ]);
  });

  it('is one of its neighbours where it is a ruin, EE-DIS-6', () => {
    expect(losses(row('F3 T18x A5'), at(2))).toEqual([
      { disaster: 0, how: 'instead', points: 3 },
      { disaster: 0, how: 'passes', to: [1, 3] },
      { disaster: 0, how: 'instead', points: 5 },
    ]);
  });

  it('is the nearest healthy one beyond ruins, and the row does not wrap', () => {
    expect(victims(row('F3x T18x A5x R9 C32'), 1)).toEqual([4]);
    expect(victims(row('F3 T18x A5x R9x C32'), 3)).toEqual([1, 5]);
  });

  it('is nothing where nothing is left, EE-DIS-7', () => {
    expect(losses(row('F3x T18x'), at(1))).toEqual([null, null]);
  });

  it('names the disaster of each place where there are two', () => {
    const told = losses(row('F3 T18 A5'), at(1, 0), at(3, 1));
    expect(told.map((loss) => loss?.disaster)).toEqual([0, undefined, 1]);
  });
});
