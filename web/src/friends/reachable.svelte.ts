/** Links as friends can open them: a page at 127.0.0.1 is on nobody else's machine. */

import { addresses as askAddresses } from '../lib/server';

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

let known: string[] = $state.raw([]);
let onlyHere = $state(false);
let chosen: string | null = $state(null);
let asked = false;

/** Ask the server once where it can be reached. */
export async function askReachable(): Promise<void> {
  if (asked || !HERE.has(location.hostname)) return;
  asked = true;
  try {
    const told = await askAddresses();
    known = told.addresses;
    onlyHere = told.only_here;
  } catch {
    asked = false;
  }
}

/** Other addresses than the one this page has; empty where that one is good for all. */
export function otherAddresses(): string[] {
  return known;
}

/** Whether no link to this server works on another machine. */
export function isOnlyHere(): boolean {
  return onlyHere;
}

export function choose(address: string): void {
  chosen = address;
}

export function address(): string {
  return chosen ?? known[0] ?? location.origin;
}

/** The whole link. */
export function reachable(link: string): string {
  return new URL(link, address()).href;
}
