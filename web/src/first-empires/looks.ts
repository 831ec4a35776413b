/** How the map looks for what is asked: where one may go, what is attacked, what is one's own. */

import type { AnyPrompt } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Deciding } from '../table/deciding.svelte';
import { keyOf } from './keys';
import { conquestsOf, costs, sourcesOf } from './ways';

export interface Looks {
  /** Points that one explorer pays to get there. */
  reach: Map<string, number>;
  /** Explorers that a conquest needs. */
  conquest: Map<string, number>;
  /** From where somebody comes. */
  source: Set<string>;
  /** What is chosen as the goal. */
  target: string | null;
  /** One's own regions that can be chosen, and what stands on their flags. */
  home: Map<string, string>;
  /** Those that it is about; nothing: all. */
  lit: Set<string> | null;
}

const spaceOf = (key: string) => (key.startsWith('space:') ? [key.slice('space:'.length)] : []);

export function looksOf(
  decision: Deciding<AnyPrompt>,
  view: FirstEmpiresView,
  source: string | null,
): Looks {
  const { prompt, chosen } = decision;
  const looks: Looks = {
    reach: new Map(),
    conquest: new Map(),
    source: new Set(source ? [source] : []),
    target: null,
    home: new Map(),
    lit: null,
  };
  if (!prompt) return looks;
  const own = view.regions.filter(({ holder }) => holder === prompt.seat);
  if (prompt.kind === 'move_explorers') {
    const stands = new Set(own.map(({ region }) => region));
    const found = costs(decision.choices, source ? [keyOf({ zone: 'space', space: source })] : []);
    looks.reach = new Map([...found].filter(([space]) => source || !stands.has(space)));
    if (!source || chosen?.move.do === 'assault')
      looks.conquest = new Map(conquestsOf(prompt).map(({ region, needed }) => [region, needed]));
    if (chosen?.move.do === 'move') looks.target = chosen.move.to;
    if (chosen?.move.do === 'assault') {
      looks.target = chosen.move.region;
      looks.source = new Set(sourcesOf(chosen.legs ?? []));
      looks.reach = new Map();
    }
    looks.lit = new Set([...looks.reach.keys(), ...looks.conquest.keys(), ...stands]);
  } else if (prompt.kind === 'gather') {
    const open = decision.choices.flatMap(({ move }) => (move.do === 'gather' ? [move.from] : []));
    looks.conquest = new Map([[prompt.region, prompt.needed]]);
    looks.target = prompt.region;
    looks.source = new Set([...open, ...Object.keys(prompt.gathered)]);
    looks.lit = new Set([prompt.region, ...looks.source]);
  } else if (
    prompt.kind === 'retreat' ||
    prompt.kind === 'place_explorers' ||
    prompt.kind === 'place_city'
  ) {
    const more = prompt.kind === 'retreat' ? prompt.explorers : 1;
    const plan = new Map<string, number>();
    for (const { move } of decision.plan)
      if ('region' in move) plan.set(move.region, (plan.get(move.region) ?? 0) + more);
    for (const { region } of view.regions) {
      if (!decision.near.has(keyOf({ zone: 'space', space: region })) && !plan.has(region))
        continue;
      looks.home.set(
        region,
        prompt.kind === 'place_city' ? '' : flag(plan.get(region), more, prompt),
      );
    }
    looks.target = [...plan.keys()].at(-1) ?? null;
    looks.lit = new Set(looks.home.keys());
    if (prompt.kind === 'retreat') looks.lit.add(prompt.region);
  } else if (prompt.kind === 'progress') {
    const pairs = decision.plan.flatMap(({ effects }) =>
      effects.flatMap((event) => (event.event === 'stepped' ? [event.region] : [])),
    );
    if (pairs.length) looks.lit = new Set([...pairs, ...own.map(({ region }) => region)]);
  }
  for (const key of decision.picked) for (const space of spaceOf(key)) looks.lit?.add(space);
  return looks;
}

function flag(planned: number | undefined, more: number, { kind }: AnyPrompt): string {
  if (kind === 'retreat') return `+${more}`;
  return planned ? `+${planned}` : '';
}
