/** The conquest that is being prepared, as a sum: who arrives, the swords, who defends. */

import type { AnyPrompt } from '../generated/first_empires/prompts';
import type { FirstEmpiresView, Region } from '../generated/first_empires/views';
import type { Deciding } from '../table/deciding.svelte';

export interface Battle {
  region: Region;
  arrivals: number;
  swords: number;
  defenders: number;
  wins: boolean;
  /** In numbers: "3 > 2". */
  sum: string;
  /** From where they come. */
  from: string[];
  points: number;
}

export function battleOf(decision: Deciding<AnyPrompt>, view: FirstEmpiresView): Battle | null {
  const { prompt, chosen } = decision;
  let name = '';
  let from: string[] = [];
  let points = 0;
  if (prompt?.kind === 'gather') {
    name = prompt.region;
    from = Object.entries(prompt.gathered).flatMap(([space, n]) => Array<string>(n).fill(space));
    if (chosen?.move.do === 'gather') from.push(chosen.move.from);
    points = from.length;
  } else if (chosen?.move.do === 'assault') {
    name = chosen.move.region;
    const legs = chosen.legs ?? [];
    from = legs.flatMap((leg) => (leg.do === 'gather' ? [leg.from] : []));
    points = from.length + legs.filter((leg) => leg.do === 'move').length;
  }
  const region = view.regions.find((each) => each.region === name);
  if (!region || region.holder === null) return null;
  const arrivals = from.length;
  const total = arrivals + view.swords;
  const wins = arrivals > 0 && total > region.explorers;
  return {
    region,
    arrivals,
    swords: view.swords,
    defenders: region.explorers,
    wins,
    sum: `${total} ${wins ? '>' : '≤'} ${region.explorers}`,
    from: [...new Set(from)],
    points,
  };
}
