/** What was done in Empire's End as chips: the fewest words, tokens for resources. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { EmpiresEndLine, EmpiresEndView } from '../generated/empires_end/views';
import type { Resource } from '../generated/empires_end/words';
import { never } from '../lib/never';
import type { Chip, ChipPart } from '../quiet/chip';
import { say, sayParts } from '../words/words.svelte';
import { actsOf, type Act } from './acts';
import { artOf } from './art';
import { cardName, locationName, pointsOf } from './naming';
import { marksOf, moved, whereOf } from './places';
import { RESOURCES } from './ability';

type Kind = AnyEvent['event'];
type Of<K extends Kind> = Extract<AnyEvent, { event: K }>;

/** The events of an act that are of one kind. */
function all<K extends Kind>({ lines }: Act, kind: K): Of<K>[] {
  return lines.map(({ event }) => event).filter((event): event is Of<K> => event.event === kind);
}

const words = (key: string, params: Record<string, string | number> = {}): ChipPart[] => [
  say(key, params),
];

function token(of: Resource, n = 1): ChipPart[] {
  const sign = { art: artOf(of), words: say(`ee-resource-${of}`) };
  return n === 1 ? [sign] : [`${n} `, sign];
}

/** Signed numbers with a real minus; nothing for nothing. */
function points(n: number): ChipPart[] {
  return n ? words('ee-web-chip-points', { n: Math.abs(n), sign: n < 0 ? '−' : '+' }) : [];
}

/** What an act brought and cost, each resource once. */
function amounts(act: Act): ChipPart[] {
  const net: Partial<Record<Resource, number>> = {};
  const add = (of: Resource, n: number) => (net[of] = (net[of] ?? 0) + n);
  for (const { gain } of all(act, 'gained')) for (const of of RESOURCES) add(of, gain[of] ?? 0);
  for (const { pay } of all(act, 'exchanged')) add(pay, -1);
  const signed = (sign: string, by: number): ChipPart[] => {
    const found = RESOURCES.filter((of) => by * (net[of] ?? 0) > 0);
    return found.length ? [sign, ...found.flatMap((of) => token(of, by * net[of]!))] : [];
  };
  return spaced([signed('+', 1), signed('−', -1)]);
}

/** Those that are not empty, with something between them. */
function spaced(lists: ChipPart[][], between = ' '): ChipPart[] {
  return lists
    .filter((list) => list.length)
    .flatMap((list, at) => (at ? [between, ...list] : list));
}

function bid(act: Act): ChipPart[] {
  const opened = all(act, 'opened_bid')[0];
  const rewards = all(act, 'rewarded');
  if (!opened && !rewards.length) {
    return [{ art: artOf('seal-closed'), words: '' }, ...words('ee-web-chip-sealed')];
  }
  const won = rewards.some(({ band }) => band === 'victory');
  const best: ChipPart[] = won
    ? [{ art: artOf('laurel'), words: say('ee-band-victory') }, ' ']
    : [];
  const strength = opened ? words('ee-web-chip-strength', { strength: opened.strength }) : [];
  return [
    ...best,
    ...spaced([strength, spaced([points(pointsOf(act.lines)), amounts(act)])], ': '),
  ];
}

function work(act: Act): ChipPart[] {
  const brought = spaced([points(pointsOf(act.lines)), amounts(act)]);
  const refreshed = all(act, 'refreshed').length;
  return brought.length || !refreshed ? brought : words('ee-web-chip-refreshed', { n: refreshed });
}

function taken(act: Act, own: boolean): ChipPart[] {
  const { card } = all(act, 'took')[0]!;
  const lost = all(act, 'destroyed')[0];
  // Who took it knows that; what it cost is the news.
  if (lost && own) return words('ee-web-chip-lost', { location: locationName(lost.location) });
  return lost
    ? words('ee-web-chip-took-lost', {
        card: cardName(card),
        location: locationName(lost.location),
      })
    : words('ee-web-chip-took', { card: cardName(card) });
}

function averted(act: Act): ChipPart[] {
  const tokens = all(act, 'averted').flatMap(({ resource }) => token(resource));
  const free = all(act, 'averted_free').length ? words('ee-web-chip-free') : [];
  return sayParts<Exclude<ChipPart, string>>(
    'ee-web-chip-averted',
    {},
    {
      with: spaced([tokens, free]),
    },
  );
}

