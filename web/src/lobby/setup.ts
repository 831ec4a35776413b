/** The table that is being set up in the lobby, and what is asked of the server for it. */

import type { Option } from '../generated/tables';
import type { NewSeat, NewTable } from '../generated/http';

export type Kind = 'you' | 'device' | 'link' | 'open' | 'bot';

export interface SeatPlan {
  kind: Kind;
  name: string;
  level: string;
}

export interface Plan {
  game: string;
  seats: SeatPlan[];
  options: Record<string, Option>;
  /** Seconds for a decision; 0: nobody is hurried. */
  clock: number;
  listed: boolean;
}

export const USUAL_LEVEL = 'steward';

export function bot(level = USUAL_LEVEL): SeatPlan {
  return { kind: 'bot', name: '', level };
}

/** One person against bots: two of them, if so many may play. */
export function solo(game: string, name: string, players: [number, number]): Plan {
  const you: SeatPlan = { kind: 'you', name, level: USUAL_LEVEL };
  const seats = fitting([you, bot(), bot()], players);
  return { game, seats, options: {}, clock: 0, listed: false };
}

/** As many of the seats as may play; bots where there are too few. */
export function fitting(seats: SeatPlan[], [least, most]: [number, number]): SeatPlan[] {
  const missing = Array.from({ length: Math.max(0, least - seats.length) }, () => bot());
  return [...seats.slice(0, most), ...missing];
}

/** The same seats, but with usual bots in the place of those that are not offered. */
export function offeredOnly(seats: SeatPlan[], levels: string[]): SeatPlan[] {
  return seats.map((seat) =>
    seat.kind !== 'bot' || levels.includes(seat.level) ? seat : { ...seat, level: USUAL_LEVEL },
  );
}

const KEY = 'empires.plan';

/** Keep the plan for the next time. */
export function remember(plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // Nothing can be kept here: the next table is set up anew.
  }
}

/** The plan of the last time, if there is one. */
export function lastPlan(): Plan | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Plan | null;
  } catch {
    return null;
  }
}

/** The plan as the server wants it; names that nobody gave are made up by `named`. */
export function wanted(plan: Plan, named: (seat: number) => string): NewTable {
  const seats = plan.seats.map((seat, number): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    if (seat.kind === 'open') return { kind: 'open' };
    if (seat.kind === 'link') return { kind: 'human' };
    return { kind: 'human', name: seat.name.trim() || named(number) };
  });
  return {
    game: plan.game,
    seats,
    options: plan.options,
    listed: plan.listed,
    clock: plan.clock ? { seconds: plan.clock } : null,
  };
}
