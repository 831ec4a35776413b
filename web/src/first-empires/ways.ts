/** Longer ways as one choice: the steps of a journey, or all the moves of a conquest. */

import type { Assault, AnyMove, Gather, MoveExplorer } from '../generated/first_empires/moves';
import type {
  AnyPrompt,
  Choice,
  Conquest,
  Journey,
  SpaceTarget,
} from '../generated/first_empires/prompts';
import type { Offer } from '../table/picks';

/** How a way is called. */
export interface Telling {
  journey: (journey: Journey) => Named;
  conquest: (conquest: Conquest) => Named;
}

interface Named {
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
export function waysOf(prompt: AnyPrompt | null, tell: Telling): Offer<Choice>[] {
  if (prompt?.kind !== 'move_explorers') return [];
  const near = prompt.conquests.filter(({ from }) => Object.keys(from).length);
  const ways: Way[] = [
    ...near.map((conquest) => ({
      ...tell.conquest(conquest),
      move: assault(conquest),
      targets: [space(conquest.region)],
      icon: 'sword',
      legs: storming(conquest),
    })),
    ...prompt.journeys.map((journey) => ({
      ...tell.journey(journey),
      move: step(journey.from, journey.path.at(-1)!),
      targets: [space(journey.from), space(journey.path.at(-1)!)],
      icon: 'arrow',
      legs: walking(journey),
      // On the map each place says what the way there costs.
      unlisted: true,
    })),
  ];
  return ways.map((way, at) => ({
    ...way,
    id: -1 - at,
    text: way.title,
    hint: '',
    rule: prompt.rule,
    effects: [],
    forecast: null,
    final: false,
    rank: RANK,
    ends: false,
    only_gains: false,
    cost: null,
    group: null,
    apart: null,
  }));
}

const step = (from: string, to: string): MoveExplorer => ({ do: 'move', from, to });
const assault = ({ region }: Conquest): Assault => ({ do: 'assault', region });

function walking({ from, path }: Journey): MoveExplorer[] {
  return path.map((to, at) => step(at ? path[at - 1]! : from, to));
}

function storming(conquest: Conquest): AnyMove[] {
  const gather = Object.entries(conquest.from).flatMap(([from, n]) =>
    Array.from({ length: n }, (): Gather => ({ do: 'gather', from })),
  );
  return [assault(conquest), ...gather, { do: 'strike' }];
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

/** The spaces that a chosen move leads through, the first one included. */
export function trail(choice: Offer<Choice> | null): string[] {
  if (choice?.move.do !== 'move') return [];
  const steps = choice.legs ?? [choice.move];
  return [choice.move.from, ...steps.flatMap((each) => (each.do === 'move' ? [each.to] : []))];
}
