/** A lesson at the table: which step is shown, what it asks for, and the ways on and back. */

import { getContext, setContext } from 'svelte';

import type { LessonStep } from '../generated/lessons';
import type { Choice } from '../generated/prompts';
import type { Update } from '../generated/tables';
import type { TableClient } from '../lib/table.svelte';
import type { Offer } from '../table/picks';
import { isSame } from '../table/walking.svelte';
import { read, readAt } from './kept.svelte';

const KEY = Symbol('learning');

export class Learning {
  /** What is said to a wrong try; empty until there is one. */
  wrong = $state('');
  /** Raised with every wrong try, so that the same answer is heard again. */
  tries = $state(0);
  private skipping = $state(0);

  constructor(
    private client: TableClient,
    private update: () => Update | undefined,
  ) {}

  get now() {
    return this.update()?.lesson ?? null;
  }

  /** The step that is shown: the first to read, then the one to do. None: the lesson is over. */
  get step(): LessonStep | null {
    const passed = readAt(this.client.id);
    const steps = this.now?.steps ?? [];
    return steps.find(({ number, reads }) => !reads || number > passed) ?? null;
  }

  get isOver(): boolean {
    return this.now !== null && this.step === null;
  }

  /** Whether the learner can do something now: read on, or move. */
  get isAsked(): boolean {
    return this.step !== null && (this.step.reads || (this.now?.accepted.length ?? 0) > 0);
  }

  get canGoBack(): boolean {
    return (this.step?.number ?? 2) > 1;
  }

  /** The move of the server's list that a choice begins with. */
  private first(choice: Offer): Choice | undefined {
    const choices = this.update()?.view.prompt?.choices ?? [];
    const leg = choice.legs?.[0];
    return leg ? choices.find(({ move }) => isSame(move, leg)) : choice;
  }

  asksFor(choice: Offer): boolean {
    const first = this.first(choice);
    return !this.step?.reads && Boolean(first && this.now?.accepted.includes(first.id));
  }

  /** Whether this may be played; otherwise it is answered why not. */
  allows(plan: Offer[]): boolean {
    const other = plan.find((choice) => !this.asksFor(choice));
    if (!other) this.wrong = '';
    else this.answer(other);
    return !other;
  }

  answer(choice?: Offer): void {
    const step = this.step;
    if (!step) return;
    const code = choice && this.first(choice)?.id;
    const own = code === undefined ? undefined : this.now?.answers[code];
    this.wrong = step.reads ? step.do : (own ?? step.wrong);
    this.tries += 1;
  }

  /** Read on. */
  next(): void {
    if (this.step?.reads) this.passed(this.step.number);
  }

  /** To the step before this one, or to where this one began. */
  async back(): Promise<void> {
    const { step, now } = this;
    const number = step?.number ?? (now?.of ?? 0) + 1;
    const begun = now?.begun && step && !step.reads;
    const to = begun ? number : number - 1;
    if (to < 1) return;
    const isHere = !begun && now?.steps.some((each) => each.number === to && each.reads);
    if (!isHere && !(await this.client.undo(0))) return;
    this.passed(to - 1);
  }

  /** Let the step be done for one. */
  skip(): void {
    if (this.step?.reads) this.next();
    else this.skipping = this.step?.number ?? 0;
    this.wrong = '';
  }

  /** Plays what is left of a step that is skipped. */
  skipOn(): void {
    const update = this.update();
    const accepted = this.now?.accepted[0];
    if (!this.skipping || !update || this.client.sending !== null) return;
    if (this.step?.number !== this.skipping) this.skipping = 0;
    const choice = update.view.prompt?.choices.find(({ id }) => id === accepted);
    if (this.skipping && choice) void this.client.play(update, choice);
  }

  private passed(step: number): void {
    this.wrong = '';
    read(this.client.id, step);
  }
}

export function provideLearning(learning: Learning): Learning {
  return setContext(KEY, learning);
}

/** The lesson of the table around, if it has one. */
export function learning(): Learning | undefined {
  return getContext<Learning | undefined>(KEY);
}
