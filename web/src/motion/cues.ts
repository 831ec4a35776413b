/** What each cue is made of. */

import type { Cue } from './motions';

export interface Tone {
  wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  /** Hertz; of a noise what is let through. It glides to the second, if there is one. */
  pitch: [number, number?];
  /** Seconds. */
  at: number;
  lasts: number;
  loud: number;
}

const tone = (
  wave: Tone['wave'],
  pitch: Tone['pitch'],
  at: number,
  lasts: number,
  loud: number,
) => ({
  wave,
  pitch,
  at,
  lasts,
  loud,
});

export const CUES: Record<Cue, Tone[]> = {
  // A soft lyre: three strings.
  'your-move': [
    tone('triangle', [440], 0, 0.3, 0.07),
    tone('triangle', [587], 0.07, 0.3, 0.07),
    tone('triangle', [880], 0.14, 0.26, 0.05),
  ],
  // A low drum.
  disaster: [tone('sine', [110, 46], 0, 0.38, 0.22), tone('noise', [220], 0, 0.05, 0.06)],
  // Clay on clay.
  averted: [tone('noise', [2100], 0, 0.04, 0.1), tone('sine', [900, 700], 0, 0.06, 0.05)],
  // Walls that crumble.
  ruin: [
    tone('noise', [900, 140], 0, 0.38, 0.16),
    tone('noise', [1600, 500], 0.06, 0.12, 0.07),
    tone('sine', [80, 40], 0.04, 0.3, 0.12),
  ],
  // Two taps of a hammer.
  build: [tone('noise', [1300], 0, 0.05, 0.12), tone('noise', [1500], 0.13, 0.05, 0.12)],
  // Wax that snaps.
  seal: [tone('noise', [3200], 0, 0.03, 0.09), tone('noise', [700], 0.02, 0.07, 0.08)],
  // A short horn.
  highest: [tone('sawtooth', [233], 0, 0.14, 0.04), tone('sawtooth', [349], 0.12, 0.28, 0.045)],
  end: [262, 330, 392, 523].map((pitch, i) =>
    tone('triangle', [pitch], i * 0.02, 0.4 - i * 0.02, 0.05),
  ),
};
