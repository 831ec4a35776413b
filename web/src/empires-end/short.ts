/** An ability in a few words and signs, for tiles that have no room for its sentence. */

import type { Resource } from '../generated/empires_end/words';
import type { Thing } from '../generated/library';
import { has, say, sayParts } from '../words/words.svelte';
import { abilityOf, KINDS, RESOURCES } from './ability';

/** So many of a resource; only which one it is, if no number is given. */
export interface Sign {
  n: number | '';
  of: Resource;
}

export type Parts = (string | Sign)[];

/** Lists in a row, with something between them. */
function joined(lists: Parts[], between: string): Parts {
  return lists.flatMap((list, at) => (at ? [between, ...list] : list));
}

export function amounts(gain: number[]): Parts {
  const held = RESOURCES.flatMap((of, at): Parts[] => {
    const n = gain[at];
    return n ? [[{ n, of }]] : [];
  });
  return joined(held, ' ');
}

/** One of a kind needs no number. */
export function few(gain: number[]): Parts {
  return amounts(gain).map((part) =>
    typeof part === 'object' && part.n === 1 ? { ...part, n: '' } : part,
  );
}

function sign(n: number | '', resource: number): Parts {
  const of = RESOURCES[resource];
  return of ? [{ n, of }] : [];
}

/** Words and signs in turn; nothing for a kind nobody has named yet. */
export function short(thing: Thing | undefined, withMoment = false): Parts {
  const ability = abilityOf(thing);
  const named = `ee-short-${ability?.kind.replaceAll('_', '-')}`;
  if (!ability || !has(named)) return [];
  const { times, points, strength, location } = ability;
  const several = `${named}-times`;
  const told = sayParts<Sign>(
    times > 1 && has(several) ? several : named,
    {
      times,
      points,
      strength,
      neighbour: location < 0 ? '' : say(`ee-kind-${KINDS[location]}`),
    },
    {
      gain: amounts(ability.gain),
      pay: sign('', ability.pay),
      options: joined(ability.options.map(few), ' / '),
      hammers: sign(ability.hammers, RESOURCES.indexOf('hammer')),
      resource: sign('', ability.resource),
    },
  );
  const moment = `ee-short-moment-${ability.phase}`;
  return withMoment && has(moment) ? sayParts<Sign>(moment, {}, { text: told }) : told;
}
