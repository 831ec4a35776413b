/** What lies open beside the table: a rule, a card, all cards, the settings, the keys, the menu. */

import type { TableClient } from '../lib/table.svelte';

export type Open =
  | { what: 'rule'; id: string }
  | { what: 'thing'; game: string; content: string; slug: string }
  | { what: 'settings' }
  | { what: 'keys' }
  | { what: 'tips'; game: string }
  | { what: 'table'; client: TableClient; seat: number }
  | { what: 'branch'; client: TableClient; seat: number }
  | { what: 'cards'; client: TableClient; seat: number }
  | null;

let open: Open = $state.raw(null);
let opener: HTMLElement | null = null;

export function drawer(): Open {
  return open;
}

export function show(what: Open): void {
  if (!open) opener = document.activeElement as HTMLElement | null;
  open = what;
}

/** What was pressed to open it. */
export function openedBy(): HTMLElement | null {
  return opener;
}

export function openRule(id: string): void {
  show({ what: 'rule', id });
}

export function close(): void {
  open = null;
  opener?.focus();
  opener = null;
}
