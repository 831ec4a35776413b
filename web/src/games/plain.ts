/** A game that the page has no part for: it can be played all the same, read as text. */

import art from '../art/plain.svg';
import { say } from '../words/words.svelte';
import type { Outside } from './page';

export const plain: Outside = {
  game: '',
  className: 'plain-app',
  icon: 'text',
  art,
  about: () => say('web-plain-about'),
  length: ([least, most]) => say('web-plain-length', { least, most }),
  table: () =>
    import('../table/PlainBoard.svelte').then(({ default: board }) => ({ table: { board } })),
  sources: [],
  total: (view, seat) => view.scores?.[seat],
};
