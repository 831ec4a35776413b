import { beforeEach, expect, it } from 'vitest';

import type { TableAbout } from '../src/generated/tables';
import { companyOf } from '../src/lobby/company';
import { speak } from '../src/words/words.svelte';

beforeEach(() => speak('en'));

/** What is said of a table of ours where these have the other seats. */
function company(...names: (string | null)[]): string {
  const seats = ['Ada', ...names].map((name, seat) => ({ seat, name }));
  return companyOf({ seats } as unknown as TableAbout, [0]);
}

it('says with whom one plays, and before anybody has come how many there will be', () => {
  expect(company('Bob', 'Cleo')).toBe('with Bob and Cleo');
  expect(company('Bob', null)).toMatch(/^with Bob and some/);
  expect(company(null, null)).toBe('Table of three');
  expect(company()).toBe('');
});
