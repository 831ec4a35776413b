/** A game as it is played on its stage: what is asked, planned, shown and looked back at. */

import { untrack } from 'svelte';

import { markOf, pageOf } from '../games';
import type { Things } from '../games/page';
import type { Line } from '../generated/lines';
import type { TableAbout, Update } from '../generated/tables';
import { Learning, provideLearning } from '../lesson/learning.svelte';
import { thingsOf } from '../lib/content.svelte';
import { go } from '../lib/route.svelte';
import { moment, text } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import type { TableClient } from '../lib/table.svelte';
import { Director } from '../motion/director.svelte';
import { marksOf } from '../quiet/chip';
import { confirm as confirmed } from '../quiet/confirmed.svelte';
import { provideDeciding } from '../table/deciding.svelte';
import { keysOf } from '../table/picks';
import { Hinting } from './hinting.svelte';
import { Keyboard } from './keyboard';
import { provideMarks } from './marks.svelte';
import { News } from './news.svelte';
import { Plan } from './plan.svelte';
import { Scenes } from './scenes.svelte';
import { staging } from './staging.svelte';

/** What is known of the table; each is asked for when it is needed, so that only it is waited for. */
export interface Told {
  client: TableClient;
  about: TableAbout;
  update: Update;
  log: Line[];
}

/** To be made while a component is, whose end is its end. */
export class Play {
  readonly decision = provideDeciding();
  readonly plan = new Plan(this.decision);
  readonly hinting = new Hinting(this.decision);
  readonly scenes = new Scenes();
  readonly director = new Director((name) => this.page.picture?.(name) ?? '');
  readonly news: News;
  readonly taught: Learning;
  readonly keyboard: Keyboard;
  /** An earlier moment that is looked at; the game goes on meanwhile. */
  then = $state.raw<Update | null>(null);
  /** Whether all choices are shown in a list. */
  more = $state(false);
  page = $derived.by(() => pageOf(this.told.about.game));
  ended = $derived.by(() => this.told.about.status === 'over');
  busy = $derived.by(() => this.told.client.sending !== null || this.plan.busy || this.isAnswered);
  /** What is on the felt: the game as it is, or as it was. */
  shown = $derived.by(() => (this.then ?? this.told.update).view);
  things: Things = $derived.by(() => {
    const { game, content } = this.told.about;
    return thingsOf(game, content) ?? new Map();
  });
  private marks = provideMarks();

  constructor(private told: Told) {
    const { decision, scenes } = this;
    this.taught = provideLearning(
      new Learning(
        untrack(() => told.client),
        () => told.update,
      ),
    );
    this.news = new News(decision, () => ({ ...told, page: this.page }));
    this.keyboard = new Keyboard({
      client: untrack(() => told.client),
      decision,
      scenes,
      update: () => told.update,
      page: () => this.page,
      ended: () => this.ended,
      isLooking: () => this.then !== null,
      lookAtNow: () => (this.then = null),
      turnList: () => (this.more = !this.more),
      confirm: this.confirm,
      leave: () => {
        if (told.about.branch) void this.leave();
      },
    });
    decision.confirm = this.confirm;
    decision.decided = this.decided;
    // What is asked between two moves of one plan, or answered already, is no question.
    $effect.pre(() => {
      if (this.plan.busy || this.isAnswered || this.isForced) return;
      const prompt = this.then || scenes.scene ? null : told.update.view.prompt;
      const proposed = (prompt && this.page.proposed?.(prompt)) ?? [];
      untrack(() => decision.ask(prompt, proposed));
    });
    $effect(() => this.plan.step(told.client, told.update));
    $effect(() => this.stage());
    $effect(() => {
      void decision.prompt?.id;
      this.more = false;
    });
    // A single legal choice is no decision: it is made, and the log tells of it.
    $effect(() => {
      const { client, update } = told;
      if (this.isForced && !this.plan.busy) client.playForced(update);
    });
    $effect(() => this.mark());
  }

  /** Asks for the table in words. */
  readonly tell = async (): Promise<string[]> => {
    const { lines } = await text(this.told.about.id, 'table', {}, settings.lang, this.token);
    return lines;
  };

  readonly look = async (ply: number): Promise<void> => {
    const { about, update } = this.told;
    try {
      this.then = ply >= update.ply ? null : await moment(about.id, ply, settings.lang, this.token);
    } catch {
      this.then = null;
    }
  };

  readonly confirm = (): void => {
    if (this.busy || !this.decision.plan.length) return;
    const { about, update } = this.told;
    if (update.lesson && !this.taught.allows(this.decision.plan)) return;
    if (update.seat !== null) confirmed(about.id, update.seat, update.ply);
    this.plan.begin();
  };

  /** Out of a branch, back to its game. */
  private async leave(): Promise<void> {
    const { about } = this.told;
    const { backFrom } = await import('../whatif/returning');
    if (this.told.about.id === about.id) go(backFrom(about));
  }

  private readonly decided = (): void => {
    const { chosen } = this.decision;
    if (chosen && this.told.update.lesson && !this.taught.asksFor(chosen)) return;
    const begins = chosen !== null && this.page.begins?.(chosen);
    const final = settings.confirming === 'final' && this.plan.isFinal(this.told.about);
    if (chosen && begins) this.decision.carried = keysOf(chosen);
    if (begins || !(settings.confirming === 'always' || final)) this.confirm();
  };

  private get isAnswered(): boolean {
    return this.told.client.isAnswered(this.told.update);
  }

  /** Whether the page answers for the player. */
  private get isForced(): boolean {
    return !this.scenes.scene && this.told.client.isForced(this.told.update);
  }

  private get token(): string | undefined {
    const { client, update } = this.told;
    return client.sittings.find((each) => each.seat === update.seat)?.token;
  }

  /** Lets what is new be seen moving; returns what ends it. */
  private stage(): () => void {
    const { client } = this.told;
    client.stagehand = staging(this.director, this.scenes, {
      page: () => this.page,
      things: () => this.things,
      update: () => this.told.update,
    });
    return () => (client.stagehand = null);
  }

  /** The same numbers stand on what has changed and in the recap. */
  private mark(): void {
    const { view } = this.told.update;
    const found = [...marksOf(this.news.chips)].map(
      ([key, { number, seat }]) => [key, [{ n: number, mark: markOf(view, seat) }]] as const,
    );
    untrack(() => {
      this.marks.clear();
      for (const [key, marks] of found) this.marks.set(key, [...marks]);
    });
  }
}
