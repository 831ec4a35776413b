import { expect, it } from 'vitest';

import { paceOf } from '../src/lib/pace';
import { arc, arcPath } from '../src/motion/arcs';
import { beatsIn, changedBy, heldBy, lengthOf, starts, type Beat } from '../src/motion/motions';
import { CUES } from '../src/motion/cues';

const beat = (ms: number, along = false): Beat => ({ motions: [], ms, along });

it('plays beats one after the other, and some along with the one before', () => {
  const beats = [beat(200), beat(300), beat(100, true), beat(50)];
  expect(starts(beats)).toEqual([0, 200, 260, 500]);
  expect(lengthOf(beats)).toBe(550);
  expect(lengthOf([])).toBe(0);
});

it('asks the game about each event, and tells it what happened before', () => {
  const events = ['a', 'b', 'c'].map((event) => ({ event, rule: '' }));
  const asked: string[] = [];
  const beats = beatsIn(
    events,
    ({ event }, _before, _after, earlier) => {
      asked.push([...earlier!, { event }].map((each) => each.event).join(''));
      return event === 'b' ? null : beat(1);
    },
    {} as never,
    {} as never,
  );
  expect(asked).toEqual(['a', 'ab', 'abc']);
  expect(beats).toHaveLength(2);
});

it('holds what changes its look, not what is only passed by', () => {
  expect(heldBy({ kind: 'fly', art: 'coin', from: 'a', to: 'b' })).toEqual([]);
  expect(heldBy({ kind: 'cross', one: 'a', other: 'b' })).toEqual(['a', 'b']);
  expect(heldBy({ kind: 'shrink', from: 'a', to: 'a' })).toEqual(['a']);
  expect(heldBy({ kind: 'crack', at: 'a' })).toEqual(['a']);
  expect(changedBy({ kind: 'fly', art: 'coin', from: 'a', to: 'b' })).toEqual(['b']);
});

it('flies on an arc from the one to the other', () => {
  const points = arc({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(points[0]).toEqual({ x: 0, y: 0 });
  expect(points.at(-1)).toEqual({ x: 100, y: 0 });
  expect(points[4]!.y).toBeLessThan(-20);
  expect(arc({ x: 0, y: 0 }, { x: 100, y: 0 }, -1)[4]!.y).toBeGreaterThan(20);
  expect(arcPath({ x: 0, y: 0 }, { x: 100, y: 0 })).toMatch(/^M0 0Q50 -\d+ 100 0$/);
});

it('is heard for 400 ms at most, and softly', () => {
  for (const [cue, tones] of Object.entries(CUES)) {
    const end = Math.max(...tones.map(({ at, lasts }) => at + lasts));
    expect(end, cue).toBeLessThanOrEqual(0.4 + 1e-9);
    for (const { loud } of tones) expect(loud, cue).toBeLessThan(0.3);
  }
});

it('understands the paces that were kept by an older page', () => {
  expect(['steps', 'instantly', 'fast', 'instant', 'nonsense'].map(paceOf)).toEqual([
    'normal',
    'instant',
    'fast',
    'instant',
    'normal',
  ]);
});
