/** A review as it comes in, part by part. */

import type { ReviewedMove, ReviewTold, ToldMove } from '../generated/review';
import type { Lang } from '../generated/words';
import { beginReview, review } from '../lib/server';
import { wordsOf } from '../lib/table.svelte';
import { say } from '../words/words.svelte';

/** Milliseconds between two looks whether there is more. */
const PAUSE = 700;

export class Gathered {
  about = $state.raw<ReviewTold | null>(null);
  chances = $state.raw<number[][]>([]);
  moves = $state.raw<ReviewedMove[]>([]);
  told = $state.raw<ToldMove[]>([]);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(
    private readonly id: string,
    private readonly lang: Lang,
  ) {
    void this.follow(() => beginReview(id, lang));
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async follow(asked: () => Promise<ReviewTold>): Promise<void> {
    try {
      const found = await asked();
      if (this.gone) return;
      this.take(found);
      // One that was left unfinished, by a server that was started anew, goes on.
      const next =
        found.state === 'none'
          ? () => beginReview(this.id, this.lang)
          : () => review(this.id, this.lang, this.about!.parts);
      if (found.state !== 'done') this.timer = setTimeout(() => void this.follow(next), PAUSE);
    } catch (error) {
      this.problem = wordsOf(error) || say('web-offline');
    }
  }

  private take(found: ReviewTold): void {
    // Whoever begins again is told everything again.
    const begins = found.chances.length + found.moves.length > 0 && this.about?.state === 'none';
    const old = begins || !this.about ? { chances: [], moves: [], told: [] } : this;
    this.chances = [...old.chances, ...found.chances];
    this.moves = [...old.moves, ...found.moves];
    this.told = [...old.told, ...found.told];
    this.about = found;
  }
}
