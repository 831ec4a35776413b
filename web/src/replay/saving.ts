/** Gives the record of a game to the reader as a file. */

import { record } from '../lib/server';

export async function saveRecord(id: string): Promise<void> {
  const file = new Blob([await record(id)], { type: 'application/jsonl' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${id}.jsonl`;
  link.click();
  // Not at once: some browsers begin to read it only now.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
