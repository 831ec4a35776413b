/** The decision on screen: what is picked on the table, what is chosen, and what it points at. */

import { getContext, setContext } from 'svelte';

import type { Choice, Prompt } from '../lib/types';
import { fitting, keysOf, meant, pick, pickable } from './picks';

const KEY = Symbol('deciding');

export class Deciding {
  prompt: Prompt | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  chosen: Choice | null = $state.raw(null);
  /** All that only brings something, one after the other, in place of a single choice. */
  all: Choice[] = $state.raw([]);
  /** What Confirm would play. */
  plan: Choice[] = $derived(this.all.length ? this.all : this.chosen ? [this.chosen] : []);
  /** Choices that the table makes of several; the list shows those that fit what is picked. */
  ways: Choice[] = $state.raw([]);

  /** Plays what is chosen; the table around says how. */
  confirm: () => void = () => {};

  choices: Choice[] = $derived([...(this.prompt?.choices ?? []), ...this.ways]);
  /** What can be pointed at. */
  open: Set<string> = $derived(pickable(this.choices, this.picked));
  /** What can be pointed at next, given what is picked. */
  near: Set<string> = $derived(new Set(fitting(this.choices, this.picked).flatMap(keysOf)));
  /** What the chosen choice points at. */
  marked: Set<string> = $derived(
    new Set(this.plan.length ? this.plan.flatMap(keysOf) : this.picked),
  );
  /** The choices that fit what is picked. */
  left: Choice[] = $derived(
    (this.picked.length
      ? fitting(this.choices, this.picked)
      : this.choices.filter(isShown)
    ).toSorted((a, b) => rank(a) - rank(b)),
  );

  /** Take another prompt; the same question keeps what was chosen, also across a reconnect. */
  ask(prompt: Prompt | null): void {
    const same = prompt && this.prompt?.id === prompt.id;
    const all = [...(prompt?.choices ?? []), ...this.ways];
    const kept = same ? all.find((choice) => choice.id === this.chosen?.id) : undefined;
    this.prompt = prompt;
    this.chosen = kept ?? null;
    if (!same) {
      this.picked = [];
      this.all = [];
    }
  }

  /** The player has made up their mind, by a click or a key; some want that to be enough. */
  decided: () => void = () => undefined;

  click(key: string): void {
    if (!this.prompt) return;
    this.all = [];
    this.picked = pick(this.choices, this.picked, key);
    this.chosen = meant(this.choices, this.picked);
    // A die that is marked may not be the last one.
    if (this.chosen && fitting(this.choices, this.picked).length === 1) this.decided();
  }

  chooseAll(choices: Choice[]): void {
    this.clear();
    this.all = choices;
  }

  choose(choice: Choice): void {
    this.all = [];
    this.chosen = choice;
    this.picked = this.picked.every((key) => keysOf(choice).includes(key)) ? this.picked : [];
  }

  clear(): void {
    this.all = [];
    this.chosen = null;
    this.picked = [];
  }
}

/** Of the choices that are several, the list shows only those that nothing else stands for. */
function isShown({ legs, move }: Choice): boolean {
  return !legs || move.do !== 'move';
}

/** What can be scored comes first, then what says all that follows. */
function rank({ legs, move }: Choice): number {
  return move.do === 'score' ? 0 : legs ? 1 : 2;
}

export function provideDeciding(): Deciding {
  return setContext(KEY, new Deciding());
}

/** The decision of the table around; a replay has none, and nothing there can be picked. */
export function deciding(): Deciding {
  return getContext<Deciding | undefined>(KEY) ?? new Deciding();
}
