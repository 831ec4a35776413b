/** Says messages of the catalogues that the Python side uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Lang } from '../generated/words';

const CATALOGUES = { en: () => import('./en'), de: () => import('./de') };

let current: FluentBundle | null = $state.raw(null);

/** Make a language the one that is spoken. */
export async function speak(lang: Lang): Promise<void> {
  const sources = (await CATALOGUES[lang]()).default;
  // No isolation marks: both languages run from left to right, as on the Python side.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  current = bundle;
}

/** Whether any language has been loaded yet. */
export function speaks(): boolean {
  return current !== null;
}

export function has(key: string): boolean {
  return current?.hasMessage(key) ?? false;
}

/** The message with its parameters filled in. A missing one is our mistake: its key is shown. */
export function say(key: string, params: Record<string, FluentVariable> = {}): string {
  const pattern = current?.getMessage(key)?.value;
  return current && pattern ? current.formatPattern(pattern, params) : key;
}

/**
 * The message in parts: words, and where it names one of the slots what was put there. A slot may
 * stand anywhere in a message but in a choice between variants.
 */
export function sayParts<Part>(
  key: string,
  params: Record<string, FluentVariable>,
  slots: Record<string, (string | Part)[]>,
): (string | Part)[] {
  const pattern = current?.getMessage(key)?.value;
  if (!current || !pattern) return [key];
  if (typeof pattern === 'string') return [pattern];
  const bundle = current;
  return pattern.flatMap((piece) => {
    const slot = typeof piece !== 'string' && piece.type === 'var' ? slots[piece.name] : undefined;
    return slot ?? [bundle.formatPattern([piece], params)];
  });
}

/** "a, b and c". */
export function allOf(items: string[]): string {
  if (items.length < 2) return items[0] ?? say('nothing');
  return say('list-and', { others: items.slice(0, -1).join(', '), last: items.at(-1)! });
}
