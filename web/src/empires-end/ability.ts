/** What a location or a card can do, as its row of the content pack says it. */

import type { LocationKind, Resource } from '../generated/empires_end/words';
import type { Thing } from '../generated/library';

export const RESOURCES: Resource[] = ['wheat', 'hammer', 'axe', 'coin'];
export const KINDS: LocationKind[] = ['city', 'town', 'army', 'road', 'farm'];

/** Lists of amounts are in the order of `RESOURCES`; −1 stands for none. */
export interface Ability {
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

export function abilityOf(thing: Thing | undefined): Ability | undefined {
  return thing?.data.ability as Ability | undefined;
}

/** How a phase is coloured: the name of its token. */
export function phaseOf(thing: Thing | undefined): string {
  const phase = abilityOf(thing)?.phase ?? '';
  return ['disaster', 'economy', 'industry', 'conflict'].includes(phase) ? phase : 'end';
}
