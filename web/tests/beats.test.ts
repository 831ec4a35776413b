import { describe, expect, it } from 'vitest';

import { beatsOf } from '../src/empires-end/beats';
import type { AnyEvent } from '../src/generated/empires_end/events';
import source from '../src/generated/empires_end/events.ts?raw';
import type { EmpiresEndView, Empire, Place } from '../src/generated/empires_end/views';
import { anchorsOf, beatsIn, LASTS, type Motion } from '../src/motion/motions';

type Kind = AnyEvent['event'];
type Of<K extends Kind> = Extract<AnyEvent, { event: K }>;

const ME = 0;
const RIVAL = 1;
const bid = { disaster: 1, card: 'flood-7' };

function place(position: number, location: string, ...cards: [string, boolean][]): Place {
  const innovations = cards.map(([card, exhausted]) => ({ card, exhausted }));
  return { position, location, innovations, value: 9 } as unknown as Place;
}

function view(more: Partial<EmpiresEndView> = {}, exhausted = false): EmpiresEndView {
  const row = [place(1, 'farm-3', ['plague-3', exhausted]), place(2, 'city-32')];
  const seats = [ME, RIVAL].map((seat) => ({
    seat,
    row,
    hand: seat === ME ? ['fire-1', 'riot-4'] : null,
  })) as unknown as Empire[];
  const disasters = [{ ...bid, pot: { wheat: 1 } }] as EmpiresEndView['disasters'];
  return { seat: ME, first_player: ME, seats, disasters, ...more } as EmpiresEndView;
}

/** What moves, in few words: `fly wheat: purse → pot`. */
function words(motion: Motion): string {
  const much = motion.kind === 'fly' ? `${motion.n && motion.n > 1 ? `${motion.n} ` : ''}` : '';
  const what = 'art' in motion && motion.art ? ` ${much}${motion.art}` : '';
  const by = motion.kind === 'number' ? ` ${motion.by}` : '';
  return `${motion.kind}${what}${by}: ${anchorsOf(motion).join(' → ')}`;
}

function moved(event: object, ...earlier: object[]): string[] {
  const beat = beatsOf(event as AnyEvent, view(), view(), earlier as AnyEvent[]);
  return beat?.motions.map(words) ?? [];
}

const by = (seat: number) => ({ rule: '', seat });

/** For each kind an event of ours, one of a rival's, and what moves. */
type Row<K extends Kind> = [Omit<Of<K>, 'event' | 'rule' | 'seat'>, string[], string[]];
const NOTHING = [{}, [], []];

