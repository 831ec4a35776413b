import { describe, expect, it } from 'vitest';

import { standings } from '../src/empires-end/standing';
import { empire, viewOf } from './empire';

const parts = (track: number, locations: number, abilities: number) => ({
  forecast: { track, locations, abilities, total: track + locations + abilities, exact: true },
});
const view = viewOf([empire(0, 'F3', parts(4, 132, 8)), empire(1, 'F3', parts(10, 60, 0))]);

describe('the standing if it ended now', () => {
  it('draws every part as a share of the longest bar', () => {
    const [own, other] = standings(view, undefined);
    expect(own).toMatchObject({ total: 144, next: 144, lost: 0, won: 0 });
    const sum = own!.track + own!.locations + own!.abilities;
    expect(sum).toBeCloseTo(100 / 1.05);
    expect(other!.track / other!.locations).toBeCloseTo(10 / 60);
  });

  it('takes what would be lost from the end of the own bar alone', () => {
    const before = standings(view, undefined)[0]!;
    const [own, other] = standings(view, 130);
    expect(own).toMatchObject({ next: 130, abilities: 0 });
    expect(own!.track).toBeCloseTo(before.track);
    expect(own!.lost + own!.track + own!.locations).toBeCloseTo(
      before.track + before.locations + before.abilities,
    );
    expect(other).toMatchObject({ next: 70, lost: 0 });
  });

  it('adds what would be won, and stays inside its frame', () => {
    const own = standings(view, 154)[0]!;
    expect(own.won).toBeGreaterThan(0);
    expect(own.track + own.locations + own.abilities + own.won).toBeLessThanOrEqual(100);
  });

  it('says nothing where something hidden decides', () => {
    expect(standings(view, null)[0]).toMatchObject({ total: 144, next: null, lost: 0, won: 0 });
  });
});
