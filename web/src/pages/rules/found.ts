/** Searching the rules: every word must be somewhere in a rule, and is marked where it stands. */

import type { Rule } from '../../generated/library';

export function wordsOf(wanted: string): string[] {
  return wanted.toLowerCase().split(/\s+/).filter(Boolean);
}

export function matching(rules: Rule[], wanted: string): Rule[] {
  const words = wordsOf(wanted);
  return rules.filter(({ id, title, text, ruling }) => {
    const all = `${id} ${title} ${text} ${ruling ?? ''}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut at what is searched for. */
export function pieces(text: string, wanted: string): Piece[] {
  const words = wordsOf(wanted);
  const lower = text.toLowerCase();
  // Some letters grow when they are made small: then nothing is marked.
  if (!words.length || lower.length !== text.length) return [{ text, found: false }];
  const cut: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ start: lower.indexOf(word, at), size: word.length }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.size - a.size)[0];
    if (!next) break;
    if (next.start > at) cut.push({ text: text.slice(at, next.start), found: false });
    at = next.start + next.size;
    cut.push({ text: text.slice(next.start, at), found: true });
  }
  if (at < text.length) cut.push({ text: text.slice(at), found: false });
  return cut;
}
