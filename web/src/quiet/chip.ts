/** What somebody did, in the fewest words: for the strip above a question and for the recap. */

/** A piece of a chip: words, or the address of a picture and what those hear who can't see it. */
export type ChipPart = string | { art: string; words: string };

export interface Chip {
  seat: number;
  /** Red for what was lost, green for points and what was rebuilt. */
  tone: '' | 'bad' | 'good';
  parts: ChipPart[];
  /** Where it happened, as keys of what can be pointed at: they light up with the chip. */
  places: string[];
  /** Where the table stood after it. */
  ply: number;
  /** Those of the places that look different now: they bear the chip's number. */
  marks: string[];
  /** By how much it certainly changed what the seat would score. */
  points: number;
  /** The same in whole sentences. */
  words: string;
  /** Which of the chips of its recap it is; 0: it stands alone. */
  number: number;
}

/** The chips of each seat, in the order in which the seats did something first. */
export function bySeat(chips: Chip[]): [seat: number, chips: Chip[]][] {
  const seats = [...new Set(chips.map(({ seat }) => seat))];
  return seats.map((seat) => [seat, chips.filter((chip) => chip.seat === seat)]);
}

/** Which chip each changed place tells of; of several the newest. */
export function marksOf(chips: Chip[]): Map<string, Chip> {
  return new Map(chips.flatMap((chip) => chip.marks.map((key) => [key, chip] as const)));
}
