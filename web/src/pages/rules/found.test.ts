import { expect, test } from 'vitest';

import type { Rule } from '../../generated/library';
import { matching, pieces } from './found';

const rule = (id: string, text: string, ruling: string | null = null): Rule => ({
  id,
  chapter: 'DIS',
  title: 'A title',
  text,
  ruling,
  ruleset: null,
  parts: [],
  proofs: [],
});
const RULES = [
  rule('EE-DIS-1', 'A fire burns.'),
  rule('EE-DIS-2', 'Coins avert a fire.', 'Ours: wheat.'),
];

test('all words must be in a rule, in any order and place', () => {
  expect(matching(RULES, '').length).toBe(2);
  expect(matching(RULES, 'fire COINS').map(({ id }) => id)).toEqual(['EE-DIS-2']);
  expect(matching(RULES, 'ee-dis-1').map(({ id }) => id)).toEqual(['EE-DIS-1']);
  expect(matching(RULES, 'wheat').map(({ id }) => id)).toEqual(['EE-DIS-2']);
  expect(matching(RULES, 'fire flood')).toEqual([]);
});

test('what is searched for is marked, and nothing is lost', () => {
  const cut = pieces('Coins avert a fire.', 'FIRE co');
  expect(cut.filter(({ found }) => found).map(({ text }) => text)).toEqual(['Co', 'fire']);
  expect(cut.map(({ text }) => text).join('')).toBe('Coins avert a fire.');
  expect(pieces('Plain.', '')).toEqual([{ text: 'Plain.', found: false }]);
});
