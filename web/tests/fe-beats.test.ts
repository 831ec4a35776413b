import { describe, expect, it } from 'vitest';

import { beatsOf } from '../src/first-empires/beats';
import type { AnyEvent } from '../src/generated/first_empires/events';
import source from '../src/generated/first_empires/events.ts?raw';
import type { FirstEmpiresView } from '../src/generated/first_empires/views';
import { anchorsOf, LASTS, type Motion } from '../src/motion/motions';

type Kind = AnyEvent['event'];
type Of<K extends Kind> = Extract<AnyEvent, { event: K }>;

const ME = 0;
const RIVAL = 1;
const view = {
  seat: ME,
  oceans: [{ ocean: 'west' }, { ocean: 'east' }],
  seats: [{ civilization: 'huaxia' }, { civilization: 'etruria' }],
} as unknown as FirstEmpiresView;

/** What moves, in few words: `fly explorer-1: space:rus → space:huaxia`. */
function words(motion: Motion): string {
  const many = motion.kind === 'fly' && (motion.n ?? 1) > 1 ? `${motion.n} ` : '';
  const what = 'art' in motion ? ` ${many}${motion.art || 'card'}` : '';
  const by = motion.kind === 'number' ? ` ${motion.by}` : '';
  return `${motion.kind}${what}${by}: ${anchorsOf(motion).join(' → ')}`;
}

/** For each kind an event of ours, one of a rival's, and what moves. */
type Row<K extends Kind> = [Omit<Of<K>, 'event' | 'rule' | 'seat'>, string[], string[]];
const NOTHING = [{}, [], []];
const goes = (art: string, from: string, to: string) => [
  `fly ${art}: space:${from} → space:${to}`,
  `drop: tok:${from}`,
  `pop: tok:${to}`,
];
const roll = ['flip: die:1', 'flip: die:2'];
const drawn = ['fly card: track:cards → hand:silk-road', 'flip: hand:silk-road'];
const step = (track: string) => ['light: die:2', 'light: land:rus', `pop: ${track}`];

const TABLE: { [K in Kind]: Row<K> } = {
  rolled: [{ dice: ['blue', 'sword'] }, roll, roll],
  rerolled: [{ dice: [1, 2] }, roll, roll],
  discarded: [
    { card: 'silk-road', die: 2, old: 'blue', new: 'sword' },
    ['drop: hand:silk-road', 'flip: die:2'],
    ['fly card: seat:1 → tray', 'flip: die:2'],
  ],
  moved: [
    { from: 'rus', to: 'huaxia' },
    goes('explorer-1', 'rus', 'huaxia'),
    goes('explorer-4', 'rus', 'huaxia'),
  ],
  crossed: [
    { from: 'rus', to: 'scythia', explorers: 2 },
    goes('2 explorer-1', 'rus', 'scythia'),
    goes('2 explorer-4', 'rus', 'scythia'),
  ],
  conquered: [
    { region: 'rus', defender: RIVAL, arrivals: 2, swords: 1, defenders: 2 },
    ['shake: land:rus', 'light: land:rus'],
    ['shake: land:rus', 'light: land:rus'],
  ],
  took_cities: [
    { region: 'rus', owner: RIVAL, tiles: 1 },
    ['fly city-4: city:rus → seat:0'],
    ['fly city-4: city:rus → seat:1'],
  ],
  retreated: [
    { from: 'rus', to: 'huaxia', explorers: 1 },
    goes('explorer-1', 'rus', 'huaxia'),
    goes('explorer-4', 'rus', 'huaxia'),
  ],
  stepped: [
    { track: 'dice', level: 2, value: 3, die: 2, region: 'rus' },
    step('track:dice'),
    step('seat:1'),
  ],
  drew: [{ card: 'silk-road' }, drawn, ['fly card: seat:1 → seat:1']],
  dealt: [{ card: 'silk-road' }, drawn, ['fly card: seat:1 → seat:1']],
  placed_explorer: [
    { region: 'rus' },
    ['fly explorer-1: track:explorers → space:rus', 'pop: tok:rus'],
    ['fly explorer-4: seat:1 → space:rus', 'pop: tok:rus'],
  ],
  placed_city: [
    { region: 'rus', track: 'cards' },
    ['fly city-1: track:cards → space:rus', 'drop: city:rus'],
    ['fly city-4: seat:1 → space:rus', 'drop: city:rus'],
  ],
  scored_card: [
    { card: 'silk-road', points: 4 },
    ['fly star: hand:silk-road → score:0', 'number 4: score:0'],
    ['fly star: seat:1 → score:1', 'number 4: score:1'],
  ],
  started: [{ region: 'rus', explorers: 3 }, ['light: seat:0'], ['light: seat:1']],
  got_civilization: [{ civilization: 'huaxia' }, ['light: seat:0'], ['light: seat:1']],
  turn: [{}, ['light: seat:0'], ['light: seat:1']],
  starting_player: NOTHING as Row<'starting_player'>,
  round: NOTHING as unknown as Row<'round'>,
  ended_movement: NOTHING as unknown as Row<'ended_movement'>,
  final_points: NOTHING as unknown as Row<'final_points'>,
  ranked: NOTHING as unknown as Row<'ranked'>,
};

const KINDS = [...source.matchAll(/event: '(\w+)'/g)].map(([, kind]) => kind as Kind);

describe.each(KINDS)('%s', (kind) => {
  const [fields, ours, theirs] = TABLE[kind] ?? [];
  const happens = (seat: number): AnyEvent => {
    const hidden = seat !== ME && ['dealt', 'drew'].includes(kind);
    return { event: kind, rule: '', seat, ...fields, ...(hidden && { card: null }) } as AnyEvent;
  };

  it('moves what it changes', () => {
    const at = (seat: number) => beatsOf(happens(seat), view, view)?.motions.map(words) ?? [];
    expect(at(ME)).toEqual(ours);
    expect(at(RIVAL)).toEqual(theirs);
  });

  it('is over when its beat is, but for what fades', () => {
    const beat = beatsOf(happens(RIVAL), view, view);
    for (const motion of beat?.motions ?? []) {
      if (['number', 'light', 'pop', 'flip', 'drop'].includes(motion.kind)) continue;
      expect((motion.after ?? 0) + (motion.ms ?? LASTS[motion.kind])).toBeLessThanOrEqual(beat!.ms);
    }
  });

  it('shows nothing of what a rival holds', () => {
    const seen = beatsOf(happens(RIVAL), view, view)?.motions.flatMap(anchorsOf) ?? [];
    expect(seen.filter((key) => key.startsWith('hand:'))).toEqual([]);
  });
});

it('takes longer over water than over land', () => {
  const to = (space: string) =>
    ({ event: 'moved', rule: '', seat: RIVAL, from: 'rus', to: space }) as AnyEvent;
  expect(beatsOf(to('east'), view, view)!.ms).toBeGreaterThan(
    beatsOf(to('huaxia'), view, view)!.ms,
  );
});

it('tells dice that were rolled again once', () => {
  const rerolled = { event: 'rerolled', rule: '', seat: RIVAL, dice: [2] } as AnyEvent;
  const rolled = { event: 'rolled', rule: '', seat: RIVAL, dice: ['blue', 'green'] } as AnyEvent;
  expect(beatsOf(rolled, view, view, [rerolled])?.motions).toEqual([]);
});
