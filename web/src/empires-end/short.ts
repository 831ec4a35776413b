/** An ability in a few words and signs, for tiles that have no room for its sentence. */

import type { Resource, Thing } from '../lib/types';
import { has, say } from '../words/words.svelte';

export const RESOURCES: Resource[] = ['wheat', 'hammer', 'axe', 'coin'];
const KINDS = ['city', 'town', 'army', 'road', 'farm'];
const SIGN = /(\S*)\[(wheat|hammer|axe|coin)\]/;

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

function amounts(gain: number[]): string {
  return RESOURCES.map((kind, at) => (gain[at] ? `${gain[at]}[${kind}]` : ''))
    .filter(Boolean)
    .join(' ');
}

/** In turn words, a number and the resource it counts; nothing for a kind nobody has named yet. */
export function short(thing: Thing | undefined, withMoment = false): string[] {
  const ability = thing?.data.ability as Ability | undefined;
  const key = `short-${ability?.kind.replaceAll('_', '-')}`;
  if (!ability || !has(key)) return [];
  const text = say(key, {
    gain: amounts(ability.gain),
    pay: `1[${RESOURCES[ability.pay] ?? ''}]`,
    options: ability.options.map(amounts).join(' / '),
    times: ability.times,
    points: ability.points,
    strength: ability.strength,
    hammers: ability.hammers,
    resource: `[${RESOURCES[ability.resource] ?? ''}]`,
    neighbour: ability.location < 0 ? '' : say(`kind-${KINDS[ability.location]}`),
  });
  return (withMoment ? say('short-moment', { phase: ability.phase, text }) : text).split(SIGN);
}
