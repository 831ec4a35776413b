import { beforeEach, describe, expect, it } from 'vitest';

import { chipOf, chipsOf, roundsOf, type MapChip } from '../src/first-empires/chips';
import { traceOf } from '../src/first-empires/trace';
import type { AnyEvent } from '../src/generated/first_empires/events';
import type { FirstEmpiresLine, FirstEmpiresView } from '../src/generated/first_empires/views';
import { speak } from '../src/words/words.svelte';

type Told = AnyEvent extends infer E ? (E extends AnyEvent ? Omit<E, 'rule'> : never) : never;

const line = (event: Told, ply = 1): FirstEmpiresLine => ({
  ply,
  event: { ...event, rule: '' } as AnyEvent,
  text: `${event.event}.`,
  parts: [],
  heading: null,
});
const view = {
  seat: 0,
  round: 3,
  names: ['Ada', 'Livia', 'Tiberius'],
  oceans: [{ ocean: 'west' }, { ocean: 'east' }],
  seats: [{ civilization: 'huaxia' }, { civilization: 'etruria' }, { civilization: 'karthadst' }],
} as unknown as FirstEmpiresView;

/** The chip as one reads it, signs in brackets. */
function read(chip: MapChip | null | undefined): string | null | undefined {
  const sign = (art: string) => `[${art.split('/').at(-1)!.replace('.svg', '')}]`;
  return (
    chip && chip.parts.map((part) => (typeof part === 'string' ? part : sign(part.art))).join('')
  );
}

const seat = 1;
const region = 'rus';
const conquest = {
  event: 'conquered',
  seat,
  region,
  arrivals: 2,
  swords: 1,
  defenders: 1,
} as const;

/** Each kind of event when it stands alone: what its chip says, and its tone. */
const KINDS: [Told, string | null, MapChip['tone']?][] = [
  [{ event: 'starting_player', seat }, null],
  [{ event: 'got_civilization', seat, civilization: 'etruria' }, 'Etruria'],
  [{ event: 'started', seat, region, explorers: 3 }, null],
  [{ event: 'dealt', seat, card: null }, null],
  [{ event: 'round', round: 2 }, null],
  [{ event: 'turn', seat }, null],
  [{ event: 'rolled', seat, dice: ['blue'] }, null],
  [{ event: 'rerolled', seat, dice: [1] }, null],
  [
    { event: 'discarded', seat, card: 'silk-road', die: 1, old: 'blue', new: 'sword' },
    '[die-blue] → [die-sword]',
  ],
  [{ event: 'moved', seat, from: 'scythia', to: region }, '[explorer-4] 1 → Rus'],
  [{ event: 'moved', seat, from: 'scythia', to: 'east' }, '[explorer-4] 1 → East Ocean'],
  [{ event: 'crossed', seat, from: 'scythia', to: region, explorers: 2 }, null],
  [{ ...conquest, defender: 2 }, '[track-sword] conquers Rus'],
  [{ ...conquest, defender: 0 }, '[track-sword] conquers Rus', 'bad'],
  [{ event: 'took_cities', seat, region, owner: 2, tiles: 1 }, 'city in Rus taken'],
  [{ event: 'took_cities', seat, region, owner: 0, tiles: 1 }, 'city in Rus taken', 'bad'],
  [
    { event: 'retreated', seat, from: region, to: 'thule', explorers: 1 },
    '[explorer-4] retreat to Thule',
  ],
  [
    { event: 'retreated', seat: 0, from: region, to: 'huaxia', explorers: 1 },
    '[explorer-1] retreat to Huaxia',
    'bad',
  ],
  [{ event: 'ended_movement', seat, lost: 0 }, null],
  [
    { event: 'stepped', seat, track: 'dice', level: 2, value: 4, die: 1, region },
    '[track-orange] Dice 4',
  ],
  [{ event: 'drew', seat, card: null }, 'draws a card'],
  [{ event: 'placed_explorer', seat, region }, '[explorer-4] +1'],
  [{ event: 'placed_city', seat, region, track: 'cards' }, '[city-4] city in Rus'],
  [{ event: 'scored_card', seat, card: 'silk-road', points: 4 }, '[star] +4 points', 'good'],
  [{ event: 'final_points', seat, tracks: 1, cities: 2, captured: 0, cards: 3, total: 6 }, null],
  [{ event: 'ranked', seat, rank: 1 }, null],
];

