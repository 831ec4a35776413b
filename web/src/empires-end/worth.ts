/** What an ability brings where it lies, as far as the table shows it. */

import type { Empire, EmpiresEndView, Place } from '../generated/empires_end/views';
import type { Thing } from '../generated/library';
import { abilityOf, KINDS, RESOURCES, type Ability } from './ability';

export interface Worth {
  points: number;
  strength: number;
  /** In the order of `RESOURCES`. */
  gain: number[];
  /** How many of what it counts there are. */
  n: number;
  /** Those of them that are places beside it. */
  beside: number[];
}

type Row = Place[];
const NOTHING = [0, 0, 0, 0];

export function ruins(row: Row): number {
  return row.filter((place) => !place.healthy).length;
}

/** The places left and right of it. */
export function neighbours(row: Row, position: number): Row {
  return [row[position - 2], row[position]].filter((place) => place !== undefined);
}

function besideOf(ability: Ability, row: Row, position: number): Row | null {
  const near = neighbours(row, position);
  switch (ability.kind) {
    case 'points_per_adjacent':
    case 'gain_per_adjacent':
      return near.filter((place) => place.healthy && place.kind === KINDS[ability.location]);
    case 'points_per_adjacent_destroyed':
    case 'strength_per_adjacent_destroyed':
    case 'rebuild_discount':
      return near.filter((place) => !place.healthy);
    case 'refresh_adjacent':
      return near.filter(({ innovations }) => innovations.some(({ exhausted }) => exhausted));
    default:
      return null;
  }
}

/** How many there are of what it counts elsewhere; null: that can't be seen, or it counts nothing. */
function counted(ability: Ability, row: Row, own: Empire, view: EmpiresEndView): number | null {
  switch (ability.kind) {
    case 'points_per_destroyed':
      return ruins(row);
    case 'points_most_destroyed': {
      const others = view.seats.filter(({ seat }) => seat !== own.seat);
      return Number(others.every((empire) => ruins(empire.row) <= ruins(row)));
    }
    case 'points_per_resource':
      return own.resources ? (own.resources[RESOURCES[ability.resource]!] ?? 0) : null;
    default:
      return null;
  }
}

/** What it would bring at a position of that row; null for what depends on nothing. */
export function worthAt(
  ability: Ability,
  position: number,
  row: Row,
  own: Empire,
  view: EmpiresEndView,
): Worth | null {
  const beside = besideOf(ability, row, position);
  const n = beside ? beside.length : counted(ability, row, own, view);
  if (n === null) return null;
  return {
    points: ability.points * n,
    strength: ability.strength * n,
    gain: ability.kind === 'gain_per_adjacent' ? ability.gain.map((each) => each * n) : NOTHING,
    n,
    beside: beside?.map((place) => place.position) ?? [],
  };
}

/** The strength that a place gives: its own and that of what lies there. */
export function strengthAt(place: Place, row: Row, things: Map<string, Thing>): number {
  if (!place.healthy) return 0;
  const slugs = [place.location, ...place.innovations.map(({ card }) => card)];
  return slugs.reduce((sum, slug) => {
    const ability = abilityOf(things.get(slug));
    if (ability?.phase !== 'conflict') return sum;
    const n = besideOf(ability, row, place.position)?.length ?? 1;
    return sum + ability.strength * n;
  }, 0);
}

/** Points at the end by card, for the abilities that the table shows all of. */
export function endPoints(
  row: Row,
  own: Empire,
  view: EmpiresEndView,
  things: Map<string, Thing>,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { position, healthy, innovations } of row)
    for (const { card } of innovations) {
      const ability = abilityOf(things.get(card));
      const worth =
        ability?.phase === 'end' ? worthAt(ability, position, row, own, view) : undefined;
      if (worth) found.set(card, healthy ? worth.points : 0);
    }
  return found;
}
