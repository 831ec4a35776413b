/** Empire's End seen from outside its table: in the lobby, and on the time line of a replay. */

import type { How, Outside, Part, Source } from '../games/page';
import type { AnyEvent } from '../generated/empires_end/events';
import type { EmpiresEndView, Forecast } from '../generated/empires_end/views';
import { say } from '../words/words.svelte';
import art from './art.svg';
import { artOf } from './art';
import { spaceName, SPACES } from './spaces';

const HOW: Record<string, How> = {
  variant: {
    sentence: 'ee-web-how-variant',
    value: (value) => say('ee-web-how-variant-value', { value }),
  },
  ruleset: {
    sentence: 'ee-web-how-ruleset',
    value: (value) => say('ee-web-how-ruleset-value', { value }),
  },
  open_resources: {
    sentence: 'ee-web-how-open-resources',
    value: (value) => say('ee-web-how-open-resources-value', { value }),
  },
};

/** What threatens, or what else goes on. */
function scenery({ disasters, phase }: EmpiresEndView): string {
  const family = disasters[0]?.card.replace(/-\d+$/, '');
  return artOf(family ?? phase) || art;
}

function partOf({ over, phase, space, track }: EmpiresEndView): Part {
  const at = track[space - 1];
  const kind = over ? 'end' : phase === 'setup' || !at ? phase : SPACES[at];
  const title = at && kind !== 'setup' ? `${space}: ${spaceName(kind)}` : spaceName(kind);
  return { title, icon: `p-${kind === 'setup' ? 'end' : kind}`, kind };
}

const TOGETHER = new Set(['economy', 'industry', 'conflict', 'combined', 'setup']);

const source = (part: 'track' | 'locations' | 'abilities'): Source<EmpiresEndView> => ({
  words: () => say('ee-web-source', { part }),
  points: (view, seat) => forecast(view, seat)?.[part] ?? 0,
});

function forecast(view: EmpiresEndView, seat: number): Forecast | undefined {
  return view.seats[seat]?.forecast;
}

export const empiresEnd: Outside<EmpiresEndView, AnyEvent> = {
  game: 'empires-end',
  className: 'ee-app',
  icon: 'p-disaster',
  art,
  about: () => say('ee-web-about'),
  length: () => say('ee-web-about-length'),
  table: () => import('./page'),
  learn: () => import('./learn'),
  shown: () => import('./Tiles.svelte'),
  how: HOW,
  howNote: () => say('ee-web-how-variant-note'),
  far: ({ space, track }) => say('ee-web-space-of', { n: space, of: track.length }),
  share: ({ over, space, track }) => (over ? 1 : space / (track.length + 1)),
  scenery,
  part: partOf,
  sources: [source('track'), source('locations'), source('abilities')],
  total: (view, seat) => forecast(view, seat)?.total,
  tieBreak: ({ ruleset }) => (ruleset === 'manual' ? 'EE-END-4' : 'EE-END-3'),
  together: ({ phase }) => TOGETHER.has(phase),
};
