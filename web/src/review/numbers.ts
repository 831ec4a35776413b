/** Numbers as a review writes them, in the reader's language. */

import { settings } from '../lib/settings.svelte';

const MINUS = '−';

export function number(n: number, digits = 1): string {
  const format = new Intl.NumberFormat(settings.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${n < 0 ? MINUS : ''}${format.format(Math.abs(n))}`;
}

/** With its sign, and a real minus. */
export function signed(n: number, digits = 1): string {
  const text = number(Math.abs(n), digits);
  return `${n < 0 ? MINUS : '+'}${text}`;
}

/** The sign of a band, never its colour alone. */
export const SIGNS: Record<string, string> = {
  best: '✓',
  fine: '·',
  doubtful: '?!',
  mistake: '?',
  blunder: '??',
};
