import { beforeEach, describe, expect, it } from 'vitest';

import { chipOf, chipsOf, spacesOf } from '../src/empires-end/chips';
import type { AnyEvent } from '../src/generated/empires_end/events';
import type { EmpiresEndLine, EmpiresEndView } from '../src/generated/empires_end/views';
import type { Lang } from '../src/generated/words';
import { bySeat, marksOf, type Chip } from '../src/quiet/chip';
import { speak } from '../src/words/words.svelte';

type Told = AnyEvent extends infer E ? (E extends AnyEvent ? Omit<E, 'rule'> : never) : never;

const line = (event: Told, ply = 1): EmpiresEndLine => ({
  ply,
  event: { ...event, rule: '' } as AnyEvent,
  text: `${event.event}.`,
  parts: [],
  heading: event.event === 'space' ? 'space' : null,
});

const row = [
  { position: 1, location: 'farm-8' },
  { position: 2, location: 'city-32' },
];
const view = {
  seat: 0,
  space: 17,
  names: ['Ada', 'Livia', 'Corvus'],
  seats: [{ row }, { row }, { row }],
  disasters: [{ disaster: 0, card: 'flood-8' }],
} as unknown as EmpiresEndView;

/** The chip as one reads it, signs in brackets. */
function read(chip: Chip | null | undefined): string | null | undefined {
  const sign = (art: string) => `[${art.split('/').at(-1)!.replace('.svg', '')}]`;
  return (
    chip && chip.parts.map((part) => (typeof part === 'string' ? part : sign(part.art))).join('')
  );
}

const seat = 1;
const position = 4;
const location = 'farm-11';
const card = 'famine-3';

/** Each kind of event when it stands alone: what its chip says, and its tone. */
const KINDS: [Told, string | null, Chip['tone']?][] = [
  [{ event: 'laid_out' }, null],
  [{ event: 'dealt', seat, card: null }, null],
  [{ event: 'first_player', seat }, '[first-player]first player'],
  [{ event: 'space', space: 3, phase: 'disaster' }, null],
  [{ event: 'revealed_disaster', disaster: 0, card }, null],
  [{ event: 'no_disaster', disaster: 0 }, null],
  [{ event: 'averted', seat, disaster: 0, card, resource: 'wheat' }, 'averted [wheat]'],
  [{ event: 'averted_free', seat, disaster: 0, card, by: 'riot-2' }, 'averted free'],
  [
    { event: 'replaced', seat, disaster: 0, old: 'flood-8', new: 'fire-9', by: 'riot-7' },
    'Flood 8 became Fire 9',
  ],
  [{ event: 'took', seat, disaster: 0, card }, 'took Famine 3'],
  [{ event: 'gained', seat, gain: { wheat: 2, coin: 1 } }, '+2 [wheat][coin]'],
  [{ event: 'scored', seat, points: 3, by: 'blight-4' }, '+3 points', 'good'],
  [{ event: 'destroyed', seat, position, location }, 'Farm 11 lost', 'bad'],
  [{ event: 'nothing_destroyed', seat }, null],
  [{ event: 'triggered', seat, card }, null],
  [{ event: 'placed', seat, card, position, location }, 'placed Famine 3'],
  [{ event: 'not_placed', seat, card }, 'discarded Famine 3'],
  [{ event: 'declared', seat, resources: { axe: 1 } }, 'low resources'],
  [{ event: 'bought_coin', seat }, 'low resources +[coin]', 'bad'],
  [{ event: 'used', seat, by: 'farm-8' }, null],
  [{ event: 'exchanged', seat, by: 'road-14', pay: 'wheat', gain: { axe: 1 } }, '−[wheat]'],
  [{ event: 'refreshed', seat, card }, 'refreshed 1 card'],
  [{ event: 'repeated', seat, by: 'blight-1', ability: 'farm-8' }, null],
  [{ event: 'sold', seat, card }, 'sold 1 card [coin]'],
  [
    { event: 'built', seat, card: 'blight-9', position, location, hammers: 1, coins: 0 },
    'built Blight 9',
  ],
  [
    { event: 'rebuilt', seat, position, location: 'farm-3', hammers: 4, coins: 0 },
    'rebuilt Farm 3',
    'good',
  ],
  [
    { event: 'swapped', seat, positions: [1, 2], locations: ['city-32', 'farm-11'] },
    'City 32 ⇄ Farm 11',
  ],
  [{ event: 'moved', seat, card, from: 1, to: 4, location }, 'Famine 3 to Farm 11'],
  [{ event: 'discarded', seat, card }, 'discarded 1 card'],
  [{ event: 'drew', seat, card: null }, null],
  [{ event: 'reshuffled', cards: 12 }, null],
  [{ event: 'finished', seat, phase: 'economy' }, null],
  [{ event: 'chose_order', seat, first: 'industry' }, 'Industry first'],
  [{ event: 'revealed_conflict', card: 'conflict-9' }, null],
  [{ event: 'sealed', seat }, '[seal-closed]sealed'],
  [{ event: 'opened_bid', seat, axes: 2, coins: 1, strength: 7 }, 'strength 7'],
  [{ event: 'rewarded', seat, band: 'high', points: 6, refresh: 0 }, '+6 points', 'good'],
  [{ event: 'rewarded', seat, band: 'low', points: -2, refresh: 0 }, '−2 points', 'bad'],
  [
    { event: 'upheaval', seat, positions: [4, 2], locations: ['town-23', 'road-14'] },
    'upheaval: Town 23 ⇄ Road 14',
    'bad',
  ],
  [{ event: 'no_upheaval', seat }, 'upheaval: nothing moved', 'bad'],
  [{ event: 'kept_hand', seat }, null],
  [{ event: 'changed_hand', seat }, 'new hand'],
  [{ event: 'final_points', seat, track: 1, locations: 2, abilities: 3, total: 6 }, null],
  [{ event: 'ranked', seat, rank: 1 }, null],
  [{ event: 'final_ability', seat, card, points: 4, copied: null }, null],
];

