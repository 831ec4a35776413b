/** Sets a scenario up on a table and goes there. */

import { sit } from '../../lib/mine.svelte';
import { go } from '../../lib/route.svelte';
import { scenario as ask } from '../../lib/server';
import { settings } from '../../lib/settings.svelte';
import { wordsOf } from '../../lib/table.svelte';
import { say } from '../../words/words.svelte';

export class Setting {
  busy = $state(false);
  problem = $state('');

  async begin(game: string, scenario: string): Promise<void> {
    this.busy = true;
    this.problem = '';
    const name = settings.name.trim() || say('player', { number: 1 });
    try {
      const made = await ask({ game, scenario, name }, settings.lang);
      sit(made.id, made.seats, made.table);
      go(`/t/${made.id}`);
    } catch (error) {
      this.problem = wordsOf(error) || say('web-offline');
    } finally {
      this.busy = false;
    }
  }
}
