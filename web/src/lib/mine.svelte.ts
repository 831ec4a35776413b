/** The tables this browser sits at: kept here and nowhere else, with the secrets of their seats. */

import type { TableAbout } from '../generated/tables';

export interface Sitting {
  seat: number;
  token: string;
}

export interface Kept {
  id: string;
  sittings: Sitting[];
  /** When it was last looked at, in milliseconds. */
  at: number;
  /** What was known of it then. */
  table: TableAbout | null;
  /** The links of seats that others were invited to. */
  links?: Invitation[];
}

export interface Invitation {
  seat: number;
  link: string;
}

const KEY = 'empires.tables';
const MOST = 60;

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

let kept: Kept[] = $state.raw(read());

function write(next: Kept[]): void {
  kept = next.sort((a, b) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here: the links still work.
  }
}

export function mine(): Kept[] {
  return kept;
}

export function sittingsAt(id: string): Sitting[] {
  return read().find((each) => each.id === id)?.sittings ?? [];
}

/** Remember seats at a table, beside those that are known. */
export function sit(id: string, sittings: Sitting[], table: TableAbout | null = null): void {
  const all = read();
  const before = all.find((each) => each.id === id);
  const merged = new Map((before?.sittings ?? []).map((each) => [each.seat, each]));
  for (const each of sittings) merged.set(each.seat, each);
  const now = {
    id,
    sittings: [...merged.values()].sort((a, b) => a.seat - b.seat),
    at: Date.now(),
    table: table ?? before?.table ?? null,
    links: before?.links,
  };
  write([now, ...all.filter((each) => each.id !== id)]);
}

/** Keep the links of a table of ours, to be copied again at any time. */
export function invite(id: string, links: Invitation[]): void {
  write(read().map((each) => (each.id === id ? { ...each, links } : each)));
}

export function invitationsTo(id: string): Invitation[] {
  return kept.find((each) => each.id === id)?.links ?? [];
}

/** Note what is known of a table now, if it is one of ours. */
export function note(table: TableAbout): void {
  if (read().some((each) => each.id === table.id)) sit(table.id, [], table);
}

export function forget(id: string): void {
  write(read().filter((each) => each.id !== id));
}
