/** A small empire for tests: a row in a word or two per place. */

import type { Ability } from '../src/empires-end/ability';
import type { Empire, EmpiresEndView, Place } from '../src/generated/empires_end/views';
import type { LocationKind } from '../src/generated/empires_end/words';
import type { Thing } from '../src/generated/library';

const KINDS: Record<string, LocationKind> = {
  C: 'city',
  T: 'town',
  A: 'army',
  R: 'road',
  F: 'farm',
};

/** `T18` is a healthy Town 18, `T18x` a ruin, `T18:plague-9` one with a card. */
export function row(words: string): Place[] {
  return words.split(' ').map((word, at) => {
    const [what, ...cards] = word.split(':');
    const kind = KINDS[what![0]!]!;
    const value = Number.parseInt(what!.slice(1), 10);
    return {
      position: at + 1,
      location: `${kind}-${value}`,
      kind,
      value,
      rebuild: 4,
      healthy: !what!.endsWith('x'),
      threatened: [],
      innovations: cards.map((card) => ({ card, exhausted: false })),
    };
  });
}

export function empire(seat: number, words: string, more: Partial<Empire> = {}): Empire {
  return {
    seat,
    deciding: false,
    score: 0,
    resources: null,
    hand: null,
    hand_size: 4,
    healthy: 0,
    strength: 0,
    forecast: { track: 0, locations: 0, abilities: 0, total: 0, exact: true },
    row: row(words),
    ...more,
  };
}

export function viewOf(seats: Empire[], more: Partial<EmpiresEndView> = {}): EmpiresEndView {
  return {
    seat: 0,
    seats,
    players: seats.length,
    ruleset: 'rulebook',
    conflict: null,
    disasters: [],
    prompt: null,
    ...more,
  } as unknown as EmpiresEndView;
}

export function able(slug: string, kind: string, phase: string, more: Partial<Ability>): Thing {
  const ability: Ability = {
    kind,
    phase,
    gain: [0, 0, 0, 0],
    options: [],
    pay: -1,
    times: 1,
    points: 0,
    strength: 0,
    hammers: 0,
    resource: -1,
    location: -1,
    ...more,
  };
  const [family, number] = slug.split('-');
  const name = `${family![0]!.toUpperCase()}${family!.slice(1)} ${number}`;
  return { slug, name, brief: '', data: { ability } } as unknown as Thing;
}

export const things = (...all: Thing[]) => new Map(all.map((thing) => [thing.slug, thing]));
