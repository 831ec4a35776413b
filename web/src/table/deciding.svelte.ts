/** The decision on screen: what is picked on the table, what is chosen, and what it points at. */

import { getContext, setContext } from 'svelte';

import type { Move } from '../generated/moves';
import type { Prompt } from '../generated/prompts';
import { fitting, keysOf, meant, pick, pickable, type Offer } from './picks';

const KEY = Symbol('deciding');

/** What can be answered to questions of such a kind. */
type Answer<P extends Prompt> = Offer<P['choices'][number]>;

export class Deciding<P extends Prompt = Prompt> {
  prompt: P | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  chosen: Answer<P> | null = $state.raw(null);
  /** Several that are played one after the other, in place of a single choice. */
  all: Answer<P>[] = $state.raw([]);
  /** What Confirm would play. */
  plan: Answer<P>[] = $derived(this.all.length ? this.all : this.chosen ? [this.chosen] : []);
  /** Choices that the table makes of several; the list shows those that fit what is picked. */
  ways: Answer<P>[] = $state.raw([]);

  /** What is played after the choice because it belongs to it, such as how it is paid. */
  tail: Move[] = $state.raw([]);

  /** What was pointed at to begin something stays picked for what ends it. */
  carried: string[] = [];

  /** Where a lesson asks for certain choices, whether this is one of them. */
  asks: ((choice: Answer<P>) => boolean) | null = $state.raw(null);
  /** What a lesson speaks of now, by its names on the table. */
  lit: readonly string[] = $state.raw([]);

  /** Plays what is chosen; the table around says how. */
  confirm: () => void = () => {};

  choices: Answer<P>[] = $derived([...(this.prompt?.choices ?? []), ...this.ways]);
  /** What can be pointed at. */
  open: Set<string> = $derived(pickable(this.choices, this.picked));
  /** What can be pointed at next, given what is picked. */
  near: Set<string> = $derived(
    new Set(
      fitting(this.choices, this.picked)
        .filter(({ unlit }) => !unlit || this.picked.length)
        .flatMap(keysOf),
    ),
  );
  /** What the chosen choice points at. */
  marked: Set<string> = $derived(
    new Set(this.plan.length ? this.plan.flatMap(keysOf) : this.picked),
  );
  /** The choices that fit what is picked. */
  left: Answer<P>[] = $derived(
    (this.picked.length
      ? fitting(this.choices, this.picked)
      : this.choices.filter(({ unlisted }) => !unlisted)
    ).toSorted((a, b) => a.rank - b.rank),
  );

  /** Take another prompt; the same question keeps what was chosen, also across a reconnect. */
  ask(prompt: P | null, proposed: Answer<P>[] = []): void {
    const same = prompt && this.prompt?.id === prompt.id;
    const all = [...(prompt?.choices ?? []), ...this.ways];
    const chosen = this.chosen;
    const kept =
      same && chosen
        ? // One that the page has put together stays what it is.
          (all.find(({ id }) => id === chosen.id) ?? (chosen.legs ? chosen : undefined))
        : undefined;
    this.prompt = prompt;
    this.chosen = kept ?? null;
    if (!same) {
      const names = new Set((prompt?.choices ?? []).flatMap(keysOf));
      this.picked = this.carried.filter((key) => names.has(key));
      this.carried = [];
      this.all = proposed;
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

  chooseAll(choices: Answer<P>[]): void {
    this.clear();
    this.all = choices;
  }

  /** Put it among those that are played together, or take it out. */
  toggle(choice: Answer<P>): void {
    this.chosen = null;
    this.picked = [];
    const without = this.all.filter(({ id }) => id !== choice.id);
    this.all = without.length < this.all.length ? without : [...this.all, choice];
  }

  choose(choice: Answer<P>): void {
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

export function provideDeciding(): Deciding {
  return setContext(KEY, new Deciding());
}

/**
 * The decision of the table around; a replay has none, and nothing there can be picked. A game's
 * board says what kinds of question its game has.
 */
export function deciding<P extends Prompt = Prompt>(): Deciding<P> {
  return getContext<Deciding<P> | undefined>(KEY) ?? new Deciding<P>();
}
