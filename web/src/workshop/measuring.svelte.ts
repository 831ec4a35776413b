/** A measurement of the pack on the bench: asked for piece by piece, until it is whole or stopped. */

import type { Measured } from '../generated/workshop';
import { measurePack, Refusal } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf } from '../lib/table.svelte';
import { say } from '../words/words.svelte';

/** Milliseconds until somebody who is busy is asked again. */
const PATIENCE = 2000;

export class Measuring {
  told: Measured | null = $state.raw(null);
  /** The pack that it is about. */
  content = $state('');
  running = $state(false);
  waits = $state(false);
  trouble = $state('');
  players = $state(2);
  games = $state(100);
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: string) {}

  /** Begin, or go on: what was played is kept where it was played. */
  begin(toml: string, content: string): void {
    if (content !== this.content) this.told = null;
    this.content = content;
    this.trouble = '';
    this.running = true;
    void this.go(toml, ++this.turn);
  }

  stop(): void {
    this.turn += 1;
    this.running = this.waits = false;
    clearTimeout(this.timer);
  }

  private async go(toml: string, turn: number): Promise<void> {
    const { players, games } = this;
    try {
      const told = await measurePack(this.game, { toml, players, games }, settings.lang);
      if (turn !== this.turn) return;
      this.waits = false;
      this.told = told;
      if (told.games < told.of) void this.go(toml, turn);
      else this.running = false;
    } catch (error) {
      if (turn !== this.turn) return;
      if (error instanceof Refusal && ['busy', 'too_many'].includes(error.refused.code)) {
        this.waits = true;
        this.timer = setTimeout(() => void this.go(toml, turn), PATIENCE);
        return;
      }
      this.trouble = wordsOf(error) || say('web-offline');
      this.running = this.waits = false;
    }
  }
}
