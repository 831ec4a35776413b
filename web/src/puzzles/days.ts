/** Days as puzzles count them: those of UTC, by number, so that no clock that is put forward matters. */

const DAY = 86_400_000;

/** The number of the day that it is everywhere. */
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** When the next day begins. */
export const endOf = (day: number): Date => new Date((day + 1) * DAY);

/** The one of the day, the same for everybody: the list is taken in turn. */
export function dailyOf<P>(list: readonly P[], day: number): P | undefined {
  return list.length ? list[day % list.length] : undefined;
}

/** How many days in a row, up to today or yesterday: today may still come. */
export function streakOf(solved: ReadonlySet<number>, today: number): number {
  let day = solved.has(today) ? today : today - 1;
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day -= 1;
  }
  return count;
}

/** The most days in a row that there ever were. */
export function longestOf(solved: ReadonlySet<number>): number {
  return Math.max(0, ...[...solved].map((day) => streakOf(solved, day)));
}
