/** Makes a table of a plan and goes there. */

import { invite, sit } from '../lib/mine.svelte';
import { go } from '../lib/route.svelte';
import { create } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf } from '../lib/table.svelte';
import { say } from '../words/words.svelte';
import { remember, wanted, type Plan } from './setup';

export class Beginning {
  busy = $state(false);
  problem = $state('');

  async begin(plan: Plan): Promise<void> {
    this.busy = true;
    this.problem = '';
    settings.name = plan.seats[0]!.name.trim();
    try {
      const named = (seat: number) => say('player', { number: seat + 1 });
      const made = await create(wanted(plan, named), settings.lang);
      const kindOf = (seat: number) => plan.seats[seat]!.kind;
      const own = made.seats.filter(({ seat }) => ['you', 'device'].includes(kindOf(seat)));
      const links = made.seats.filter(({ seat }) => kindOf(seat) === 'link');
      sit(made.id, own, made.table);
      if (links.length) {
        invite(
          made.id,
          links.map(({ seat, link }) => ({ seat, link })),
        );
      }
      remember(plan);
      go(`/t/${made.id}`);
    } catch (error) {
      this.problem = wordsOf(error) || say('web-offline');
    } finally {
      this.busy = false;
    }
  }
}
