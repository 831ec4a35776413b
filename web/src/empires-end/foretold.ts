/** What the choices about to be made would change on the table, read off the events they promise. */

import type { Choice, EmpiresEndView, GameEvent, Resource, Thing } from '../lib/types';
import { say } from '../words/words.svelte';

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
  bid: number | undefined;
}

type Told = GameEvent & {
  position: number;
  positions: number[];
  card: string;
  by: string;
  location: string;
  resource: Resource;
  pay: Resource;
  gain: Partial<Record<Resource, number>>;
  hammers: number;
  coins: number;
  to: number;
};

export function foretell(
  plan: Choice[],
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
  };
  if (!plan.length || !own) return told;
  const change = (kind: Resource, n: number) => {
    told.resources[kind] = (told.resources[kind] ?? 0) + n;
  };
  const name = (slug: string) => things.get(slug)?.name ?? slug;
  const tell = (event: Told) => {
    const place = own.row[event.position - 1];
    switch (event.event) {
      case 'destroyed':
        told.places.set(event.position, { what: 'lost', text: `−${place?.value ?? ''}` });
        break;
      case 'rebuilt':
        told.places.set(event.position, { what: 'won', text: `+${place?.value ?? ''}` });
        break;
      case 'placed':
      case 'built':
        told.places.set(event.position, { what: 'comes', text: name(event.card) });
        break;
      case 'moved':
        told.places.set(event.to, { what: 'comes', text: name(event.card) });
        break;
      case 'swapped': {
        const [one, other] = event.positions as [number, number];
        told.places.set(one, { what: 'swaps', text: `→ ${other}` });
        told.places.set(other, { what: 'swaps', text: `→ ${one}` });
        break;
      }
      case 'used':
      case 'repeated': {
        const at = own.row.find((each) => each.location === event.by);
        const mark: Mark = { what: 'works', text: say('web-will-work') };
        if (at) told.places.set(at.position, mark);
        else told.cards.set(event.by, mark);
        break;
      }
      case 'averted_free':
        told.cards.set(event.by, { what: 'works', text: say('web-exhausted') });
        break;
      case 'refreshed':
        told.cards.set(event.card, { what: 'won', text: say('web-refreshed') });
        break;
      case 'averted':
        change(event.resource, -1);
        break;
      case 'exchanged':
        change(event.pay, -1);
        break;
      case 'sold':
      case 'bought_coin':
        change('coin', 1);
        break;
      case 'gained':
        for (const [kind, n] of Object.entries(event.gain)) change(kind as Resource, n);
        break;
    }
    if (event.event === 'built' || event.event === 'rebuilt') {
      if (event.hammers) change('hammer', -event.hammers);
      if (event.coins) change('coin', -event.coins);
    }
  };
  for (const { effects } of plan)
    for (const event of effects)
      if (event.seat === undefined || event.seat === view.seat) tell(event as Told);
  bids(plan[0]!, view, told, change);
  told.total = plan.every(({ forecast }) => forecast !== null)
    ? plan.reduce((sum, { forecast }) => sum + forecast! - own.forecast.total, own.forecast.total)
    : null;
  return told;
}

/** A sealed bid changes nothing yet that others see, but its owner wants to see what it would be. */
function bids(
  { move }: Choice,
  view: EmpiresEndView,
  told: Foretold,
  change: (kind: Resource, n: number) => void,
): void {
  const context = view.prompt?.context as { axes?: number } | undefined;
  if (move.do === 'bid_axes') {
    told.bid = Number(move.axes);
    change('axe', -told.bid);
  } else if (move.do === 'bid_coins') {
    told.bid = Number(move.coins) + (context?.axes ?? 0);
    change('coin', -Number(move.coins));
  }
}
