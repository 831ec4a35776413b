/** From where explorers come to a chosen conquest: each number can be changed, the others make up for it. */

import type { Choice, Conquest } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Offer } from '../table/picks';

export interface Source {
  space: string;
  /** How many come from there, and how few or many could. */
  n: number;
  least: number;
  most: number;
}

/**
 * The spaces beside the region where another number could come from. None where some come from afar,
 * or are at sea: what they need to land (FE-MOV-2) only the server reckons.
 */
export function sources(
  view: FirstEmpiresView,
  chosen: Offer<Choice> | null,
  conquest: Conquest | undefined,
): Source[] {
  const own = view.turn === null ? undefined : view.seats[view.turn]?.explorers;
  if (!own || !conquest || chosen?.move.do !== 'assault' || !chosen.legs) return [];
  const afar = chosen.legs.some((leg) => leg.do === 'move');
  if (afar || view.oceans.some(({ ocean }) => own[ocean])) return [];
  const coming = chosen.legs.flatMap((leg) => (leg.do === 'gather' ? [leg.from] : []));
  const borders = view.regions.find(({ region }) => region === conquest.region)?.borders ?? [];
  const ready = borders.filter((space) => own[space]);
  const all = ready.reduce((sum, space) => sum + own[space]!, 0);
  return ready
    .map((space) => ({
      space,
      n: coming.filter((from) => from === space).length,
      least: Math.max(0, conquest.needed - (all - own[space]!)),
      most: Math.min(own[space]!, view.movement),
    }))
    .filter(({ least, most }) => least < most);
}

/** Who comes if so many come from one space: never too few for the region nor too many for the points. */
export function rearranged(
  chosen: Offer<Choice>,
  all: Source[],
  { space, n }: { space: string; n: number },
  { needed, points }: { needed: number; points: number },
): Record<string, number> {
  const from: Record<string, number> = {};
  for (const leg of chosen.legs ?? [])
    if (leg.do === 'gather') from[leg.from] = (from[leg.from] ?? 0) + 1;
  from[space] = n;
  const total = () => Object.values(from).reduce((sum, each) => sum + each, 0);
  for (const other of all.filter((each) => each.space !== space)) {
    while (total() < needed && (from[other.space] ?? 0) < other.most)
      from[other.space] = (from[other.space] ?? 0) + 1;
    while (total() > points && (from[other.space] ?? 0) > 0) from[other.space]! -= 1;
  }
  return Object.fromEntries(Object.entries(from).filter(([, each]) => each > 0));
}