const TABLE: { [K in Kind]: Row<K> } = {
  dealt: [
    { card: 'fire-1' },
    ['fly card-back: deck → hand:fire-1', 'flip: hand:fire-1'],
    ['fly card-back: deck → seat:1'],
  ],
  drew: [
    { card: 'fire-1' },
    ['fly card-back: deck → hand:fire-1', 'flip: hand:fire-1'],
    ['fly card-back: deck → seat:1'],
  ],
  first_player: [{}, [], ['fly first-player: first:0 → first:1', 'pop: first:1']],
  revealed_disaster: [bid, ['flip: play', 'drop: band:1'], ['flip: play', 'drop: band:1']],
  averted: [
    { ...bid, resource: 'wheat' },
    ['fly wheat: purse:0:wheat → pot:1', 'number -1: purse:0:wheat', 'pop: pot:1'],
    ['fly wheat: seat:1 → pot:1', 'pop: pot:1'],
  ],
  averted_free: [
    { ...bid, by: 'plague-3' },
    ['fly plague: card:plague-3 → disaster:1', 'grey hourglass: card:plague-3'],
    ['fly plague: card:plague-3 → disaster:1', 'grey hourglass: card:plague-3'],
  ],
  replaced: [
    { disaster: 1, old: 'flood-7', new: 'riot-6', by: 'plague-3' },
    ['grey hourglass: card:plague-3', 'flip: disaster:1', 'drop: band:1'],
    ['grey hourglass: card:plague-3', 'flip: disaster:1', 'drop: band:1'],
  ],
  took: [bid, ['shake: play', 'light: seat:0'], ['shake: play', 'light: seat:1']],
  gained: [
    { gain: { wheat: 2, hammer: 0, coin: 1 } },
    [
      'fly 2 wheat: play → purse:0:wheat',
      'number 2: purse:0:wheat',
      'fly coin: play → purse:0:coin',
      'number 1: purse:0:coin',
    ],
    ['fly 2 wheat: play → seat:1', 'fly coin: play → seat:1'],
  ],
  scored: [
    { points: 3, by: 'plague-3' },
    ['light: card:plague-3', 'number 3: score:0'],
    ['light: card:plague-3', 'number 3: score:1'],
  ],
  destroyed: [
    { position: 2, location: 'city-32' },
    ['crack: location:0:2', 'number -9: score:0'],
    ['crack: location:1:2', 'number -9: score:1'],
  ],
  triggered: [{ card: 'plague-3' }, ['light: card:plague-3'], ['light: card:plague-3']],
  placed: [
    { card: 'flood-7', position: 1, location: 'farm-3' },
    ['shrink: disaster:1 → card:flood-7'],
    ['shrink: disaster:1 → card:flood-7'],
  ],
  not_placed: [{ card: 'flood-7' }, ['drop: disaster:1'], ['drop: disaster:1']],
  declared: [
    { resources: {} },
    ['pop: purse:0', 'light: seat:0'],
    ['pop: purse:1', 'light: seat:1'],
  ],
  bought_coin: [
    {},
    ['number -2: score:0', 'fly coin: score:0 → purse:0:coin', 'number 1: purse:0:coin'],
    ['number -2: score:1', 'fly coin: score:1 → seat:1'],
  ],
  used: [{ by: 'farm-3' }, ['light: location:0:1'], ['light: location:1:1']],
  exchanged: [
    { by: 'plague-3', pay: 'axe', gain: { coin: 1 } },
    ['fly axe: purse:0:axe → card:plague-3', 'number -1: purse:0:axe'],
    ['fly axe: seat:1 → card:plague-3'],
  ],
  refreshed: [
    { card: 'plague-3' },
    ['grey hourglass: card:plague-3'],
    ['grey hourglass: card:plague-3'],
  ],
  repeated: [
    { by: 'plague-3', ability: 'farm-3' },
    ['light: card:plague-3', 'light: location:0:1'],
    ['light: card:plague-3', 'light: location:1:1'],
  ],
  sold: [
    { card: 'fire-1' },
    ['drop: hand:fire-1', 'fly coin: hand:fire-1 → purse:0:coin', 'number 1: purse:0:coin'],
    ['fly card-back: seat:1 → deck', 'fly coin: deck → seat:1'],
  ],
  built: [
    { card: 'fire-1', position: 2, location: 'city-32', hammers: 2, coins: 0 },
    ['shrink: hand:fire-1 → card:fire-1', 'number -2: purse:0:hammer'],
    ['fly fire: seat:1 → card:fire-1', 'pop: card:fire-1'],
  ],
  rebuilt: [
    { position: 2, location: 'city-32', hammers: 3, coins: 1 },
    [
      'wipe: location:0:2',
      'number 9: score:0',
      'number -3: purse:0:hammer',
      'number -1: purse:0:coin',
    ],
    ['wipe: location:1:2', 'number 9: score:1'],
  ],
  swapped: [
    { positions: [1, 2], locations: ['farm-3', 'city-32'] },
    ['cross: location:0:1 → location:0:2'],
    ['cross: location:1:1 → location:1:2'],
  ],
  upheaval: [
    { positions: [2, 1], locations: ['city-32', 'farm-3'] },
    ['cross: location:0:2 → location:0:1'],
    ['cross: location:1:2 → location:1:1'],
  ],
  moved: [
    { card: 'plague-3', from: 1, to: 2, location: 'city-32' },
    ['shrink: card:plague-3 → card:plague-3'],
    ['shrink: card:plague-3 → card:plague-3'],
  ],
  discarded: [{ card: 'fire-1' }, ['drop: hand:fire-1'], ['fly card-back: seat:1 → deck']],
  reshuffled: [{ cards: 9 }, ['shake: deck'], ['shake: deck']],
  revealed_conflict: [{ card: 'conflict-2' }, ['flip: play'], ['flip: play']],
  sealed: [{}, ['fly seal-closed: seat:0 → play'], ['fly seal-closed: seat:1 → play']],
  rewarded: [{ band: 'high', points: 5, refresh: 0 }, ['number 5: score:0'], ['number 5: score:1']],
  laid_out: NOTHING as Row<'laid_out'>,
  space: NOTHING as unknown as Row<'space'>,
  no_disaster: NOTHING as unknown as Row<'no_disaster'>,
  nothing_destroyed: NOTHING as Row<'nothing_destroyed'>,
  finished: NOTHING as unknown as Row<'finished'>,
  chose_order: NOTHING as unknown as Row<'chose_order'>,
  opened_bid: NOTHING as unknown as Row<'opened_bid'>,
  no_upheaval: NOTHING as Row<'no_upheaval'>,
  kept_hand: NOTHING as Row<'kept_hand'>,
  changed_hand: NOTHING as Row<'changed_hand'>,
  final_points: NOTHING as unknown as Row<'final_points'>,
  ranked: NOTHING as unknown as Row<'ranked'>,
  final_ability: NOTHING as unknown as Row<'final_ability'>,
};

