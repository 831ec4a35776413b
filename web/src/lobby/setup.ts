/** The table that is being set up in the lobby, and what is asked of the server for it. */

import type { NewSeat, NewTable } from '../lib/server';
import type { GameName } from '../lib/types';

export type Kind = 'you' | 'device' | 'link' | 'open' | 'bot';

export interface SeatPlan {
  kind: Kind;
  name: string;
  level: string;
}

export interface Plan {
  game: GameName;
  seats: SeatPlan[];
  options: Record<string, string | boolean | number>;
  /** Seconds for a decision; 0: nobody is hurried. */
  clock: number;
  listed: boolean;
}

export const USUAL_LEVEL = 'steward';

export function bot(level = USUAL_LEVEL): SeatPlan {
  return { kind: 'bot', name: '', level };
}

export function solo(game: GameName, name: string): Plan {
  const you: SeatPlan = { kind: 'you', name, level: USUAL_LEVEL };
  return { game, seats: [you, bot(), bot()], options: {}, clock: 0, listed: false };
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
    listed: plan.listed || plan.seats.some((seat) => seat.kind === 'open'),
    clock: plan.clock ? { seconds: plan.clock } : null,
  };
}
