import { expect, it } from 'vitest';

import type { Choice } from '../src/lib/types';
import { titled } from '../src/table/wording';

function told(text: string, hint = ''): { title: string; rest: string } {
  return titled({
    id: 1,
    text,
    hint,
    rule: '',
    move: { do: 'x' },
    effects: [],
    forecast: 0,
    final: false,
    targets: [],
  } as Choice);
}

it('cuts a choice into what it is and what follows from it', () => {
  expect(told('Take it: lose Farm 8, gain no bids', 'You are first player now.')).toEqual({
    title: 'Take it',
    rest: 'Lose Farm 8, gain no bids. You are first player now.',
  });
  expect(told('Avert with wheat (you hold 2)')).toEqual({
    title: 'Avert with wheat',
    rest: 'You hold 2.',
  });
  expect(told('Keep the dice')).toEqual({ title: 'Keep the dice', rest: '' });
});