const TAKING: EmpiresEndLine[] = [
  line({ event: 'took', seat, disaster: 0, card }, 5),
  line({ event: 'first_player', seat }, 5),
  line({ event: 'gained', seat, gain: { axe: 1 } }, 5),
  line({ event: 'destroyed', seat, position: 3, location }, 5),
  line({ event: 'triggered', seat, card: 'earthquake-11' }, 5),
  line({ event: 'scored', seat, points: 5, by: 'earthquake-11' }, 5),
  line({ event: 'placed', seat, card, position: 4, location: 'road-9' }, 6),
];

describe('what somebody did, as a chip', () => {
  beforeEach(() => speak('en'));

  it.each(KINDS)('tells %o', (event, told, tone = '') => {
    const chip = chipOf(line(event), view);
    expect(read(chip)).toBe(told);
    expect(chip?.tone ?? '').toBe(tone);
  });

  it('is one for taking, losing and placing', () => {
    const [chip, ...rest] = chipsOf(TAKING, view);
    expect(rest).toEqual([]);
    expect(read(chip)).toBe('took Famine 3: Farm 11 lost');
    expect(chip).toMatchObject({ seat, tone: 'bad', ply: 6, points: -6, number: 1 });
    expect(chip!.marks).toEqual(['location:1:3', 'location:1:4']);
    expect(chip!.places).toContain('card:famine-3');
  });

  it('is one for all that an economy phase brings', () => {
    const chips = chipsOf(
      [
        line({ event: 'used', seat, by: 'farm-8' }),
        line({ event: 'gained', seat, gain: { axe: 1 } }),
        line({ event: 'exchanged', seat, by: 'road-14', pay: 'wheat', gain: { coin: 1 } }),
        line({ event: 'gained', seat, gain: { coin: 1 } }),
        line({ event: 'used', seat, by: 'blight-8' }),
        line({ event: 'scored', seat, points: 2, by: 'blight-8' }),
      ],
      view,
    );
    expect(chips.map(read)).toEqual(['+2 points +[axe][coin] −[wheat]']);
    expect(chips[0]!.places).toContain('location:1:1');
    expect(chips[0]!.marks).toEqual([]);
  });

  it('is one for a bid, however long it stays sealed', () => {
    const reward = { event: 'rewarded', seat, refresh: 0 } as const;
    const chips = chipsOf(
      [
        line({ event: 'sealed', seat }),
        line({ event: 'sealed', seat: 2 }),
        line({ event: 'opened_bid', seat, axes: 3, coins: 1, strength: 8 }),
        line({ ...reward, band: 'high', points: 6 }),
        line({ event: 'gained', seat, gain: { hammer: 1, axe: 1 } }),
        line({ ...reward, band: 'victory', points: 3 }),
      ],
      view,
    );
    expect(read(chips[0])).toBe('[laurel] strength 8: +9 points +[hammer][axe]');
    expect(read(chips[1])).toBe('[seal-closed]sealed');
  });

  it('counts averted and sold within a space, and begins anew in the next', () => {
    const averts = (resource: 'wheat' | 'axe') =>
      line({ event: 'averted', seat, disaster: 0, card, resource });
    const chips = chipsOf(
      [
        averts('wheat'),
        averts('axe'),
        line({ event: 'space', space: 3, phase: 'disaster' }),
        averts('axe'),
        line({ event: 'sold', seat, card }),
        line({ event: 'sold', seat, card: 'fire-1' }),
      ],
      view,
    );
    expect(chips.map(read)).toEqual([
      'averted [wheat][axe]',
      'averted [axe]',
      'sold 2 cards 2 [coin]',
    ]);
    expect(chips.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('bears its number where the thing is now, also after a swap', () => {
    const [built, swapped] = chipsOf(
      [
        line({ event: 'built', seat, card, position: 4, location, hammers: 0, coins: 0 }),
        line({ event: 'used', seat, by: 'city-32' }),
        line({ event: 'swapped', seat, positions: [4, 9], locations: [location, 'army-4'] }),
      ],
      view,
    );
    expect(built!.marks).toEqual(['location:1:9']);
    expect(marksOf([built!, swapped!]).get('location:1:9')?.number).toBe(2);
  });

  it('lights up an averted disaster only while it lies there', () => {
    const averted = (open: string) =>
      chipOf(line({ event: 'averted', seat, disaster: 0, card: open, resource: 'axe' }), view);
    expect(averted('flood-8')!.places).toEqual(['disaster:0']);
    expect(averted('fire-1')!.places).toEqual([]);
  });

  it('tells our own losses first and in words, and nothing else of us', () => {
    const chips = chipsOf(
      [
        line({ event: 'sealed', seat: 0 }),
        line({ event: 'opened_bid', seat: 0, axes: 0, coins: 0, strength: 5 }),
        line({ event: 'opened_bid', seat, axes: 3, coins: 3, strength: 10 }),
        line({ event: 'rewarded', seat: 0, band: 'middle', points: 4, refresh: 0 }),
        line({ event: 'no_upheaval', seat: 2 }),
        line({ event: 'upheaval', seat: 0, positions: [6, 4], locations: ['city-32', 'army-5'] }),
      ],
      view,
    );
    expect(bySeat(chips).map(([of]) => of)).toEqual([0, 1]);
    expect(read(chips[0])).toBe('upheaval: City 32 ⇄ Army 5');
    expect(chips[0]!.words).toBe('Overtaken by Livia, 10 to 5. upheaval.');
    expect(chips[0]!.marks).toEqual(['location:0:6', 'location:0:4']);
  });

  it('says which spaces it is about', () => {
    const space = line({ event: 'space', space: 16, phase: 'economy' });
    const end = line({ event: 'space', space: 17, phase: 'disaster' });
    expect(spacesOf([], view)).toBe('space 17');
    expect(spacesOf([end], view)).toBe('space 17');
    expect(spacesOf([...TAKING, space, end], view)).toBe('spaces 15 to 17');
  });
});

describe.each<Lang>(['en', 'de'])('chips in words (%s)', (lang) => {
  beforeEach(() => speak(lang));

  it.each(KINDS)('lack none for %o', (event, told) => {
    const chip = chipOf(line(event), view);
    expect(chip === null).toBe(told === null);
    expect(read(chip) ?? '').not.toMatch(/ee-|\{/);
  });
});
