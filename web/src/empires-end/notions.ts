/** What somebody may meet for the first time in Empire's End, and when it is there to be seen. */

import type { Notions } from '../games/page';
import type { EmpiresEndView } from '../generated/empires_end/views';
import { say } from '../words/words.svelte';

const own = ({ seat, seats }: EmpiresEndView) => (seat === null ? undefined : seats[seat]);
const asks = ({ prompt }: EmpiresEndView, kind: string) => prompt?.kind === kind;

export const notions: Notions<EmpiresEndView> = {
  prefix: 'ee',
  tell: (notion) => say('ee-web-tip', { notion }),
  title: (notion) => say('ee-web-tip-title', { notion }),
  all: {
    mulligan: (view) => asks(view, 'mulligan'),
    two: (view) => asks(view, 'take_two'),
    pot: (view) =>
      asks(view, 'avert_or_take') && view.disasters.some(({ pot }) => Object.keys(pot).length),
    double: ({ phase }) => phase === 'double_disaster',
    ruin: (view) => asks(view, 'industry') && own(view)?.row.some(({ healthy }) => !healthy),
    exhausted: (view) =>
      own(view)?.row.some(({ innovations }) => innovations.some(({ exhausted }) => exhausted)),
    exchange: (view) => asks(view, 'exchange'),
    combined: ({ phase }) => phase === 'combined',
    sealed: (view) => asks(view, 'bid_axes'),
    upheaval: (view) => asks(view, 'bid_axes'), // at the conflict after the first
    refresh: (view) => asks(view, 'refresh'),
  },
};
