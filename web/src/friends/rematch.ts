/** The same seats once more: whoever asks first sets the table, and all are told. */

import type { TableClient } from '../lib/table.svelte';

export async function rematch(client: TableClient, go: (to: string) => void): Promise<void> {
  const known = client.about?.rematch;
  const answer = known ? null : await client.ask({ type: 'rematch', seat: client.seats[0] });
  const id = known ?? (answer && answer.table);
  if (!id) return;
  client.follow(id);
  go(`/t/${id}`);
}
