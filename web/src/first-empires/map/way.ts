/** A way over the map that is shown: one that is planned, or one that somebody went. */

export interface Way {
  key: string;
  spaces: string[];
  /** The mark of who goes it, 1 to 5. */
  mark: number;
  /** The number of the chip that tells of it. */
  label?: number;
  /** Only possible: dotted. */
  thin?: boolean;
  faint?: boolean;
  /** Gone in a turn before the last one. */
  old?: boolean;
  /** Points so far, on the way. */
  pips?: { share: number; n: number }[];
}