describe('what somebody did, as a chip', () => {
  beforeEach(() => speak('en'));

  it.each(KINDS)('tells %o', (event, told, tone = '') => {
    const chip = chipOf(line(event), view);
    expect(read(chip)).toBe(told);
    expect(chip?.tone ?? '').toBe(tone);
  });

  it('is one for all steps of a journey, and for several who went the same way', () => {
    const walk = [
      line({ event: 'moved', seat, from: 'funan', to: 'east' }, 4),
      line({ event: 'moved', seat, from: 'east', to: 'sahul' }, 5),
    ];
    const [chip, ...rest] = chipsOf([...walk, ...walk], view);
    expect(rest).toEqual([]);
    expect(read(chip)).toBe('[explorer-4] 2 → Sahul');
    expect(chip!.ways).toEqual([['funan', 'east', 'sahul']]);
    expect(chip!.places).toEqual(['space:funan', 'space:east', 'space:sahul']);
  });

  it('is one for a conquest with those who came nearer for it and the city it took', () => {
    const [chip, retreat] = chipsOf(
      [
        line({ event: 'moved', seat, from: 'etruria', to: 'scythia' }),
        line({ event: 'crossed', seat, from: 'scythia', to: region, explorers: 1 }),
        line({ ...conquest, defender: 2 }),
        line({ event: 'took_cities', seat, region, owner: 2, tiles: 1 }),
        line({ event: 'retreated', seat: 2, from: region, to: 'wagadu', explorers: 1 }),
      ],
      view,
    );
    expect(read(chip)).toBe('[track-sword] conquers Rus and a city');
    expect(chip!.ways).toEqual([['etruria', 'scythia', 'rus']]);
    expect(read(retreat)).toBe('[explorer-2] retreat to Wagadu');
  });

  it('comes first where it was our loss', () => {
    const chips = chipsOf(
      [
        line({ event: 'stepped', seat: 2, track: 'dice', level: 2, value: 4, die: 1, region }),
        line({ ...conquest, defender: 0 }),
        line({ event: 'retreated', seat: 0, from: region, to: 'huaxia', explorers: 1 }),
        line({ event: 'moved', seat: 0, from: 'huaxia', to: 'funan' }),
      ],
      view,
    );
    expect(chips.map(read)).toEqual([
      '[track-sword] conquers Rus',
      '[explorer-1] retreat to Huaxia',
      '[track-orange] Dice 4',
    ]);
    expect(chips.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('what is left on the map', () => {
  it('is an arrow with the number of its chip, and a ghost of who was driven out', () => {
    const chips = chipsOf(
      [
        line({ event: 'crossed', seat, from: 'scythia', to: region, explorers: 2 }),
        line({ ...conquest, defender: 0 }),
        line({ event: 'took_cities', seat, region, owner: 0, tiles: 1 }),
        line({ event: 'retreated', seat: 0, from: region, to: 'huaxia', explorers: 1 }),
      ],
      view,
    );
    const { ways, ghosts } = traceOf(chips, view);
    expect(ways.map(({ spaces, label, mark }) => [spaces.join(' '), label, mark])).toEqual([
      ['scythia rus', 1, 4],
      ['rus huaxia', 2, 1],
    ]);
    expect(ghosts).toMatchObject([{ space: 'rus', mark: 1, n: 1, city: true, clash: true }]);
  });

  it('is nothing where nobody did anything', () => {
    expect(traceOf([], view)).toEqual({ ways: [], ghosts: [] });
  });
});

it('says which rounds it is about', () => {
  speak('en');
  expect(roundsOf([], view)).toBe('round 3');
  expect(roundsOf([line({ event: 'round', round: 3 })], view)).toBe('rounds 2 to 3');
});
