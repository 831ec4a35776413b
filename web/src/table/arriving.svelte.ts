/** Meets the table of the address at once, while the scripts that draw it are still coming. */

import { preload } from '../games';
import { load } from '../lib/content.svelte';
import { gameAt } from '../lib/mine.svelte';
import { TableClient } from '../lib/table.svelte';

let met: TableClient | null = null;

/** Ask for a table and for what its game needs; whoever shows it takes it over. */
export function meet(id: string): void {
  const client = (met = begun(id));
  preload(gameAt(id));
  const end = $effect.root(() => {
    $effect(() => {
      if (!client.about) return;
      preload(client.about.game);
      void load(
        client.about.game,
        client.about.content,
        client.about.own_cards === null ? undefined : client.about.id,
      );
      end();
    });
  });
}

/** The client of a table: the one that was met, or another. */
export function clientAt(id: string): TableClient {
  const client = met?.id === id ? met : begun(id);
  met = null;
  return client;
}

/** A link to a seat has its secret after the hash, which nobody needs to see any longer. */
function begun(id: string): TableClient {
  const invited = new URLSearchParams(location.hash.slice(1)).get('seat') ?? undefined;
  if (invited) history.replaceState(null, '', location.pathname);
  return new TableClient(id, invited);
}