function partsOf(act: Act, own: boolean): ChipPart[] {
  const { event } = act.lines[0]!;
  const pair = ([one, other]: [string, string]) => ({
    one: locationName(one),
    other: locationName(other),
  });
  switch (act.doing) {
    case 'avert':
      return averted(act);
    case 'take':
      return taken(act, own);
    case 'work':
      return work(act);
    case 'bid':
      return bid(act);
    case 'low':
      return [
        ...words('ee-web-chip-low'),
        ...all(act, 'bought_coin').flatMap(() => [' +', ...token('coin')]),
      ];
    case 'sell': {
      const n = act.lines.length;
      return [...words('ee-web-chip-sold', { n }), ' ', ...token('coin', n)];
    }
    case 'discard':
      return words('ee-web-chip-discarded', { n: act.lines.length });
    case 'hand':
      return words('ee-web-chip-new-hand');
    case 'first':
      return [{ art: artOf('first-player'), words: '' }, ...words('ee-web-chip-first')];
    case 'replace':
      return event.event === 'replaced'
        ? words('ee-web-chip-replaced', { old: cardName(event.old), new: cardName(event.new) })
        : [];
    case 'lose':
      return event.event === 'destroyed'
        ? words('ee-web-chip-lost', { location: locationName(event.location) })
        : [];
    case 'place':
      return 'card' in event && event.card
        ? words(event.event === 'placed' ? 'ee-web-chip-placed' : 'ee-web-chip-not-placed', {
            card: cardName(event.card),
          })
        : [];
    case 'build':
      return event.event === 'built'
        ? words('ee-web-chip-built', { card: cardName(event.card) })
        : [];
    case 'rebuild':
      return event.event === 'rebuilt'
        ? words('ee-web-chip-rebuilt', { location: locationName(event.location) })
        : [];
    case 'swap':
      return event.event === 'swapped' ? words('ee-web-chip-swapped', pair(event.locations)) : [];
    case 'upheaval':
      return event.event === 'upheaval'
        ? words('ee-web-chip-upheaval', pair(event.locations))
        : words('ee-web-chip-no-upheaval');
    case 'move':
      return event.event === 'moved'
        ? words('ee-web-chip-moved', {
            card: cardName(event.card),
            location: locationName(event.location),
          })
        : [];
    case 'order':
      return event.event === 'chose_order'
        ? words('ee-web-chip-order', { phase: event.first })
        : [];
    default:
      return never(act.doing) ?? [];
  }
}

function toneOf(act: Act): Chip['tone'] {
  const brought = pointsOf(act.lines);
  if (act.doing === 'upheaval' || all(act, 'destroyed').length || brought < 0) return 'bad';
  return brought > 0 ? 'good' : '';
}

function chip(act: Act, view: EmpiresEndView): Chip | null {
  const parts = partsOf(act, act.seat === view.seat);
  if (!parts.length) return null;
  return {
    seat: act.seat,
    tone: toneOf(act),
    parts,
    places: [...new Set(act.lines.flatMap(({ event }) => whereOf(event, view)))],
    ply: act.lines.at(-1)!.ply,
    marks: [...new Set(act.lines.flatMap(({ event }) => marksOf(event)))],
    points: pointsOf(act.lines),
    words: act.lines.map(({ text }) => text).join(' '),
    number: 0,
  };
}

/** One event as a chip; null for what nobody needs to be told of a seat. */
export function chipOf(line: EmpiresEndLine, view: EmpiresEndView): Chip | null {
  const act = actsOf([line])[0];
  return act ? chip(act, view) : null;
}

/** Who was strongest in the conflict that these lines tell of, and how strong we were. */
function overtaken(lines: EmpiresEndLine[], { seat: own, names }: EmpiresEndView): string {
  const bids = lines.map(({ event }) => event).filter((event) => event.event === 'opened_bid');
  const best = bids.toSorted((a, b) => b.strength - a.strength)[0];
  const ours = bids.findLast(({ seat }) => seat === own);
  if (!best || !ours || ours.strength === best.strength) return '';
  const name = names[best.seat] ?? '';
  return say('ee-web-overtaken', { name, most: best.strength, own: ours.strength });
}

/** Of an act of our own only what it cost us without our asking for it. */
function lossWords(act: Act, lines: EmpiresEndLine[], view: EmpiresEndView): string {
  const beaten = act.doing === 'upheaval' ? overtaken(lines, view) : '';
  const bad = act.lines.filter(
    ({ event }) =>
      ['destroyed', 'upheaval', 'no_upheaval'].includes(event.event) ||
      (event.event === 'rewarded' && event.points < 0),
  );
  return [beaten, ...bad.map(({ text }) => text)].filter(Boolean).join(' ');
}

/**
 * What others did in these lines, and before it what we lost, numbered. Places are told as they
 * lie now: what was built at a location is where the location went in a swap.
 */
export function chipsOf(lines: EmpiresEndLine[], view: EmpiresEndView): Chip[] {
  const acts = actsOf(lines).filter(
    ({ seat, lines: told }) => seat === view.seat || told[0]!.event.event !== 'no_upheaval',
  );
  const chips = acts.flatMap((act) => {
    const made = chip(act, view);
    if (!made) return [];
    const later = lines.slice(lines.indexOf(act.lines.at(-1)!) + 1);
    const now = (key: string) => moved(key, act.seat, later);
    const told = act.seat === view.seat ? lossWords(act, lines, view) : made.words;
    return [{ ...made, places: made.places.map(now), marks: made.marks.map(now), words: told }];
  });
  const lost = chips.filter(({ seat, words: told }) => seat === view.seat && told);
  const others = chips.filter(({ seat }) => seat !== view.seat);
  return [...lost, ...others].map((one, at) => ({ ...one, number: at + 1 }));
}

/** Which spaces the lines belong to, in words; the view is the one after them. */
export function spacesOf(lines: EmpiresEndLine[], view: EmpiresEndView): string {
  const entered = lines.findIndex(({ event }) => event.event === 'space');
  const first = lines[entered]?.event;
  const before = lines.slice(0, entered).some(({ event }) => 'seat' in event) ? 1 : 0;
  const from = first?.event === 'space' ? first.space - before : view.space;
  return say('ee-web-since-spaces', { from, to: view.space, many: view.space - from });
}
