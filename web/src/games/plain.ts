/** A game that the page has no part for: it can be played all the same, read as text. */

import art from '../art/plain.svg?raw';
import { say } from '../words/words.svelte';
import type { GamePage } from './page';

export const plain: GamePage = {
  game: '',
  className: 'plain-app',
  icon: 'text',
  art,
  about: () => say('web-plain-about'),
  length: ([least, most]) => say('web-plain-length', { least, most }),
  board: () => import('../table/PlainBoard.svelte'),
  jumps: [
    { id: 'table', icon: 'text', words: () => say('web-table') },
    { id: 'log', icon: 'log', words: () => say('web-log') },
  ],
  sources: [],
  total: (view, seat) => view.scores?.[seat],
  places: () => [],
};
