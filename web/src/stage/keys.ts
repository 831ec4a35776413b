/** What a key asks for at a table. Digits and Enter are about the choices and have files of their own. */

export type Command =
  | 'clear'
  | 'undo'
  | 'restart'
  | 'all'
  | 'end'
  | 'more'
  | 'hurry'
  | 'again'
  | 'board'
  | 'skip'
  | 'next-area'
  | 'last-area';

const LETTERS: Record<string, Command> = {
  u: 'undo',
  a: 'all',
  e: 'end',
  l: 'more',
  r: 'again',
  b: 'board',
  s: 'skip',
};

/** Nothing where somebody types, or where the browser has a shortcut of its own. */
export function commandOf(event: KeyboardEvent): Command | null {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target.closest('input, select, textarea')) return null;
  if (event.key === 'Escape') return 'clear';
  if (event.key === 'F6') return event.shiftKey ? 'last-area' : 'next-area';
  if (event.key === ' ') return target.closest('button, a, summary, .scroll') ? null : 'hurry';
  const command = LETTERS[event.key.toLowerCase()];
  return command === 'undo' && event.shiftKey ? 'restart' : (command ?? null);
}

/** The focus goes from part to part of the page. */
export function nextArea(step: number): void {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')];
  const at = areas.findIndex((area) => area.contains(document.activeElement));
  areas[(at + step + areas.length) % areas.length]?.focus();
}
