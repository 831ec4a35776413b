/** The tables this browser sits at: kept here and nowhere else, with the secrets of their seats. */

import type { TableAbout } from '../generated/tables';
import { movesOf } from './order';

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
  /** The number of the last remark that was read. */
  read?: number;
  /** Seats whose remarks are not shown on this device. */
  muted?: number[];
}

export interface Invitation {
  seat: number;
  link: string;
}

/** A page without a server may lie beside one with: their tables are not each other's. */
const KEY = import.meta.env.MODE === 'site' ? 'empires.alone' : 'empires.tables';
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

/** Which game was played at a table when it was last looked at here. */
export function gameAt(id: string): string | undefined {
  return read().find((each) => each.id === id)?.table?.game;
}

/** Remember seats at a table, beside those that are known. */
export function sit(id: string, sittings: Sitting[], table: TableAbout | null = null): void {
  const all = read();
  const before = all.find((each) => each.id === id);
  const merged = new Map((before?.sittings ?? []).map((each) => [each.seat, each]));
  for (const each of sittings) merged.set(each.seat, each);
  const now = {
    ...before,
    id,
    sittings: [...merged.values()].sort((a, b) => a.seat - b.seat),
    at: Date.now(),
    table: table ?? before?.table ?? null,
  };
  write([now, ...all.filter((each) => each.id !== id)]);
}

function change(id: string, facts: Partial<Kept>): void {
  write(read().map((each) => (each.id === id ? { ...each, ...facts } : each)));
}

/** Keep the links of a table of ours, to be copied again at any time; the newest to a seat counts. */
export function invite(id: string, links: Invitation[]): void {
  const seats = links.map((each) => each.seat);
  const others = invitationsTo(id).filter((each) => !seats.includes(each.seat));
  change(id, { links: [...others, ...links] });
}

/** These seats have another secret by now: somebody else plays them, or another device. */
export function unsit(id: string, seats: number[]): void {
  const left = sittingsAt(id).filter((each) => !seats.includes(each.seat));
  change(id, { sittings: left });
}

/** The number of the last remark at a table that was read. */
export function readUpTo(id: string): number {
  return kept.find((each) => each.id === id)?.read ?? 0;
}

/** It asks what is stored, not what is shown: who marks in an effect is not called again by it. */
export function markRead(id: string, number: number): void {
  const found = read().find((each) => each.id === id);
  if (found && number > (found.read ?? 0)) change(id, { read: number });
}

export function mutedAt(id: string): number[] {
  return kept.find((each) => each.id === id)?.muted ?? [];
}

export function mute(id: string, muted: number[]): void {
  change(id, { muted });
}

/** All of it, to be taken along to another device; whoever has it plays these seats. */
export function exported(): string {
  const tables = read().map(({ id, sittings, at }) => ({ id, sittings, at }));
  return JSON.stringify({ empires: 'tables', tables }, null, 1);
}

/** Take in what another device wrote; how many tables there were, or nothing if it is something else. */
export function imported(text: string): number | null {
  let told: { empires?: unknown; tables?: unknown };
  try {
    told = JSON.parse(text) as typeof told;
  } catch {
    return null;
  }
  if (told?.empires !== 'tables' || !Array.isArray(told.tables)) return null;
  const tables = (told.tables as Partial<Kept>[]).filter(isKept);
  for (const { id, sittings } of tables.reverse()) sit(id, sittings);
  return tables.length;
}

function isKept(told: Partial<Kept>): told is Kept {
  const ofSeat = (each: Partial<Sitting>) =>
    Number.isInteger(each?.seat) && typeof each.token === 'string';
  return (
    typeof told?.id === 'string' && Array.isArray(told.sittings) && told.sittings.every(ofSeat)
  );
}

export function invitationsTo(id: string): Invitation[] {
  return kept.find((each) => each.id === id)?.links ?? [];
}

/** Note what is known of a table now, if it is one of ours; whether people sit elsewhere by now. */
export function note(table: TableAbout): boolean {
  const known = read().find((each) => each.id === table.id);
  if (!known) return false;
  const to = movesOf(known.table, table);
  if (to) {
    const moved = <T extends { seat: number }>(all: T[]) =>
      all.map((each) => ({ ...each, seat: to[each.seat] ?? each.seat }));
    change(table.id, {
      sittings: moved(known.sittings),
      links: moved(known.links ?? []),
      muted: (known.muted ?? []).map((seat) => to[seat] ?? seat),
    });
  }
  sit(table.id, [], table);
  return to !== null;
}

export function forget(id: string): void {
  write(read().filter((each) => each.id !== id));
}
