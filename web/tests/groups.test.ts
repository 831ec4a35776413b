import { expect, it } from 'vitest';

import type { Choice, Prompt } from '../src/generated/prompts';
import { gains, onlyGains } from '../src/table/gains';
import { grouped } from '../src/table/groups';
import { aChoice } from './kit';

function choice(id: number, more: Partial<Choice>): Choice {
  return { ...aChoice, id, move: { do: 'any' }, effects: [], targets: [], ...more };
}

const groups = ['fire-9', 'flood-2'].map((key) => ({ key, title: key, lead: '' }));

it('lists choices by what they are about, then those about nothing of it', () => {
  const end = choice(1, {});
  const flood = choice(2, { group: 'flood-2' });
  const fire = choice(3, { group: 'fire-9' });
  expect(grouped(groups, [end, flood, fire])).toEqual([
    { group: groups[0], choices: [fire] },
    { group: groups[1], choices: [flood] },
    { group: null, choices: [end] },
  ]);
  expect(grouped(groups, [fire])).toEqual([{ group: groups[0], choices: [fire] }]);
  expect(grouped([], [end])).toEqual([{ group: null, choices: [end] }]);
});

it('takes at once what only brings something, and sees whether that is all', () => {
  const farm = choice(1, { only_gains: true });
  const swap = choice(2, {});
  const end = choice(3, { ends: true });
  const asked = (...choices: Choice[]) => ({ choices }) as Prompt;
  expect(gains(asked(farm, swap, end))).toEqual([farm]);
  expect(onlyGains(asked(farm, swap, end))).toBe(false);
  expect(onlyGains(asked(farm, end))).toBe(true);
  expect(gains(null)).toEqual([]);
});
