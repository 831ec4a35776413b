/** What a lost conflict does to a row. */

import type { EmpiresEndView, Place } from '../generated/empires_end/views';
import type { Thing } from '../generated/library';

export interface Upheaval {
  from: number;
  to: number;
}

/** Which location would change places with which position (EE-CON-6, 9); null: none would. */
export function upheavalOf(
  { conflict, ruleset }: Pick<EmpiresEndView, 'conflict' | 'ruleset'>,
  row: Place[],
  things: Map<string, Thing>,
): Upheaval | null {
  const card = conflict ? things.get(conflict)?.data : undefined;
  if (!card) return null;
  const healthy = row.filter((place) => place.healthy).toSorted((a, b) => b.value - a.value);
  const rank = ruleset === 'manual' ? 1 : Math.min(Number(card.upheaval_rank), healthy.length);
  const from = healthy[rank - 1]?.position;
  const to = Number(card.upheaval_position);
  return from === undefined || from === to ? null : { from, to };
}
