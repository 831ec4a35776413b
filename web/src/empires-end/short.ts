/** An ability in a few words and signs, for tiles that have no room for its sentence. */

import type { LocationKind, Resource } from '../generated/empires_end/words';
import type { Thing } from '../generated/library';
import { has, say, sayParts } from '../words/words.svelte';

export const RESOURCES: Resource[] = ['wheat', 'hammer', 'axe', 'coin'];
const KINDS: LocationKind[] = ['city', 'town', 'army', 'road', 'farm'];

/** So many of a resource; only which one it is, if no number is given. */
export interface Sign {
  n: number | '';
  of: Resource;
}

export type Parts = (string | Sign)[];

interface Ability {
  kind: string;
  phase: string;
  gain: number[];
  options: number[][];
  pay: number;
  times: number;
  points: number;
  strength: number;
  hammers: number;
  resource: number;
  location: number;
}

/** Lists in a row, with something between them. */
function joined(lists: Parts[], between: string): Parts {
  return lists.flatMap((list, at) => (at ? [between, ...list] : list));
}

function amounts(gain: number[]): Parts {
  const held = RESOURCES.flatMap((of, at): Parts[] => {
    const n = gain[at];
    return n ? [[{ n, of }]] : [];
  });
  return joined(held, ' ');
}

function sign(n: number | '', resource: number): Parts {
  const of = RESOURCES[resource];
  return of ? [{ n, of }] : [];
}

/** Words and signs in turn; nothing for a kind nobody has named yet. */
export function short(thing: Thing | undefined, withMoment = false): Parts {
  const ability = thing?.data.ability as Ability | undefined;
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
      pay: sign(1, ability.pay),
      options: joined(ability.options.map(amounts), ' / '),
      hammers: sign(ability.hammers, RESOURCES.indexOf('hammer')),
      resource: sign('', ability.resource),
    },
  );
  const moment = `ee-short-moment-${ability.phase}`;
  return withMoment && has(moment) ? sayParts<Sign>(moment, {}, { text: told }) : told;
}
