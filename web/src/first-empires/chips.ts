/** What was done in First Empires as chips: the fewest words, and the ways that the map shows. */

import type { AnyEvent } from '../generated/first_empires/events';
import type { FirstEmpiresLine, FirstEmpiresView } from '../generated/first_empires/views';
import { never } from '../lib/never';
import type { Chip, ChipPart } from '../quiet/chip';
import { say } from '../words/words.svelte';
import { actsOf, waysIn, type Act } from './acts';
import { artOf } from './art';
import { keyOf, placesOf } from './keys';
import { markOf } from './marks';

/** A chip with what it leaves on the map. */
export interface MapChip extends Chip {
  /** The spaces that somebody went through. */
  ways: string[][];
  /** Who was driven out, and from where. */
  lost: { space: string; seat: number; n: number; city: boolean } | null;
}

type Kind = AnyEvent['event'];
type Of<K extends Kind> = Extract<AnyEvent, { event: K }>;

function all<K extends Kind>({ lines }: Act, kind: K): Of<K>[] {
  return lines.map(({ event }) => event).filter((event): event is Of<K> => event.event === kind);
}

const COLOURS: Record<string, string> = {
  dice: 'orange',
  rerolls: 'blue',
  movement: 'purple',
  cards: 'green',
  explorers: 'yellow',
};

/** Regions and civilizations have the same proper names in every language. */
export const proper = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
const spaceOf = (name: string, view: FirstEmpiresView) =>
  view.oceans.some(({ ocean }) => ocean === name)
    ? say('fe-web-ocean', { ocean: name })
    : proper(name);

function partsOf(act: Act, view: FirstEmpiresView): ChipPart[] {
  const pawn = (seat: number): ChipPart => ({
    art: artOf(`explorer-${markOf(view, seat)}`),
    words: '',
  });
  const { event } = act.lines[0]!;
  switch (act.doing) {
    case 'walk': {
      const ways = waysIn(act);
      const n = ways.reduce((sum, way) => sum + way.n, 0);
      const goals = [...new Set(ways.map(({ spaces }) => spaces.at(-1)!))];
      const to = goals.map((space) => spaceOf(space, view)).join(', ');
      const taken = all(act, 'took_cities').length ? ['take'] : [];
      return [
        pawn(act.seat),
        say('fe-web-chip-walk', { n, to }),
        ...taken.map(() => say('fe-web-chip-city')),
      ];
    }
    case 'conquer': {
      const won = all(act, 'conquered')[0];
      if (!won) return [];
      const taken = all(act, 'took_cities').length > 0;
      return [
        { art: artOf('track-sword'), words: '' },
        say('fe-web-chip-conquer', { region: proper(won.region) }),
        ...(taken ? [say('fe-web-chip-city')] : []),
      ];
    }
    case 'retreat':
      return event.event === 'retreated'
        ? [pawn(act.seat), say('fe-web-chip-retreat', { to: proper(event.to) })]
        : [];
    case 'take':
      return event.event === 'took_cities'
        ? [say('fe-web-chip-take', { region: proper(event.region) })]
        : [];
    case 'step': {
      const steps = all(act, 'stepped');
      const [step] = steps;
      if (!step) return [say('fe-web-chip-drew')];
      return [
        { art: artOf(`track-${COLOURS[step.track]}`), words: '' },
        say('fe-web-chip-step', { track: step.track, value: step.value }),
      ];
    }
    case 'settle': {
      const n = all(act, 'placed_explorer').length;
      return [pawn(act.seat), say('fe-web-chip-settle', { n })];
    }
    case 'found':
      return event.event === 'placed_city'
        ? [
            { art: artOf(`city-${markOf(view, act.seat)}`), words: '' },
            say('fe-web-chip-found', { region: proper(event.region) }),
          ]
        : [];
    case 'turn':
      return event.event === 'discarded'
        ? [
            { art: artOf(`die-${event.old}`), words: say('fe-face', { face: event.old }) },
            '→',
            { art: artOf(`die-${event.new}`), words: say('fe-face', { face: event.new }) },
          ]
        : [];
    case 'score':
      return event.event === 'scored_card'
        ? [{ art: artOf('star'), words: '' }, say('fe-web-chip-score', { n: event.points })]
        : [];
    case 'civilization':
      return event.event === 'got_civilization' ? [proper(event.civilization)] : [];
    default:
      return never(act.doing) ?? [];
  }
}

/** Whom an act took something from. */
function victim(act: Act): number | null {
  return all(act, 'conquered')[0]?.defender ?? all(act, 'took_cities')[0]?.owner ?? null;
}

function toneOf(act: Act, view: FirstEmpiresView): Chip['tone'] {
  if (view.seat !== null && (victim(act) === view.seat || isOurRetreat(act, view))) return 'bad';
  return act.doing === 'score' ? 'good' : '';
}

const isOurRetreat = ({ doing, seat }: Act, view: FirstEmpiresView) =>
  doing === 'retreat' && seat === view.seat;

function chip(act: Act, view: FirstEmpiresView): MapChip | null {
  const parts = partsOf(act, view);
  if (!parts.length) return null;
  const ways = waysIn(act).map(({ spaces }) => spaces);
  const won = all(act, 'conquered')[0];
  const taken = all(act, 'took_cities')[0];
  const spaces = [...ways.flat(), ...act.lines.flatMap(({ event }) => placesOf(event))];
  return {
    seat: act.seat,
    tone: toneOf(act, view),
    parts: spaced(parts),
    places: [...new Set(spaces.map((each) => (each.includes(':') ? each : at(each))))],
    ply: act.lines.at(-1)!.ply,
    marks: [],
    points: all(act, 'scored_card').reduce((sum, { points }) => sum + points, 0),
    words: act.lines.map(({ text }) => text).join(' '),
    number: 0,
    ways,
    lost: won
      ? { space: won.region, seat: won.defender, n: won.defenders, city: taken !== undefined }
      : taken
        ? { space: taken.region, seat: taken.owner, n: 0, city: true }
        : null,
  };
}

const at = (space: string) => keyOf({ zone: 'space', space });
const spaced = (parts: ChipPart[]) => parts.flatMap((part, nth) => (nth ? [' ', part] : [part]));

/** One event as a chip; null for what nobody needs to be told of a seat. */
export function chipOf(line: FirstEmpiresLine, view: FirstEmpiresView): MapChip | null {
  const act = actsOf([line])[0];
  return act ? chip(act, view) : null;
}

/** What others did in these lines, and before it what we lost, numbered. */
export function chipsOf(lines: FirstEmpiresLine[], view: FirstEmpiresView): MapChip[] {
  const acts = actsOf(lines);
  const made = acts.flatMap((act) => {
    const one = chip(act, view);
    return one ? [{ act, one }] : [];
  });
  const ours = ({ act, one }: (typeof made)[number]) =>
    one.tone === 'bad' || isOurRetreat(act, view);
  const told = made.filter(({ act, one }) => act.seat !== view.seat || ours({ act, one }));
  const lost = told.filter(ours);
  const others = told.filter((each) => !ours(each));
  return [...lost, ...others].map(({ one }, nth) => ({ ...one, number: nth + 1 }));
}

/** Which rounds the lines belong to, in words; the view is the one after them. */
export function roundsOf(lines: FirstEmpiresLine[], view: FirstEmpiresView): string {
  const begun = lines.some(({ event }) => event.event === 'round' && event.round > 1);
  return say('fe-web-since-rounds', { from: view.round - 1, to: view.round, many: Number(begun) });
}
