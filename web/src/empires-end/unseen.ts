/** Which cards of Empire's End nobody has seen yet: those in the decks and in others' hands. */

import type { EmpiresEndView } from '../generated/empires_end/views';
import type { Thing } from '../generated/library';
import type { Family } from '../quiet/cards';
import { say } from '../words/words.svelte';
import { artOf } from './art';
import { familyOf } from './cards';
import { keyOf } from './keys';
import { cardName } from './naming';

/** The families of the disaster deck; the ruleset of the manual leaves two in the box. */
const DISASTERS = ['fire', 'riot', 'famine', 'flood', 'blight', 'barbarians'];
const NOT_IN_THE_MANUAL = ['plague', 'earthquake'];
const CONFLICT = 'conflict';

type Where = { zone: 'hand' | 'play' | 'discards' } | { zone: 'empire'; seat: number };

/** Every card that lies open to us, and where. */
function seen(view: EmpiresEndView): Map<string, Where> {
  const found = new Map<string, Where>();
  const add = (cards: (string | null | undefined)[], where: Where) => {
    for (const card of cards) if (card) found.set(card, where);
  };
  add([...view.discards, ...view.conflict_discards], { zone: 'discards' });
  add([...view.disasters.map(({ card }) => card), view.conflict], { zone: 'play' });
  const { prompt } = view;
  if (prompt && 'card' in prompt) add([prompt.card], { zone: 'play' });
  if (prompt?.kind === 'take_two') {
    const offered = prompt.choices.map(({ move }) => (move.do === 'take_card' ? move.card : null));
    add([prompt.taken, ...offered], { zone: 'hand' });
  }
  for (const { seat, hand, row } of view.seats) {
    add(hand ?? [], { zone: 'hand' });
    const lying = row.flatMap(({ innovations }) => innovations.map(({ card }) => card));
    add(lying, { zone: 'empire', seat });
  }
  return found;
}

function familiesOf({ ruleset }: EmpiresEndView): string[] {
  const disasters = ruleset === 'manual' ? DISASTERS : [...DISASTERS, ...NOT_IN_THE_MANUAL];
  return [...disasters, CONFLICT];
}

/** The cards of the pack that this game is played with. */
function cardsOf(view: EmpiresEndView, things: Map<string, Thing>): string[] {
  const played = familiesOf(view);
  return [...things.keys()].filter((slug) => played.includes(familyOf(slug)));
}

export function unseen(view: EmpiresEndView, things: Map<string, Thing>): Set<string> {
  const found = seen(view);
  return new Set(cardsOf(view, things).filter((card) => !found.has(card)));
}

function words(where: Where | undefined, { names, seat: own }: EmpiresEndView): string {
  if (!where) return '';
  if (where.zone !== 'empire') return say('ee-web-card-where', { zone: where.zone });
  return where.seat === own ? say('web-you') : (names[where.seat] ?? '');
}

/** All cards by family, each with where it lies. */
export function families(view: EmpiresEndView, things: Map<string, Thing>): Family[] {
  const found = seen(view);
  const all = cardsOf(view, things);
  return familiesOf(view).map((key) => ({
    key,
    name: cardName(key).trim(),
    art: artOf(key),
    cards: all
      .filter((slug) => familyOf(slug) === key)
      .map((slug) => {
        const where = found.get(slug);
        const place = where?.zone === 'empire' ? keyOf({ zone: 'card', card: slug }) : undefined;
        return { slug, where: words(where, view), ...(place && { place }) };
      }),
  }));
}
