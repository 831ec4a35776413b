/** Empire's End in the page. */

import art from './art.svg?raw';
import type { GamePage, Jump, Source } from '../games/page';
import type { AnyEvent } from '../generated/empires_end/events';
import type { EmpiresEndView, Forecast } from '../generated/empires_end/views';
import { say } from '../words/words.svelte';
import { placesOf } from './keys';

const TOGETHER = new Set(['economy', 'industry', 'conflict', 'combined', 'setup']);

const jump = (id: string, icon: string): Jump => ({
  id,
  icon,
  words: () => say('ee-web-part', { part: id }),
});

const source = (part: 'track' | 'locations' | 'abilities'): Source<EmpiresEndView> => ({
  words: () => say('ee-web-source', { part }),
  points: (view, seat) => forecast(view, seat)?.[part] ?? 0,
});

function forecast(view: EmpiresEndView, seat: number): Forecast | undefined {
  return view.seats[seat]?.forecast;
}

export const empiresEnd: GamePage<EmpiresEndView, AnyEvent> = {
  game: 'empires-end',
  className: 'ee-app',
  icon: 'p-disaster',
  art,
  about: () => say('ee-web-about'),
  length: () => say('ee-web-about-length'),
  board: () => import('./EmpiresEnd.svelte'),
  learn: () => import('./learn'),
  jumps: [jump('mine', 'grid'), jump('hand', 'cards'), jump('scores', 'chart'), jump('log', 'log')],
  sources: [source('track'), source('locations'), source('abilities')],
  total: (view, seat) => forecast(view, seat)?.total,
  tieBreak: ({ ruleset }) => (ruleset === 'manual' ? 'EE-END-4' : 'EE-END-3'),
  together: ({ phase }) => TOGETHER.has(phase),
  unseal: ({ phase }) => (phase === 'conflict' ? say('ee-web-change-bid') : ''),
  places: placesOf,
};
