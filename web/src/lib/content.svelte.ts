/** Cards, places and rules in words, asked for once per game, pack and language. */

import { SvelteMap } from 'svelte/reactivity';

import type { Rules, Thing } from '../generated/library';
import { rules as askRules, things as askThings } from './server';
import { settings } from './settings.svelte';

const found = new SvelteMap<string, Map<string, Thing>>();
const books = new SvelteMap<string, Rules>();
const asked = new Set<string>();

/** Put in what is known without asking: a replay in a file brings its own. */
export function know(game: string, content: string, lang: string, things: Thing[]): void {
  found.set(`${game} ${content} ${lang}`, new Map(things.map((thing) => [thing.slug, thing])));
}

export function knowRules(game: string, lang: string, rules: Rules): void {
  books.set(`${game} ${lang}`, rules);
}

export async function load(game: string, content: string): Promise<void> {
  const lang = settings.lang;
  const key = `${game} ${content} ${lang}`;
  if (found.has(key) || asked.has(key)) return;
  asked.add(key);
  try {
    know(game, content, lang, (await askThings(game, content, lang)).things);
  } catch {
    asked.delete(key);
  }
}

export async function loadRules(game: string): Promise<void> {
  const key = `${game} ${settings.lang}`;
  if (books.has(key) || asked.has(key)) return;
  asked.add(key);
  try {
    books.set(key, await askRules(game, settings.lang));
  } catch {
    asked.delete(key);
  }
}

export function book(game: string): Rules | undefined {
  return books.get(`${game} ${settings.lang}`);
}

/** A game's things by short name. */
export function thingsOf(game: string, content: string): Map<string, Thing> | undefined {
  return found.get(`${game} ${content} ${settings.lang}`);
}