const KINDS = [...source.matchAll(/event: '(\w+)'/g)].map(([, kind]) => kind as Kind);

describe.each(KINDS)('%s', (kind) => {
  const [fields, ours, theirs] = TABLE[kind] ?? [];
  const happens = (seat: number): AnyEvent => {
    const others = fields && 'card' in fields && seat !== ME && ['dealt', 'drew'].includes(kind);
    return { event: kind, ...by(seat), ...fields, ...(others && { card: null }) } as AnyEvent;
  };

  it('moves what it changes', () => {
    const after = view({ first_player: kind === 'first_player' ? RIVAL : ME });
    const at = (seat: number) =>
      beatsOf(happens(seat), view(), after, [])?.motions.map(words) ?? [];
    expect(at(ME)).toEqual(ours);
    expect(at(RIVAL)).toEqual(theirs);
  });

  it('is over when its beat is, but for what fades', () => {
    const beat = beatsOf(happens(RIVAL), view(), view());
    for (const motion of beat?.motions ?? []) {
      if (['number', 'light', 'pop', 'flip'].includes(motion.kind)) continue;
      expect((motion.after ?? 0) + (motion.ms ?? LASTS[motion.kind])).toBeLessThanOrEqual(beat!.ms);
    }
  });

  it('shows nothing of what a rival holds', () => {
    const hidden = beatsOf(happens(RIVAL), view(), view())?.motions.flatMap(anchorsOf) ?? [];
    expect(hidden.filter((key) => /^(hand:|purse:1:)/.test(key))).toEqual([]);
  });
});

describe('what is gained comes from where it was', () => {
  const gain = { event: 'gained', ...by(RIVAL), gain: { coin: 1 } };

  it('the pot of the disaster that was taken', () => {
    const took = { event: 'took', ...by(RIVAL), ...bid };
    expect(moved(gain, took, { event: 'first_player', ...by(RIVAL) })).toEqual([
      'fly coin: pot:1 → seat:1',
      'grey: play',
    ]);
  });

  it('and the card leaves the stage at once if its pot is empty', () => {
    const empty = view({ disasters: [{ ...bid, pot: {} }] as EmpiresEndView['disasters'] });
    const took = { event: 'took', ...by(RIVAL), ...bid } as AnyEvent;
    expect(beatsOf(took, empty, empty)?.motions.map(words)).toContain('grey: play');
  });

  it('the ability that was used', () => {
    expect(moved(gain, { event: 'used', ...by(RIVAL), by: 'farm-3' })).toEqual([
      'fly coin: location:1:1 → seat:1',
    ]);
    expect(moved(gain, { event: 'exchanged', ...by(RIVAL), by: 'riot-9' })).toEqual([
      'fly coin: card:riot-9 → seat:1',
    ]);
  });

  it('not what another one has used', () => {
    const used = { event: 'used', ...by(ME), by: 'farm-3' };
    expect(moved(gain, used)).toEqual(['fly coin: play → seat:1']);
  });
});

it('turns the hourglass when a card is exhausted by its use', () => {
  const event = { event: 'used', ...by(ME), by: 'plague-3' } as AnyEvent;
  expect(beatsOf(event, view(), view({}, true))?.motions.map(words)).toEqual([
    'grey hourglass: card:plague-3',
  ]);
});

it('lays a card from the hand in the set-up, and one of a rival’s from the card in play', () => {
  const placed = { event: 'placed', card: 'riot-4', position: 1, location: 'farm-3' };
  expect(moved({ ...placed, ...by(ME) })).toEqual(['shrink: hand:riot-4 → card:riot-4']);
  expect(moved({ ...placed, ...by(RIVAL) })).toEqual(['shrink: play → card:riot-4']);
});

it('turns the second of two disasters over by itself', () => {
  const one = { event: 'revealed_disaster', rule: '', disaster: 0, card: 'riot-6' };
  expect(moved({ ...one, disaster: 1 }, one)).toEqual(['flip: disaster:1', 'drop: band:1']);
});

it('deals several cards right after each other', () => {
  const drew = { event: 'drew', ...by(RIVAL), card: null } as AnyEvent;
  expect(beatsOf(drew, view(), view(), [])?.along).toBe(false);
  expect(beatsOf(drew, view(), view(), [drew])?.along).toBe(true);
});

it('rewards everybody in a conflict together', () => {
  const reward = (seat: number) =>
    ({ event: 'rewarded', ...by(seat), band: 'high', points: 5, refresh: 0 }) as AnyEvent;
  const gain = { event: 'gained', ...by(ME), gain: { axe: 1 } } as AnyEvent;
  const beats = beatsIn([reward(ME), gain, reward(RIVAL)], beatsOf, view(), view());
  expect(beats.map(({ along }) => Boolean(along))).toEqual([false, true, true]);
});
