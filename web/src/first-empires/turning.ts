/** Turning a die for a card as one choice: the card that is given away, and the face. */

import type { AnyPrompt, Choice } from '../generated/first_empires/prompts';
import type { FirstEmpiresView, HandCard } from '../generated/first_empires/views';
import type { Face } from '../generated/first_empires/words';
import type { Named } from './ways';
import type { Offer } from '../table/picks';

export const FACES: Face[] = ['orange', 'blue', 'purple', 'green', 'yellow', 'sword'];

/** The cards that can be given away for it, the least hopeful first. */
export function payable(prompt: AnyPrompt | null, view: FirstEmpiresView): HandCard[] {
  const cards = (prompt?.choices ?? []).flatMap(({ move }) =>
    move.do === 'discard' ? [move.card] : [],
  );
  const hand = view.seat === null ? [] : (view.seats[view.seat]?.hand ?? []);
  const hope = ({ progress, count, points }: HandCard) =>
    (progress / Math.max(1, count)) * 10 + points / 10;
  return hand.filter(({ card }) => cards.includes(card)).toSorted((a, b) => hope(a) - hope(b));
}

/** The faces that a die can be turned to now. */
export function facesFor(prompt: AnyPrompt | null, die: number, now: Face): Face[] {
  if (prompt?.kind === 'convert_die')
    return prompt.choices.flatMap(({ move }) =>
      move.do === 'turn' && move.die === die ? [move.face] : [],
    );
  const others = FACES.filter((face) => face !== now);
  return prompt?.kind === 'swords' ? others.filter((face) => face === 'sword') : others;
}

/** Give the card away and turn the die; where the card is given already, only turn it. */
export function turnOf(
  prompt: AnyPrompt,
  die: number,
  face: Face,
  card: string | undefined,
  named: Named,
): Offer<Choice> | null {
  if (prompt.kind === 'convert_die')
    return (
      prompt.choices.find(
        ({ move }) => move.do === 'turn' && move.die === die && move.face === face,
      ) ?? null
    );
  const discard = prompt.choices.find(({ move }) => move.do === 'discard' && move.card === card);
  if (!discard || !card) return null;
  return {
    ...discard,
    ...named,
    text: named.title,
    id: -1000 - die * 10 - FACES.indexOf(face),
    move: { do: 'turn', die, face },
    legs: [discard.move, { do: 'turn', die, face }],
    targets: [
      { zone: 'die', die },
      { zone: 'hand', card },
    ],
    effects: [],
    unlisted: true,
  };
}
