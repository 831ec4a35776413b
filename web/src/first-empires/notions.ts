/** What somebody may meet for the first time in First Empires, and when it is there to be seen. */

import type { Notions } from '../games/page';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import { say } from '../words/words.svelte';

const asks = ({ prompt }: FirstEmpiresView, kind: string) => prompt?.kind === kind;

export const notions: Notions<FirstEmpiresView> = {
  prefix: 'fe',
  tell: (notion) => say('fe-web-tip', { notion }),
  title: (notion) => say('fe-web-tip-title', { notion }),
  all: {
    sword: (view) => Boolean(view.prompt) && view.dice.some(({ face }) => face === 'sword'),
    achievement: ({ prompt }) => prompt?.choices.some(({ move }) => move.do === 'score'),
    discard: (view) => asks(view, 'swords') || asks(view, 'convert_die'),
    ocean: (view) => asks(view, 'move_explorers') && view.oceans.length > 0,
    explorers: (view) => asks(view, 'place_explorers'),
    city: (view) => asks(view, 'place_city'),
    last: (view) =>
      asks(view, 'move_explorers') &&
      view.seats.some(({ regions }, seat) => seat !== view.seat && regions === 1),
    retreat: (view) => asks(view, 'retreat'),
  },
};
