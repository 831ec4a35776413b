/** The ways that the map shows for what is chosen, and those that it would open to others. */

import type { AnyPrompt } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Deciding } from '../table/deciding.svelte';
import type { Way } from './map/way';
import { markOf } from './marks';
import { columns, movers, trail } from './ways';

export function plannedWays(decision: Deciding<AnyPrompt>, view: FirstEmpiresView): Way[] {
  const { prompt, chosen } = decision;
  if (!prompt) return [];
  const mark = markOf(view, prompt.seat);
  const way = (spaces: string[], more: Partial<Way> = {}): Way => ({
    key: `plan ${spaces.join(' ')}`,
    spaces,
    mark,
    ...more,
  });
  if (prompt.kind === 'gather') {
    const more = chosen?.move.do === 'gather' ? [chosen.move.from] : [];
    const from = new Set([...Object.keys(prompt.gathered), ...more]);
    return [...from].map((each) => way([each, prompt.region]));
  }
  if (prompt.kind === 'retreat') {
    return prompt.choices.flatMap(({ id, move }) =>
      move.do === 'retreat' ? [way([prompt.region, move.region], { thin: id !== chosen?.id })] : [],
    );
  }
  if (chosen?.move.do === 'assault') {
    const { region } = chosen.move;
    const row = view.regions.find((each) => each.region === region);
    const holder = row?.holder ?? null;
    const flights = view.regions
      .filter((each) => holder !== null && each.holder === holder && each.region !== region)
      .map((each) => way([region, each.region], { thin: true, mark: markOf(view, holder!) }));
    return [...columns(chosen).map((spaces) => way(spaces)), ...flights];
  }
  const spaces = trail(chosen);
  if (spaces.length < 2) return [];
  const n = movers(chosen);
  const borders = spaces.length - 1;
  const pips = spaces.slice(2).map((_, at) => ({ share: (at + 1) / borders, n: (at + 1) * n }));
  return [way(spaces, { pips: [...pips, { share: 0.86, n: borders * n }] })];
}
