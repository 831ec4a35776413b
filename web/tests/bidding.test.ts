/** A sealed bid as one decision, in the words that whoever can't see its numbers hears. */

import { beforeAll, expect, it } from 'vitest';

import { bidOffer, type BidPrompt } from '../src/empires-end/bidding';
import { speak } from '../src/words/words.svelte';

beforeAll(() => speak('en'));

const prompt = {
  kind: 'bid_axes',
  strength: 0,
  axes: 2,
  coins: 5,
  choices: [0, 1, 2].map((axes) => ({
    id: axes,
    move: { do: 'bid_axes', axes },
    text: `Bid ${axes} axes: strength ${axes} without coins`,
  })),
} as unknown as BidPrompt;

it('names the axes and the coins, so that no two bids sound the same', () => {
  expect(bidOffer(prompt, { axes: 1, coins: 2 })?.text).toBe('Bid 1 axe and 2 coins: strength 3');
  expect(bidOffer(prompt, { axes: 1, coins: 5 })?.text).toBe('Bid 1 axe and 5 coins: strength 6');
  expect(bidOffer(prompt, { axes: 0, coins: 1 })?.text).toBe('Bid 1 coin: strength 1');
});

it('leaves a bid without coins in the words of the server', () => {
  expect(bidOffer(prompt, { axes: 2, coins: 0 })?.text).toBe(
    'Bid 2 axes: strength 2 without coins',
  );
});
