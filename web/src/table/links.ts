/** The names in a line of the log, and what they stand for. */

import type { GameEvent, Thing } from '../lib/types';
import { keyOf } from './picks';

export interface Piece {
  text: string;
  /** The short name of what is named here. */
  slug?: string;
}

/** The line cut at the names of what the event is about. */
export function pieces(event: GameEvent, things: Map<string, Thing>): Piece[] {
  let left = event.text ?? '';
  const found: Piece[] = [];
  const named = Object.values(event)
    .flat()
    .filter((value): value is string => typeof value === 'string' && things.has(value))
    .map((slug) => ({ slug, name: things.get(slug)!.name }));
  while (left) {
    const next = named
      .map(({ slug, name }) => ({ slug, name, at: left.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
    if (!next) break;
    if (next.at) found.push({ text: left.slice(0, next.at) });
    found.push({ text: next.name, slug: next.slug });
    left = left.slice(next.at + next.name.length);
  }
  return left ? [...found, { text: left }] : found;
}

/** Where on the table the event took place: what shall light up when somebody asks. */
export function placesOf(event: GameEvent): string[] {
  const { seat, position, positions, region, card } = event;
  const at = [...(Array.isArray(positions) ? positions : []), ...(position ? [position] : [])];
  return [
    ...(seat === undefined
      ? []
      : at.map((each) => keyOf({ zone: 'location', seat, position: each }))),
    ...(region ? [keyOf({ zone: 'space', space: region })] : []),
    ...(card ? [keyOf({ zone: 'card', card })] : []),
  ];
}
