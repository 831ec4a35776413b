/** What the log tells of the space that is being played. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { Disaster, EmpiresEndLine } from '../generated/empires_end/views';
import type { Resource } from '../generated/empires_end/words';
import { RESOURCES } from './ability';

export function thisSpace(log: EmpiresEndLine[]): AnyEvent[] {
  const from = log.findLastIndex(({ event }) => event.event === 'space');
  return log.slice(Math.max(0, from)).map(({ event }) => event);
}

/** A resource in the pot, and who paid it where the log still tells. */
export interface Paid {
  resource: Resource;
  seat: number | null;
}

export function potOf(events: AnyEvent[], disaster: Disaster): Paid[] {
  const left = { ...disaster.pot };
  const told: Paid[] = [];
  for (const event of events)
    if (event.event === 'averted' && event.card === disaster.card && left[event.resource]) {
      left[event.resource]! -= 1;
      told.push({ resource: event.resource, seat: event.seat });
    }
  const others = RESOURCES.flatMap((resource) =>
    Array.from({ length: left[resource] ?? 0 }, (): Paid => ({ resource, seat: null })),
  );
  return [...others, ...told];
}

/** What a seat did last in this space, in the fewest signs. */
export interface Trace {
  did: 'averted' | 'took' | 'done' | 'sealed';
  signs: string[];
}

export function traceOf(events: AnyEvent[], seat: number): Trace | null {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const last = own.findLast(({ event }) =>
    ['averted', 'averted_free', 'took', 'finished', 'sealed'].includes(event),
  );
  switch (last?.event) {
    case 'averted':
      return { did: 'averted', signs: [last.resource] };
    case 'averted_free':
      return { did: 'averted', signs: [last.by.split('-')[0]!] };
    case 'took':
      return { did: 'took', signs: [last.card.split('-')[0]!] };
    case 'finished':
      return { did: 'done', signs: [] };
    case 'sealed':
      return { did: 'sealed', signs: ['seal-closed'] };
    default:
      return null;
  }
}

/** The abilities that a seat has used in this space, by short name. */
export function usedBy(events: AnyEvent[], seat: number): Set<string> {
  return new Set(
    events.flatMap((event) => (event.event === 'used' && event.seat === seat ? [event.by] : [])),
  );
}

/** The card that a disaster phase is about once nothing is open any more. */
export function lastTaken(events: AnyEvent[]): { card: string; seat: number } | null {
  const took = events.findLast((event) => event.event === 'took');
  return took ? { card: took.card, seat: took.seat } : null;
}

/** What became of cards of the hand in this space. */
export interface Spent {
  card: string;
  /** Where it was built; nothing: it was sold. */
  location: string | null;
}

export function spentBy(events: AnyEvent[], seat: number): Spent[] {
  return events.flatMap((event): Spent[] => {
    if (event.event === 'built' && event.seat === seat)
      return [{ card: event.card, location: event.location }];
    if (event.event === 'sold' && event.seat === seat && event.card)
      return [{ card: event.card, location: null }];
    return [];
  });
}
