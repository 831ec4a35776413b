/** How a choice looks in the prompt: a short title, the rest below it, and an icon. */

import type { Choice, Thing, View } from '../lib/types';
import { say } from '../words/words.svelte';

/** Where a title ends; brackets only where nothing comes after them. */
const CUT = /: | \((?=[^()]*\)$)|\. |; /;

/** "Take it: lose Farm 8" is a title and what follows from it. */
export function titled(choice: Choice): { title: string; rest: string } {
  const found = CUT.exec(choice.text);
  let title = choice.text;
  let rest = '';
  if (found) {
    title = choice.text.slice(0, found.index);
    rest = choice.text.slice(found.index + found[0].length);
    if (found[0] === ' (') rest = rest.slice(0, -1);
  }
  return { title, rest: [sentence(rest), choice.hint].filter(Boolean).join(' ') };
}

/**
 * Where many choices of one kind are listed, only what sets them apart: the question has said the
 * rest. Nothing for any other choice.
 */
export function briefly(
  { move }: Choice,
  view: View,
  things: Map<string, Thing>,
): string | undefined {
  const called = (space: unknown) =>
    things.get(String(space))?.name ?? say('web-ocean', { ocean: String(space) });
  if (move.do === 'move') return `${called(move.from)} → ${called(move.to)}`;
  if (move.do === 'bid_axes') return String(move.axes);
  if (move.do === 'bid_coins') return String(move.coins);
  if (move.do === 'place' && view.game === 'empires-end' && view.seat !== null) {
    const place = view.seats[view.seat]!.row[Number(move.position) - 1]!;
    return say('web-place-briefly', {
      location: called(place.location),
      position: place.position,
    });
  }
  return undefined;
}

/** A title in a group that is named after something: that name need not be said again. */
export function titleIn(group: string, title: string): string {
  if (!group) return title;
  const rest = title.replace(group, '').replace(/\s+/g, ' ').trim();
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

function sentence(text: string): string {
  if (!text) return '';
  const upper = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(upper) ? upper : `${upper}.`;
}

const FACES: Record<string, string> = {
  dice: 'gear',
  rerolls: 'cross',
  movement: 'horse',
  cards: 'mountain',
  explorers: 'stalk',
};
const ICONS: Record<string, string> = {
  done: 'check',
  place: 'plus',
  rebuild: 'hammer',
  sell: 'coin',
  buy_coin: 'coin',
  bid_axes: 'axe',
  bid_coins: 'coin',
  pay: 'hammer',
  swap: 'restart',
  assault: 'sword',
  strike: 'sword',
  gather: 'plus',
  retreat: 'arrow',
  move: 'arrow',
  reroll: 'dice',
  turn: 'dice',
  place_explorer: 'plus',
  place_city: 'citytile',
  score: 'star',
  burn: 'fire',
  economy_first: 'p-economy',
  industry_first: 'p-industry',
};

export function iconOf({ move }: Choice): string {
  if (typeof move.resource === 'string') return move.resource;
  if (typeof move.track === 'string') return FACES[move.track] ?? 'chart';
  const own = ICONS[move.do];
  if (own) return own;
  const named = String(move.card ?? move.location ?? '');
  return /^[a-z]+-\d+$/.test(named) ? named.split('-')[0]! : 'check';
}
