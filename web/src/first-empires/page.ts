/** First Empires in the page. */

import art from './art.svg?raw';
import type { GamePage, Jump, Source } from '../games/page';
import type { AnyEvent } from '../generated/first_empires/events';
import type { FirstEmpiresView, Forecast } from '../generated/first_empires/views';
import { say } from '../words/words.svelte';
import { placesOf } from './keys';
import { markOf } from './marks';

const jump = (id: string, icon: string): Jump => ({
  id,
  icon,
  words: () => say('fe-web-part', { part: id }),
});

const source = (part: 'tracks' | 'cards' | 'cities'): Source<FirstEmpiresView> => ({
  words: () => say('fe-web-source', { part }),
  points: (view, seat) => forecast(view, seat)?.[part] ?? 0,
});

function forecast(view: FirstEmpiresView, seat: number): Forecast | null | undefined {
  return view.seats[seat]?.forecast;
}

export const firstEmpires: GamePage<FirstEmpiresView, AnyEvent> = {
  game: 'first-empires',
  className: 'fe-app',
  icon: 'horse',
  art,
  about: () => say('fe-web-about'),
  length: () => say('fe-web-about-length'),
  board: () => import('./FirstEmpires.svelte'),
  learn: () => import('./learn'),
  jumps: [jump('map', 'map'), jump('dice', 'dice'), jump('civ', 'grid'), jump('scores', 'chart')],
  sources: [source('tracks'), source('cards'), source('cities')],
  total: (view, seat) => forecast(view, seat)?.total,
  mark: markOf,
  places: placesOf,
};
