/** Longer ways as one choice: the steps of a journey, or all the moves of a conquest. */

import type { Choice, Move, Prompt, Target } from '../lib/types';

export interface Journey {
  from: string;
  path: string[];
}

export interface Conquest {
  region: string;
  needed: number;
  points: number;
  /** Who stands beside the region and suffices; nobody, if they still have to come nearer. */
  from: Record<string, number>;
}

/** How a way is called. */
export interface Telling {
  journey: (journey: Journey) => string;
  conquest: (conquest: Conquest) => string;
}

const space = (name: string): Target => ({ zone: 'space', space: name });

export function conquestsOf(prompt: Prompt | null): Conquest[] {
  return (prompt?.context.conquests ?? []) as Conquest[];
}

/** What the server says can be done in several steps. Each has a number of its own, below zero. */
export function waysOf(prompt: Prompt | null, tell: Telling): Choice[] {
  if (!prompt) return [];
  const conquests = conquestsOf(prompt).filter(({ from }) => Object.keys(from).length);
  const journeys = (prompt.context.journeys ?? []) as Journey[];
  const ways = [
    ...conquests.map((conquest) => ({
      text: tell.conquest(conquest),
      move: { do: 'assault', region: conquest.region },
      targets: [space(conquest.region)],
      legs: storming(conquest),
    })),
    ...journeys.map((journey) => ({
      text: tell.journey(journey),
      move: { do: 'move', from: journey.from, to: journey.path.at(-1)! },
      targets: [space(journey.from), space(journey.path.at(-1)!)],
      legs: walking(journey),
    })),
  ];
  return ways.map((way, at) => ({
    ...way,
    id: -1 - at,
    hint: '',
    rule: prompt.rule,
    effects: [],
    forecast: null,
    final: false,
  }));
}

function walking({ from, path }: Journey): Move[] {
  return path.map((to, at) => ({ do: 'move', from: at ? path[at - 1] : from, to }));
}

function storming({ region, from }: Conquest): Move[] {
  const gather = Object.entries(from).flatMap(([each, n]) =>
    Array.from({ length: n }, () => ({ do: 'gather', from: each })),
  );
  return [{ do: 'assault', region }, ...gather, { do: 'strike' }];
}

/** What one explorer pays to each space: from a space that is picked, or from the nearest. */
export function costs(choices: Choice[], picked: string[]): Map<string, number> {
  const found = new Map<string, number>();
  const steps = choices.filter(({ move }) => move.do === 'move');
  const starts = steps.filter(({ move }) => picked.includes(`space:${String(move.from)}`));
  for (const { move, legs } of starts.length ? starts : steps) {
    const to = String(move.to);
    const cost = legs?.length ?? 1;
    if (cost < (found.get(to) ?? Infinity)) found.set(to, cost);
  }
  return found;
}

/** The spaces that a chosen move leads through, the first one included. */
export function trail(choice: Choice | null): string[] {
  if (choice?.move.do !== 'move') return [];
  const steps = choice.legs ?? [choice.move];
  return [String(choice.move.from), ...steps.map(({ to }) => String(to))];
}
