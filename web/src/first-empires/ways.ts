/** Longer ways as one choice: journeys of one explorer or several, and all the moves of a conquest. */

import type { Assault, AnyMove, Gather, MoveExplorer } from '../generated/first_empires/moves';
import type {
  AnyPrompt,
  Choice,
  Conquest,
  Journey,
  SpaceTarget,
} from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Offer } from '../table/picks';
import { marchOf } from './marching';

/** How a way is called. */
export interface Telling {
  journey: (journey: Journey, n: number) => Named;
  conquest: (conquest: Conquest, from: string[]) => Named;
}

export interface Named {
  title: string;
  detail: string;
}

type Way = Named & Pick<Offer<Choice>, 'move' | 'targets' | 'icon' | 'legs' | 'unlisted'>;

/** After cards that can be scored, before single steps: they say all that follows. */
const RANK = -1;

const space = (name: string): SpaceTarget => ({ zone: 'space', space: name });

export function conquestsOf(prompt: AnyPrompt | null): Conquest[] {
  return prompt?.kind === 'move_explorers' ? prompt.conquests : [];
}

/** What the server says can be done in several steps. Each has a number of its own, below zero. */
export function waysOf(
  prompt: AnyPrompt | null,
  tell: Telling,
  view: FirstEmpiresView | null = null,
): Offer<Choice>[] {
  if (prompt?.kind !== 'move_explorers') return [];
  const storms = prompt.conquests.flatMap((conquest) => {
    const near = Object.keys(conquest.from).length > 0;
    const legs = near ? storming(conquest, conquest.from) : view ? march(view, conquest) : null;
    return legs ? [{ conquest, legs }] : [];
  });
  const ways: Way[] = [
    ...storms.map(({ conquest, legs }) => ({
      ...tell.conquest(conquest, sourcesOf(legs)),
      move: assault(conquest),
      targets: [space(conquest.region)],
      icon: 'sword',
      legs,
    })),
    ...prompt.journeys.map((journey) => ({
      ...tell.journey(journey, 1),
      move: step(journey.from, journey.path.at(-1)!),
      targets: [space(journey.from), space(journey.path.at(-1)!)],
      icon: 'arrow',
      legs: walking(journey),
      // On the map each place says what the way there costs.
      unlisted: true,
    })),
  ];
  return ways.map((way, at) => offer(way, -1 - at, prompt.rule));
}

function offer(way: Way, id: number, rule: string): Offer<Choice> {
  return {
    ...way,
    id,
    text: way.title,
    hint: '',
    rule,
    effects: [],
    forecast: null,
    final: false,
    rank: RANK,
    ends: false,
    only_gains: false,
    cost: null,
    group: null,
    apart: null,
  };
}

/** The same way for several explorers, one after the other. */
export function several(one: Offer<Choice>, n: number, tell: Telling): Offer<Choice> {
  const path = trail(one);
  const journey = { from: path[0]!, path: path.slice(1) };
  if (n < 2) return one;
  const legs = Array.from({ length: n }, () => walking(journey)).flat();
  const named = tell.journey(journey, n);
  return { ...one, ...named, text: named.title, legs, forecast: null, effects: [] };
}

/** The same conquest with others who come to it. */
export function stormed(
  one: Offer<Choice>,
  conquest: Conquest,
  from: Record<string, number>,
  tell: Telling,
): Offer<Choice> {
  const n = Object.values(from).reduce((sum, each) => sum + each, 0);
  const named = tell.conquest({ ...conquest, needed: n, points: n }, Object.keys(from));
  return { ...one, ...named, text: named.title, legs: storming(conquest, from) };
}

/** How many explorers a chosen way moves. */
export function movers(choice: Offer<Choice> | null): number {
  if (choice?.move.do !== 'move') return 0;
  const { from } = choice.move;
  return (choice.legs ?? [choice.move]).filter((leg) => leg.do === 'move' && leg.from === from)
    .length;
}

const step = (from: string, to: string): MoveExplorer => ({ do: 'move', from, to });
const assault = ({ region }: Conquest): Assault => ({ do: 'assault', region });

function walking({ from, path }: Journey): MoveExplorer[] {
  return path.map((to, at) => step(at ? path[at - 1]! : from, to));
}

function storming(conquest: Conquest, from: Record<string, number>): AnyMove[] {
  const gather = Object.entries(from).flatMap(([space, n]) =>
    Array.from({ length: n }, (): Gather => ({ do: 'gather', from: space })),
  );
  return [assault(conquest), ...gather, { do: 'strike' }];
}

/** Those who stand farther off come nearer first. */
function march(view: FirstEmpiresView, conquest: Conquest): AnyMove[] | null {
  const found = marchOf(view, conquest);
  return found && [...found.walks.flatMap(walking), ...storming(conquest, found.beside)];
}

/** From where those come that a conquest is made with. */
export function sourcesOf(legs: AnyMove[]): string[] {
  const entered = new Set(legs.flatMap((leg) => (leg.do === 'move' ? [leg.to] : [])));
  const begun = legs.flatMap((leg) => (leg.do === 'move' || leg.do === 'gather' ? [leg.from] : []));
  return [...new Set(begun.filter((from) => !entered.has(from)))];
}

/** The ways that are gone for a chosen conquest, the last step into the region included. */
export function columns(choice: Offer<Choice> | null): string[][] {
  if (choice?.move.do !== 'assault' || !choice.legs) return [];
  const { region } = choice.move;
  const steps = choice.legs.flatMap((leg) =>
    leg.do === 'move' ? [[leg.from, leg.to]] : leg.do === 'gather' ? [[leg.from, region]] : [],
  ) as [string, string][];
  const seen = new Map(steps.map((pair) => [pair.join(' '), pair]));
  const ways: string[][] = [];
  // Who goes on from where somebody has come to goes on with that way.
  for (const [from, to] of seen.values()) {
    const begun = ways.find((way) => way.at(-1) === from);
    if (begun) begun.push(to);
    else ways.push([from, to]);
  }
  return ways;
}

/** What one explorer pays to each space: from a space that is picked, or from the nearest. */
export function costs(choices: Offer<Choice>[], picked: string[]): Map<string, number> {
  const found = new Map<string, number>();
  const steps = choices.flatMap(({ move, legs }) =>
    move.do === 'move' ? [{ ...move, cost: legs?.length ?? 1 }] : [],
  );
  const starts = steps.filter(({ from }) => picked.includes(`space:${from}`));
  for (const { to, cost } of starts.length ? starts : steps) {
    if (cost < (found.get(to) ?? Infinity)) found.set(to, cost);
  }
  return found;
}

/** The spaces that one explorer of a chosen move goes through, the first one included. */
export function trail(choice: Offer<Choice> | null): string[] {
  if (choice?.move.do !== 'move') return [];
  const { from, to } = choice.move;
  const steps = choice.legs ?? [choice.move];
  const spaces = steps.flatMap((each) => (each.do === 'move' ? [each.to] : []));
  return [from, ...spaces.slice(0, spaces.indexOf(to) + 1)];
}
