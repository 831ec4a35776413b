/** What Confirm plays: one choice or several, with what belongs to them, as one confirmation. */

import type { TableAbout, Update } from '../generated/tables';
import type { TableClient } from '../lib/table.svelte';
import type { Deciding } from '../table/deciding.svelte';
import { gains, onlyGains } from '../table/gains';
import { Walking } from '../table/walking.svelte';

export class Plan {
  private walking = new Walking();
  /** Everything there was to gain is on its way; if nothing else is left, the phase ends with it. */
  private finishing = $state(false);

  constructor(private decision: Deciding) {}

  /** Whether moves of it are still to be played. */
  get busy(): boolean {
    return this.walking.busy || this.finishing;
  }

  /** Where undo is free, nothing is final. */
  isFinal({ undo }: TableAbout): boolean {
    return undo !== 'free' && this.decision.plan.some((choice) => choice.final);
  }

  begin(): void {
    const { plan, tail, all, prompt } = this.decision;
    if (!plan.length) return;
    this.finishing = all.length > 0 && onlyGains(prompt) && all.length === gains(prompt).length;
    this.walking.begin([...plan.flatMap(({ legs, move }) => legs ?? [move]), ...tail]);
  }

  /** Play what comes next, if its moment has come. */
  step(client: TableClient, update: Update): void {
    this.walking.step(client, update);
    if (!this.finishing || this.walking.busy || client.sending !== null) return;
    if (client.refused || client.tries) this.finishing = false;
    else if (this.walking.isPast(update)) this.finish(client, update);
  }

  private finish(client: TableClient, update: Update): void {
    const prompt = update.view.prompt;
    const done = prompt?.choices.find((choice) => choice.ends);
    this.finishing = false;
    // Something that was refreshed may be there to be used again.
    if (done && onlyGains(prompt) && !gains(prompt).length) void client.play(update, done);
  }
}
