/** How a table is played, in words. */

import type { GameAbout } from '../generated/http';
import type { TableAbout } from '../generated/tables';
import type { Lang } from '../generated/words';
import { span } from '../lib/clock.svelte';
import { say } from '../words/words.svelte';

/** What the game says about an option, or about one of its values. */
export function worded(game: GameAbout | undefined, lang: Lang, ...of: string[]): string {
  return game?.words[lang]?.[of.join('-').replaceAll('_', '-')] ?? '';
}

/** Each option with its value. */
export function optionsOf(
  about: TableAbout,
  game: GameAbout | undefined,
  lang: Lang,
): [string, string][] {
  const own = Object.entries(game?.options ?? {}).map(([option, values]): [string, string] => {
    const value = about.options[option] ?? values[0]!;
    const shown =
      typeof value === 'boolean'
        ? say('web-yes-no', { value: value ? 'yes' : 'no' })
        : worded(game, lang, option, String(value)) || String(value);
    return [worded(game, lang, option) || option, shown];
  });
  const clock = about.clock ? span(about.clock.seconds) : say('web-no-clock');
  return [
    ...own,
    [say('web-pace'), clock],
    [say('web-takebacks'), say('web-takebacks-value', { undo: about.undo })],
    [say('web-hints'), say('web-yes-no', { value: about.hints ? 'yes' : 'no' })],
    [say('web-listed'), say('web-yes-no', { value: about.listed ? 'yes' : 'no' })],
  ];
}
