/** What is played as several moves: one after the other, each when it is offered. */

import type { Move } from '../generated/moves';
import type { Update } from '../generated/tables';
import type { TableClient } from '../lib/table.svelte';

export class Walking {
  private legs: Move[] = $state.raw([]);
  /** The moment at which the last of them was played: no second one at the same. */
  private at = '';
  private underWay = $state(false);

  /** Whether something is still to be played: what is asked in between is no question. */
  get busy(): boolean {
    return this.underWay || this.legs.length > 0;
  }

  begin(legs: Move[]): void {
    this.at = '';
    this.legs = legs;
  }

  /** Play the next one, if its moment has come. */
  step(client: TableClient, update: Update): void {
    const now = `${update.undos} ${update.ply}`;
    const [leg] = this.legs;
    if (!leg || client.sending !== null || now === this.at) return;
    const next = update.view.prompt?.choices.find(({ move }) => isSame(move, leg));
    this.at = now;
    this.legs = next ? this.legs.slice(1) : [];
    if (!next) return;
    this.underWay = true;
    void client.play(update, next).then(() => this.arrive(client));
  }

  /** Whether the table stands where the last leg has led. */
  isPast(update: Update): boolean {
    return `${update.undos} ${update.ply}` !== this.at;
  }

  /** What did not go as it was meant to is not gone on with. */
  private arrive(client: TableClient): void {
    this.underWay = false;
    if (client.refused || client.tries) this.legs = [];
  }
}

export function isSame(one: Move, other: Move): boolean {
  const fields = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(
    ([field, value]) => JSON.stringify(fields.get(field)) === JSON.stringify(value),
  );
}
