import { expect, it } from 'vitest';

import { parse } from '../src/lib/addresses';

it.each([
  ['/', 'lobby'],
  ['/new', 'new'],
  ['/credits', 'credits'],
  ['/t/abc', 'table'],
  ['/t/abc/replay', 'replay'],
  ['/rules/empires-end', 'rules'],
  ['/learn/first-empires', 'learn'],
  ['/lesson/first-empires', 'lesson'],
])('%s leads to %s', (path, page) => {
  expect(parse(path, '', '').page).toBe(page);
});

it.each(['/nothing', '/new/one', '/t', '/t/abc/nothing', '/t/abc/replay/more', '/rules', '/%zz'])(
  '%s leads nowhere, and says so',
  (path) => expect(parse(path, '', '').page).toBe('nowhere'),
);
