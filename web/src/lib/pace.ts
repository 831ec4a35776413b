/** How fast others' moves are shown. */

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** By how much time is stretched; 0: nothing moves. */
export const TEMPO: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** A pace that was kept; an older page had two, of other names. */
export function paceOf(kept: string): Pace {
  if (kept === 'instantly') return 'instant';
  return PACES.find((pace) => pace === kept) ?? 'normal';
}
