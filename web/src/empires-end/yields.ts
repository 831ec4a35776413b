/** What a card would bring at each place where it may go. */

import type { AnyPrompt, Choice } from '../generated/empires_end/prompts';
import type { Empire, EmpiresEndView } from '../generated/empires_end/views';
import type { Thing } from '../generated/library';
import { say } from '../words/words.svelte';
import { abilityOf, KINDS, type Ability } from './ability';
import { rowAfter } from './after';
import { amounts, type Parts } from './short';
import { worthAt, type Worth } from './worth';

export interface Yield {
  choice: Choice;
  /** The most important in a sign or a number; nothing where every place is the same. */
  big: Parts;
  /** The sign of what the number counts, where it is not points. */
  icon: string;
  /** Why it is so much. */
  words: string;
  /** Whether it would bring anything there that it would not elsewhere. */
  any: boolean;
  /** Places beside it that it counts. */
  beside: number[];
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** By position; empty where no card is being placed. */
export function yields(
  prompt: AnyPrompt | null,
  own: Empire | undefined,
  view: EmpiresEndView,
  things: Map<string, Thing>,
): Map<number, Yield> {
  const found = new Map<number, Yield>();
  if (prompt?.kind !== 'place_innovation' || !own) return found;
  const ability = abilityOf(things.get(prompt.card));
  for (const choice of prompt.choices) {
    if (choice.move.do !== 'place') continue;
    const { position } = choice.move;
    const row = rowAfter(own.row, choice.effects, own.seat);
    const worth = ability ? worthAt(ability, position, row, own, view) : null;
    const points = choice.forecast === null ? null : choice.forecast - own.forecast.total;
    found.set(position, {
      choice,
      big: bigOf(points, worth, ability?.kind === 'gain_per_adjacent'),
      icon: worth?.strength ? 'sword' : '',
      words: ability ? wordsOf(ability, worth, row, things) : '',
      any: Boolean(points) || Boolean(worth?.n),
      beside: worth?.beside ?? [],
    });
  }
  return found;
}

function bigOf(points: number | null, worth: Worth | null, gains: boolean): Parts {
  if (gains && worth?.n) return ['+', ...amounts(worth.gain)];
  if (worth?.strength) return [signed(worth.strength)];
  if (points) return [signed(points)];
  if (worth?.points) return [signed(worth.points)];
  return worth ? ['0'] : [];
}

function wordsOf(
  ability: Ability,
  worth: Worth | null,
  row: Empire['row'],
  things: Map<string, Thing>,
): string {
  if (!worth) return say('ee-web-place-here');
  const names = worth.beside.map((at) => things.get(row[at - 1]!.location)?.name ?? '');
  if (names.length > 1) return names.join(' + ');
  if (names.length) return say('ee-web-beside', { what: names[0]! });
  if (ability.location >= 0)
    return say('ee-web-none-beside', { what: say(`ee-kind-${KINDS[ability.location]}`) });
  return say(ability.kind.includes('adjacent') ? 'ee-web-nothing-beside' : 'ee-web-place-here');
}
