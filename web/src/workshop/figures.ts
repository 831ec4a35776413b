/** How figures of a measurement are written, and where they lie on their common scale. */

import type { Estimated, ValueForm } from '../generated/workshop';

export function figure(form: ValueForm, value: number, lang: string): string {
  const share = form === 'share';
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const signDisplay = form === 'margin' ? 'exceptZero' : 'auto';
  const written = new Intl.NumberFormat(lang, { ...digits, signDisplay, useGrouping: false });
  return written.format(share ? 100 * value : value) + (share ? ' %' : '');
}

/** A difference of two figures: always with its sign. */
export const difference = (form: ValueForm, value: number, lang: string): string =>
  figure('margin', form === 'share' ? 100 * value : value, lang);

/**
 * From a figure of these rows to 0 to 100. Figures of different kinds, such as moves and points,
 * lie each around its own middle.
 */
export function scaleOf(rows: readonly Estimated[]): (row: Estimated, value: number) => number {
  const inside = (row: Estimated) =>
    [row.value, row.low, row.high, row.beside].filter((each) => each !== null);
  const of = (some: readonly Estimated[]) => {
    const all = some.flatMap(inside);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const room = (high - low) * 0.05 || 1;
    return (value: number) => (100 * (value - low + room)) / (high - low + 2 * room);
  };
  const alike = rows.every(({ form }) => form === rows[0]?.form) && rows[0]?.form !== 'number';
  const common = of(rows);
  return (row, value) => (alike ? common : of([row]))(value);
}
