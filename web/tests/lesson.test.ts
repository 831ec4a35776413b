import { beforeEach, expect, it, vi } from 'vitest';

import type { GameAbout } from '../src/generated/http';
import { meet } from '../src/lesson/kept.svelte';
import { ownGame } from '../src/lesson/own';
import { overlap, placeFor, type Box } from '../src/lesson/placing';
import { allOf, newIn } from '../src/lesson/tips';

const FRAME: Box = { left: 0, top: 50, right: 390, bottom: 580 };
const SIZE = { width: 370, height: 180 };

function boxAt({ left, top }: { left: number; top: number }): Box {
  return { left, top, right: left + SIZE.width, bottom: top + SIZE.height };
}

const LIT: [where: string, box: Box][] = [
  ['at the top', { left: 10, top: 60, right: 80, bottom: 180 }],
  ['at the bottom', { left: 200, top: 420, right: 300, bottom: 570 }],
  ['in the middle', { left: 150, top: 250, right: 250, bottom: 380 }],
  ['over the frame', { left: 0, top: 0, right: 390, bottom: 45 }],
  ['below the frame', { left: 150, top: 590, right: 220, bottom: 640 }],
];

it.each(LIT)('words stand beside what is lit %s', (_, lit) => {
  const box = boxAt(placeFor([lit], SIZE, FRAME));
  expect(overlap(box, lit)).toBe(0);
  expect(box.top).toBeGreaterThanOrEqual(FRAME.top);
  expect(box.bottom).toBeLessThanOrEqual(FRAME.bottom);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(FRAME.right);
});

it('words hide none of several lit things, if there is room', () => {
  const lit = LIT.slice(0, 1).map(([, box]) => box);
  lit.push({ left: 300, top: 60, right: 380, bottom: 180 });
  const box = boxAt(placeFor(lit, SIZE, FRAME));
  expect(lit.map((each) => overlap(box, each))).toEqual([0, 0]);
});

it('words stand in the middle where nothing is lit', () => {
  const { top } = placeFor([], SIZE, FRAME);
  expect(top).toBe((FRAME.top + FRAME.bottom - SIZE.height) / 2);
});

const about = (options: GameAbout['options']) =>
  ({ name: 'any', players: [3, 5], lesson: { short: true }, options }) as unknown as GameAbout;

it('the game after a lesson is short where the game can be, and against the easiest bots', () => {
  const plan = ownGame(about({ short: [false, true] }), 'Ada');
  expect(plan.options).toEqual({ short: true });
  expect(plan.seats.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
    'you settler',
    'bot settler',
    'bot settler',
  ]);
  expect(ownGame(about({}), 'Ada').options).toEqual({});
});

const NOTIONS = {
  prefix: 'xx',
  all: { one: () => true, two: () => true, three: () => false },
  title: (notion: string) => notion,
  tell: (notion: string) => notion,
};

beforeEach(() => vi.stubGlobal('localStorage', undefined));

it('a notion is new once, and found again for ever', () => {
  const view = {} as never;
  expect(newIn(NOTIONS, view)).toEqual(['one', 'two']);
  meet('xx-two');
  expect(newIn(NOTIONS, view)).toEqual(['one']);
  expect(allOf(NOTIONS).map(({ notion }) => notion)).toEqual(['two', 'one', 'three']);
});
