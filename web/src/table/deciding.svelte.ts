/** The decision on screen: what is picked on the table, what is chosen, and what it points at. */

import { getContext, setContext } from 'svelte';

import type { Choice, Prompt } from '../lib/types';
import { candidates, keysOf, meant, pick, pickable } from './picks';

const KEY = Symbol('deciding');

export class Deciding {
  prompt: Prompt | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  chosen: Choice | null = $state.raw(null);

  /** What can be pointed at. */
  open: Set<string> = $derived(
    this.prompt ? pickable(this.prompt.choices, this.picked) : new Set<string>(),
  );
  /** What can be pointed at next, given what is picked. */
  near: Set<string> = $derived(
    new Set(this.prompt ? candidates(this.prompt.choices, this.picked).flatMap(keysOf) : []),
  );
  /** What the chosen choice points at. */
  marked: Set<string> = $derived(new Set(this.chosen ? keysOf(this.chosen) : this.picked));
  /** The choices that fit what is picked. */
  left: Choice[] = $derived(this.prompt ? candidates(this.prompt.choices, this.picked) : []);

  /** Take another prompt; the same question keeps what was chosen, also across a reconnect. */
  ask(prompt: Prompt | null): void {
    const same = prompt && this.prompt?.id === prompt.id;
    const kept = same ? prompt.choices.find((choice) => choice.id === this.chosen?.id) : undefined;
    this.prompt = prompt;
    this.chosen = kept ?? null;
    if (!same) this.picked = [];
  }

  click(key: string): void {
    if (!this.prompt) return;
    this.picked = pick(this.prompt.choices, this.picked, key);
    this.chosen = meant(this.prompt.choices, this.picked);
  }

  choose(choice: Choice): void {
    this.chosen = choice;
    this.picked = this.picked.every((key) => keysOf(choice).includes(key)) ? this.picked : [];
  }

  clear(): void {
    this.chosen = null;
    this.picked = [];
  }
}

export function provideDeciding(): Deciding {
  return setContext(KEY, new Deciding());
}

/** The decision of the table around; a replay has none, and nothing there can be picked. */
export function deciding(): Deciding {
  return getContext<Deciding | undefined>(KEY) ?? new Deciding();
}
