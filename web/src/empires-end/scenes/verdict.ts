/** The end of a game in words: who outlasts whom, and why. */

import type { EmpiresEndView } from '../../generated/empires_end/views';
import { allOf, say } from '../../words/words.svelte';
import type { Column, Ending } from './end';

/** The name of a seat, "You" for the only one that plays here. */
export function endName(view: EmpiresEndView, own: number[], seat: number): string {
  return own.length === 1 && own[0] === seat ? say('web-you') : (view.names[seat] ?? '');
}

/** "You outlast them all", "Livia outlasts you". */
export function verdict({ winners, columns }: Ending, view: EmpiresEndView, own: number[]): string {
  const me = own.length === 1 ? own[0]! : null;
  const won = me !== null && winners.includes(me);
  const name = (seat: number) => endName(view, own, seat);
  if (winners.length !== 1) {
    const order = winners.toSorted((a, b) => Number(b === me) - Number(a === me));
    return say('ee-web-end-shared', { who: won ? 'you' : 'other', names: allOf(order.map(name)) });
  }
  const few = columns.length === 2;
  const other = columns[1]?.seat ?? 0;
  if (won) return say('ee-web-end-you', { few: few ? 'yes' : 'no', name: name(other) });
  const winner = name(winners[0]!);
  if (me === null) return say('ee-web-end-other', { name: winner });
  return say('ee-web-end-you-lose', { few: few ? 'yes' : 'no', name: winner });
}

/** Why: who gave up, what broke a tie, or by how much. */
export function because(ending: Ending, view: EmpiresEndView, own: number[]): string {
  const { columns, winners, tie, complete } = ending;
  const name = (seat: number) => endName(view, own, seat);
  const who = (seat: number) => (own.length === 1 && own[0] === seat ? 'you' : 'other');
  const gone = columns.filter(({ conceded }) => conceded);
  if (gone.length) {
    const names = allOf(gone.map(({ seat }) => name(seat)));
    const one = gone.length === 1 ? who(gone[0]!.seat) : 'several';
    const words = say('ee-web-end-conceded', { who: one, names });
    return complete ? words : [words, say('ee-web-end-as-it-stood')].join(' ');
  }
  if (tie && tie.seats.includes(winners[0]!)) {
    if (tie.rule === 'EE-END-4') {
      return say('ee-web-end-tie-first', { who: who(winners[0]!), name: name(winners[0]!) });
    }
    const list = tie.seats.map((seat) => `${name(seat)} ${tie.values.get(seat)}`).join(', ');
    return say('ee-web-end-tie-healthy', { list });
  }
  if (winners.length > 1) return say('ee-web-end-equal');
  return ahead(columns, name, who);
}

function ahead(
  [first, second]: Column[],
  name: (seat: number) => string,
  who: (seat: number) => string,
): string {
  if (!first || !second) return '';
  return say('ee-web-end-ahead', {
    n: first.total,
    by: first.total - second.total,
    who: who(second.seat),
    name: name(second.seat),
  });
}
