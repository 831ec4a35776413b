/** Which cards a prompt lays out large: a hand to judge, or cards to take. */

import type { Choice } from '../../generated/empires_end/prompts';
import type { EmpiresEndView, Place } from '../../generated/empires_end/views';

export interface Laid {
  cards: string[];
  /** The choice that takes a card; a card without one is only read. */
  choices: Map<string, Choice>;
  /** Taken already. */
  taken: string[];
  /** The own row, where taking a card would destroy something; none: cards tell their price. */
  row: Place[] | null;
}

/** Nothing for a prompt that is not about the hand as a whole. */
export function laidOut(view: EmpiresEndView): Laid | null {
  const { prompt } = view;
  const own = prompt && view.seats[prompt.seat];
  if (!prompt || !own?.hand) return null;
  const base: Laid = { cards: own.hand, choices: new Map(), taken: [], row: null };
  switch (prompt.kind) {
    case 'mulligan':
      return { ...base, row: own.row };
    case 'take_two': {
      const { taken } = prompt;
      const choices = prompt.choices.flatMap((choice) =>
        choice.move.do === 'take_card' ? [[choice.move.card, choice] as const] : [],
      );
      return {
        cards: taken && !own.hand.includes(taken) ? [taken, ...own.hand] : own.hand,
        choices: new Map(choices),
        taken: taken ? [taken] : [],
        row: own.row,
      };
    }
    default:
      return null;
  }
}

/** What a card would destroy if it were taken: the place it hits, unless that lies in ruins. */
export function hitBy(number: number, row: Place[]): Place | undefined {
  return row.find(({ position }) => position === number);
}
