import { describe, expect, it } from 'vitest';

import { beside } from '../src/empires-end/beside';
import { potOf, spentBy, thisSpace, traceOf } from '../src/empires-end/since';
import type { AnyEvent } from '../src/generated/empires_end/events';
import type { EmpiresEndLine } from '../src/generated/empires_end/views';

const lines = (...events: object[]) =>
  events.map((event) => ({ ply: 0, event })) as unknown as EmpiresEndLine[];
const paid = (seat: number, resource: string, card = 'flood-8') => ({
  event: 'averted',
  seat,
  disaster: 0,
  card,
  resource,
});
const LOG = lines(
  paid(0, 'coin'),
  { event: 'space', space: 2 },
  paid(1, 'wheat'),
  paid(2, 'axe'),
  paid(3, 'axe', 'fire-1'),
  { event: 'took', seat: 3, disaster: 0, card: 'flood-8' },
);

describe('what the log tells of this space', () => {
  const events: AnyEvent[] = thisSpace(LOG);
  const disaster = { disaster: 0, card: 'flood-8', position: 8, bids: [] };

  it('begins with the space', () => {
    expect(events).toHaveLength(5);
  });

  it('says who paid what into a pot, and no more than lies there', () => {
    expect(potOf(events, { ...disaster, pot: { wheat: 1, axe: 1 } })).toEqual([
      { resource: 'wheat', seat: 1 },
      { resource: 'axe', seat: 2 },
    ]);
    expect(potOf(events, { ...disaster, pot: { coin: 1 } })).toEqual([
      { resource: 'coin', seat: null },
    ]);
  });

  it('says what each seat did last', () => {
    expect(traceOf(events, 1)).toEqual({ did: 'averted', signs: ['wheat'] });
    expect(traceOf(events, 3)).toEqual({ did: 'took', signs: ['flood'] });
    expect(traceOf(events, 0)).toBeNull();
  });

  it('remembers what became of the cards of the hand', () => {
    const work = thisSpace(
      lines(
        { event: 'built', seat: 0, card: 'fire-3', location: 'road-12' },
        { event: 'sold', seat: 0, card: 'riot-1' },
        { event: 'sold', seat: 1, card: null },
      ),
    );
    expect(spentBy(work, 0)).toEqual([
      { card: 'fire-3', location: 'road-12' },
      { card: 'riot-1', location: null },
    ]);
  });
});

describe('a card beside the thing it explains', () => {
  const frame = { left: 0, top: 0, right: 1000, bottom: 600 };
  const size = { width: 200, height: 250 };
  const box = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 80 });

  it.each([
    [100, 100],
    [100, 480],
    [0, 0],
    [920, 520],
    [500, 250],
  ])('never covers it and stays inside its frame (%i, %i)', (left, top) => {
    const thing = box(left, top);
    const spot = beside(thing, size, frame);
    const apart =
      spot.left >= thing.right ||
      spot.left + size.width <= thing.left ||
      spot.top >= thing.bottom ||
      spot.top + size.height <= thing.top;
    expect(apart).toBe(true);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + size.width).toBeLessThanOrEqual(1000);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.top + size.height).toBeLessThanOrEqual(600);
  });
});
