/** What the choices about to be made would change on the table, read off the events they promise. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { AnyPrompt, Choice } from '../generated/empires_end/prompts';
import type { EmpiresEndView, Empire } from '../generated/empires_end/views';
import type { Resource } from '../generated/empires_end/words';
import type { Thing } from '../generated/library';
import { never } from '../lib/never';
import type { Offer } from '../table/picks';
import { say } from '../words/words.svelte';
import { roomIn, rowAfter } from './after';
import { endPoints } from './worth';

export interface Mark {
  what: 'lost' | 'won' | 'comes' | 'swaps' | 'works';
  text: string;
}

export interface Foretold {
  /** By position in one's own empire. */
  places: Map<number, Mark>;
  /** By card that lies there. */
  cards: Map<string, Mark>;
  resources: Partial<Record<Resource, number>>;
  /** The score forecast afterwards; null: something hidden decides, undefined: nothing is chosen. */
  total: number | null | undefined;
  /** What the bid adds to the strength at home. */
  bid: { axes: number; coins: number } | undefined;
  /** A card that is taken, and where it may go then. */
  room: { card: string; positions: number[] } | undefined;
}

export function foretell(
  plan: Offer<Choice>[],
  view: EmpiresEndView,
  things: Map<string, Thing>,
): Foretold {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const told: Foretold = {
    places: new Map(),
    cards: new Map(),
    resources: {},
    total: undefined,
    bid: undefined,
    room: undefined,
  };
  if (!plan.length || !own) return told;
  for (const { effects } of plan)
    for (const event of effects)
      if (!('seat' in event) || event.seat === view.seat) tell(event, own, told, things);
  bid(plan[0]!, view.prompt, told);
  lie(plan, own, view, told, things);
  told.total = plan.every(({ forecast }) => forecast !== null)
    ? plan.reduce((sum, { forecast }) => sum + forecast! - own.forecast.total, own.forecast.total)
    : null;
  return told;
}

function change(told: Foretold, kind: Resource, n: number): void {
  if (n) told.resources[kind] = (told.resources[kind] ?? 0) + n;
}

/** Mark what an event does to one's own empire. */
function tell(event: AnyEvent, own: Empire, told: Foretold, things: Map<string, Thing>): void {
  const name = (slug: string) => things.get(slug)?.name ?? slug;
  const value = (position: number) => own.row[position - 1]?.value ?? '';
  switch (event.event) {
    case 'destroyed':
      told.places.set(event.position, { what: 'lost', text: `−${value(event.position)}` });
      break;
    case 'rebuilt':
      told.places.set(event.position, { what: 'won', text: `+${value(event.position)}` });
      pay(told, event);
      break;
    case 'built':
      told.places.set(event.position, { what: 'comes', text: name(event.card) });
      pay(told, event);
      break;
    case 'placed':
      told.places.set(event.position, { what: 'comes', text: name(event.card) });
      break;
    case 'moved':
      told.places.set(event.to, { what: 'comes', text: name(event.card) });
      break;
    case 'swapped': {
      const [one, other] = event.positions;
      told.places.set(one, { what: 'swaps', text: `→ ${other}` });
      told.places.set(other, { what: 'swaps', text: `→ ${one}` });
      break;
    }
    case 'used':
    case 'repeated': {
      const at = own.row.find((each) => each.location === event.by);
      const mark: Mark = { what: 'works', text: say('ee-web-will-work') };
      if (at) told.places.set(at.position, mark);
      else told.cards.set(event.by, mark);
      break;
    }
    case 'averted_free':
      told.cards.set(event.by, { what: 'works', text: say('ee-web-exhausted') });
      break;
    case 'refreshed':
      told.cards.set(event.card, { what: 'won', text: say('ee-web-refreshed') });
      break;
    case 'averted':
      change(told, event.resource, -1);
      break;
    case 'exchanged':
      change(told, event.pay, -1);
      break;
    case 'sold':
    case 'bought_coin':
      change(told, 'coin', 1);
      break;
    case 'gained':
      for (const [kind, n] of Object.entries(event.gain)) change(told, kind as Resource, n);
      break;
    // Nothing on the board looks different for them.
    case 'laid_out':
    case 'dealt':
    case 'first_player':
    case 'space':
    case 'revealed_disaster':
    case 'no_disaster':
    case 'replaced':
    case 'took':
    case 'scored':
    case 'nothing_destroyed':
    case 'triggered':
    case 'not_placed':
    case 'declared':
    case 'discarded':
    case 'drew':
    case 'reshuffled':
    case 'finished':
    case 'chose_order':
    case 'revealed_conflict':
    case 'sealed':
    case 'opened_bid':
    case 'rewarded':
    case 'upheaval':
    case 'no_upheaval':
    case 'kept_hand':
    case 'changed_hand':
    case 'final_points':
    case 'ranked':
    case 'final_ability':
      break;
    default:
      never(event);
  }
}

function pay(told: Foretold, { hammers, coins }: { hammers: number; coins: number }): void {
  change(told, 'hammer', -hammers);
  change(told, 'coin', -coins);
}

/** A sealed bid changes nothing yet that others see, but its owner wants to see what it would be. */
function bid({ move, legs }: Offer<Choice>, prompt: AnyPrompt | null, told: Foretold): void {
  const begun = prompt?.kind === 'bid_coins' ? prompt.axes : 0;
  for (const each of legs ?? [move]) {
    if (each.do === 'bid_axes') {
      told.bid = { axes: each.axes, coins: 0 };
      change(told, 'axe', -each.axes);
    } else if (each.do === 'bid_coins') {
      told.bid = { axes: told.bid?.axes ?? begun, coins: each.coins };
      change(told, 'coin', -each.coins);
    }
  }
}

/** What the new order of the row does to cards that count, and where a taken card may go. */
function lie(
  plan: Choice[],
  own: Empire,
  view: EmpiresEndView,
  told: Foretold,
  things: Map<string, Thing>,
): void {
  const effects = plan.flatMap((choice) => choice.effects);
  const row = rowAfter(own.row, effects, own.seat);
  const before = endPoints(own.row, own, view, things);
  for (const [card, points] of endPoints(row, own, view, things)) {
    const more = points - (before.get(card) ?? points);
    if (more && !told.cards.has(card))
      told.cards.set(card, {
        what: more > 0 ? 'won' : 'lost',
        text: `${more > 0 ? '+' : '−'}${Math.abs(more)}`,
      });
  }
  const took = effects.findLast((event) => event.event === 'took');
  if (took && !effects.some(({ event }) => event === 'placed' || event === 'not_placed'))
    told.room = { card: took.card, positions: roomIn(row) };
}
