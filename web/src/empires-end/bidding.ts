/** A sealed bid as one decision: axes and coins together. */

import type { BidAxesPrompt, BidCoinsPrompt, Choice } from '../generated/empires_end/prompts';
import type { Thing } from '../generated/library';
import type { Offer } from '../table/picks';
import { say } from '../words/words.svelte';

export type BidPrompt = BidAxesPrompt | BidCoinsPrompt;

export interface Bid {
  axes: number;
  coins: number;
}

/** One part of a conflict card: from which strength on, and what it gives. */
export interface Band {
  name: 'low' | 'middle' | 'high';
  from: number;
  points: number;
  gain: number[];
}

interface Printed {
  low_to: number;
  high_from: number;
  low: { points: number; gain: number[] };
  middle: { points: number; gain: number[] };
  high: { points: number; gain: number[] };
}

export function bandsOf(thing: Thing | undefined): Band[] {
  if (!thing) return [];
  const { low_to, high_from, low, middle, high } = thing.data as unknown as Printed;
  return [
    { name: 'low', from: 0, points: low.points, gain: low.gain },
    { name: 'middle', from: low_to + 1, points: middle.points, gain: middle.gain },
    { name: 'high', from: high_from, points: high.points, gain: high.gain },
  ];
}

export function bandAt(bands: Band[], strength: number): Band | undefined {
  return bands.findLast(({ from }) => strength >= from);
}

/** What may be bid at most; axes that are bid already stay. */
export function limits(prompt: BidPrompt): { least: Bid; most: Bid } {
  const offered = prompt.choices.map(({ move }) =>
    move.do === 'bid_axes' ? move.axes : move.do === 'bid_coins' ? move.coins : 0,
  );
  const most = Math.max(0, ...offered);
  return prompt.kind === 'bid_axes'
    ? { least: { axes: 0, coins: 0 }, most: { axes: most, coins: prompt.coins } }
    : { least: { axes: prompt.axes, coins: 0 }, most: { axes: prompt.axes, coins: most } };
}

/** The bid that reaches a strength: axes first, since coins pay for anything. */
export function reaching(prompt: BidPrompt, strength: number): Bid | null {
  const { least, most } = limits(prompt);
  const needed = Math.max(0, strength - prompt.strength);
  const axes = Math.max(least.axes, Math.min(most.axes, needed));
  const coins = Math.max(0, needed - axes);
  return coins <= most.coins ? { axes, coins } : null;
}

/** It as a choice that is played in two moves; the server says what the first of them is like, so one of axes alone. */
export function bidOffer(prompt: BidPrompt, { axes, coins }: Bid): Offer<Choice> | null {
  const wanted = prompt.choices.find(({ move }) =>
    move.do === 'bid_axes' ? move.axes === axes : move.do === 'bid_coins' && move.coins === coins,
  );
  if (!wanted || prompt.kind === 'bid_coins') return wanted ?? null;
  const legs: Choice['move'][] = [
    { do: 'bid_axes', axes },
    { do: 'bid_coins', coins },
  ];
  const strength = prompt.strength + axes + coins;
  const text = coins ? say('ee-web-bid-both', { axes, coins, strength }) : wanted.text;
  return { ...wanted, text, id: -1 - axes * 1000 - coins, legs, unlisted: true };
}

/** Read back from what is chosen, by steppers, a key or a hint. */
export function bidOf(prompt: BidPrompt, chosen: Offer<Choice> | null): Bid {
  const { least } = limits(prompt);
  return (chosen?.legs ?? (chosen ? [chosen.move] : [])).reduce<Bid>(
    (bid, move) =>
      move.do === 'bid_axes'
        ? { ...bid, axes: move.axes }
        : move.do === 'bid_coins'
          ? { ...bid, coins: move.coins }
          : bid,
    least,
  );
}
