import { expect, it } from 'vitest';

import { Axis } from '../src/replay/axis';

it('gives every part of a game the same width', () => {
  const axis = new Axis([0, 10, 12], 20);
  expect(axis.stretches.map(({ left }) => left)).toEqual([0, 1 / 3, 2 / 3]);
  expect(axis.x(5)).toBeCloseTo(1 / 6);
  expect(axis.x(11)).toBeCloseTo(1 / 2);
  expect(axis.x(20)).toBe(1);
});

it('finds the move under any place, and back', () => {
  const axis = new Axis([4, 9], 30);
  for (let ply = 0; ply <= 30; ply++) expect(axis.ply(axis.x(ply))).toBe(ply);
  expect(axis.ply(-1)).toBe(0);
  expect(axis.ply(2)).toBe(30);
});

it('is one part where nothing is said about parts', () => {
  const axis = new Axis([], 8);
  expect(axis.x(4)).toBe(0.5);
  expect(axis.at(8)).toBe(0);
});

it('has room for a game that has not begun', () => {
  expect(new Axis([0], 0).x(0)).toBe(0);
});
