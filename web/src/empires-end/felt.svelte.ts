/** What all parts of the table read: the view, and what is derived from it and from the plan. */

import { getContext, setContext } from 'svelte';

import type { BoardProps } from '../games/page';
import type { AnyEvent } from '../generated/empires_end/events';
import type { AnyPrompt } from '../generated/empires_end/prompts';
import type { Empire, EmpiresEndLine, EmpiresEndView } from '../generated/empires_end/views';
import type { Thing } from '../generated/library';
import { thingsOf } from '../lib/content.svelte';
import { deciding, type Deciding } from '../table/deciding.svelte';
import { say } from '../words/words.svelte';
import { foretell, type Foretold } from './foretold';
import { thisSpace } from './since';
import { yields, type Yield } from './yields';

const KEY = Symbol('felt');

export interface Felt {
  readonly about: { game: string; content: string };
  readonly view: EmpiresEndView;
  readonly things: Map<string, Thing>;
  readonly own: Empire | undefined;
  /** The events of the space that is being played. */
  readonly events: AnyEvent[];
  readonly decision: Deciding<AnyPrompt>;
  readonly foretold: Foretold;
  readonly yields: Map<number, Yield>;
  /** Places that the chosen place of a card counts. */
  readonly counting: Set<number>;
  called(seat: number): string;
  nameOf(slug: string): string;
}

type Props = BoardProps<EmpiresEndView, EmpiresEndLine>;

export function provideFelt(props: () => Props): Felt {
  const decision = deciding<AnyPrompt>();
  const view = $derived(props().view);
  const about = $derived(props().about);
  const things = $derived(thingsOf(about.game, about.content) ?? new Map<string, Thing>());
  const own = $derived(view.seat === null ? undefined : view.seats[view.seat]);
  const events = $derived(thisSpace(props().log));
  const foretold = $derived(foretell(decision.plan, view, things));
  const places = $derived(yields(decision.prompt, own, view, things));
  const counting = $derived.by(() => {
    const chosen = [...places.values()].filter(({ choice }) => decision.plan.includes(choice));
    return new Set(chosen.flatMap(({ beside }) => beside));
  });
  return setContext(KEY, {
    get about() {
      return about;
    },
    get view() {
      return view;
    },
    get things() {
      return things;
    },
    get own() {
      return own;
    },
    get events() {
      return events;
    },
    decision,
    get foretold() {
      return foretold;
    },
    get yields() {
      return places;
    },
    get counting() {
      return counting;
    },
    called: (seat: number) => (seat === view.seat ? say('web-you') : (view.names[seat] ?? '')),
    nameOf: (slug: string) => things.get(slug)?.name ?? slug,
  } satisfies Felt);
}

export function felt(): Felt {
  return getContext<Felt>(KEY);
}
