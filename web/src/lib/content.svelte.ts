/** Cards, places and rules in words, asked for once per game, pack and language. */

import { SvelteMap } from 'svelte/reactivity';

import type { Rules, Thing } from '../generated/library';
import { rules as askRules, things as askThings, ownThings } from './server';
import { settings } from './settings.svelte';

const found = new SvelteMap<string, Map<string, Thing>>();
const books = new SvelteMap<string, Rules>();
/** What is on its way, so that whoever needs it waits for the same answer. */
const asked = new Map<string, Promise<void>>();

/** Put in what is known without asking: a replay in a file brings its own. */
export function know(game: string, content: string, lang: string, things: Thing[]): void {
  found.set(`${game} ${content} ${lang}`, new Map(things.map((thing) => [thing.slug, thing])));
}

export function knowRules(game: string, lang: string, rules: Rules): void {
  books.set(`${game} ${lang}`, rules);
}

function once(key: string, ask: () => Promise<void>): Promise<void> {
  // Whoever could not be answered may ask again.
  const asking = asked.get(key) ?? ask().catch(() => void asked.delete(key));
  asked.set(key, asking);
  return asking;
}

/** With a table, where its pack may be one that only the table knows. */
export async function load(game: string, content: string, table?: string): Promise<void> {
  const lang = settings.lang;
  const key = `${game} ${content} ${lang}`;
  if (found.has(key)) return;
  await once(key, async () => {
    const told = table ? ownThings(table, lang) : askThings(game, content, lang);
    know(game, content, lang, (await told).things);
  });
}

export async function loadRules(game: string): Promise<void> {
  const lang = settings.lang;
  const key = `${game} ${lang}`;
  if (books.has(key)) return;
  await once(key, async () => knowRules(game, lang, await askRules(game, lang)));
}

export function book(game: string): Rules | undefined {
  return books.get(`${game} ${settings.lang}`);
}

/** A game's things by short name. */
export function thingsOf(game: string, content: string): Map<string, Thing> | undefined {
  return found.get(`${game} ${content} ${settings.lang}`);
}
