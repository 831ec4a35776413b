/** First Empires seen from outside its table: in the lobby, and on the time line of a replay. */

import type { How, Outside, Part, Source } from '../games/page';
import type { AnyEvent } from '../generated/first_empires/events';
import type { FirstEmpiresView, Forecast } from '../generated/first_empires/views';
import { say } from '../words/words.svelte';
import art from './art.svg';
import { markOf } from './marks';

const HOW: Record<string, How> = {
  choose_civilizations: {
    sentence: 'fe-web-how-civilizations',
    value: (value) => say('fe-web-how-civilizations-value', { value }),
  },
  open_tiles: {
    sentence: 'fe-web-how-tiles',
    value: (value) => say('fe-web-how-tiles-value', { value }),
  },
  short: {
    sentence: 'fe-web-how-length',
    value: (value) => say('fe-web-how-length-value', { value }),
  },
};

function partOf(view: FirstEmpiresView): Part {
  const { round, rounds, turn, names } = view;
  const title = say('fe-web-round-of', { round, rounds });
  if (turn === null) return { title, within: round };
  return { title: `${title}, ${names[turn]}`, mark: markOf(view, turn), within: round };
}

const source = (part: 'tracks' | 'cards' | 'cities'): Source<FirstEmpiresView> => ({
  words: () => say('fe-web-source', { part }),
  points: (view, seat) => forecast(view, seat)?.[part] ?? 0,
});

function forecast(view: FirstEmpiresView, seat: number): Forecast | null | undefined {
  return view.seats[seat]?.forecast;
}

export const firstEmpires: Outside<FirstEmpiresView, AnyEvent> = {
  game: 'first-empires',
  className: 'fe-app',
  icon: 'horse',
  art,
  about: () => say('fe-web-about'),
  length: () => say('fe-web-about-length'),
  table: () => {
    // The outlines of the map come along, not after the table is drawn.
    import('./atlas/drawn.json').catch(() => {});
    return import('./page');
  },
  learn: () => import('./learn'),
  how: HOW,
  howNote: () => say('fe-web-how-note'),
  far: ({ round, rounds }) => say('fe-web-round-of', { round, rounds }),
  share: ({ over, round, rounds }) => (over ? 1 : (round - 0.5) / rounds),
  part: partOf,
  sources: [source('tracks'), source('cards'), source('cities')],
  total: (view, seat) => forecast(view, seat)?.total,
  mark: markOf,
  badge: (view, seat) => view.seats[seat]?.civilization ?? '',
};
