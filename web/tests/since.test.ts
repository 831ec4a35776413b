import { describe, expect, it } from 'vitest';

import type { Line } from '../src/generated/lines';
import { confirm, confirmedAt } from '../src/quiet/confirmed.svelte';
import { decidedAt, isWorthARecap, sinceLines } from '../src/quiet/since';

const line = (ply: number, seat?: number, heading: string | null = null): Line => ({
  ply,
  event: { event: 'moved', rule: '', ...(seat !== undefined && { seat }) },
  text: '',
  parts: [],
  heading,
});

/** We are seat 0: we move at 2 and are hit by what seat 1 does at 4. */
const LOG = [line(0, 0), line(1, 1), line(2, 0), line(2), line(3, 2), line(4, 1), line(4, 0)];

describe('what happened since a seat confirmed something', () => {
  it('is what the log tells of later plies', () => {
    expect(sinceLines(LOG, 2).map(({ ply }) => ply)).toEqual([3, 4, 4]);
    expect(sinceLines(LOG, 4)).toEqual([]);
  });

  it('is known from the log where nothing else tells: whoever moved is told of first', () => {
    expect(decidedAt(LOG, 0)).toBe(1);
    expect(decidedAt(LOG, 1)).toBe(3);
    expect(decidedAt(LOG, 3)).toBe(-1);
    expect(decidedAt([line(0, 0)], 0)).toBe(-1);
  });

  it('does not take the opening of a turn for a decision', () => {
    expect(decidedAt([...LOG, line(5, 0, 'turn'), line(5, 0)], 0)).toBe(1);
  });

  it('begins where the table stood at the last confirmation, for each seat and table', () => {
    expect(confirmedAt('A', 0, LOG)).toBe(1);
    confirm('A', 0, 3);
    expect(confirmedAt('A', 0, LOG)).toBe(3);
    expect(confirmedAt('A', 1, LOG)).toBe(3);
    expect(confirmedAt('B', 0, LOG)).toBe(1);
  });

  it('stays while the confirmation is on its way, and comes back when it is taken back', () => {
    confirm('C', 0, 1);
    confirm('C', 0, 4);
    expect(confirmedAt('C', 0, LOG, 4)).toBe(1);
    expect(confirmedAt('C', 0, LOG, 5)).toBe(4);
    expect(confirmedAt('C', 0, LOG, 4)).toBe(1);
    confirm('C', 0, 2);
    expect(confirmedAt('C', 0, LOG, 6)).toBe(2);
  });

  it('is nothing for those who only look on', () => {
    expect(sinceLines(LOG, confirmedAt('A', null, LOG))).toEqual([]);
  });

  it('is worth a recap from three acts of others on', () => {
    const chips = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
    expect(isWorthARecap(chips, 0)).toBe(false);
    expect(isWorthARecap([...chips, { seat: 1 }], 0)).toBe(true);
  });
});
