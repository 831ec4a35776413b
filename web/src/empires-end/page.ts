/** Empire's End at its table. */

import type { AtTable } from '../games/page';
import type { AnyEvent } from '../generated/empires_end/events';
import type { Choice } from '../generated/empires_end/prompts';
import type { EmpiresEndView } from '../generated/empires_end/views';
import { say } from '../words/words.svelte';
import { gains } from '../table/gains';
import type { Offer } from '../table/picks';
import { artOf } from './art';
import { askOf, begins, isBegun } from './asking';
import { beatsOf } from './beats';
import BidPanel from './BidPanel.svelte';
import { chipsOf, spacesOf } from './chips';
import DuoPanel from './DuoPanel.svelte';
import EmpiresEnd from './EmpiresEnd.svelte';
import { faceOf } from './faces';
import Header from './Header.svelte';
import { placesOf } from './keys';
import LaidOut from './LaidOut.svelte';
import { notions } from './notions';
import { paymentOf, remember } from './paying';
import PaySteps from './PaySteps.svelte';
import { revealScene } from './scenes/scene';
import { families } from './unseen';

export const table: AtTable<EmpiresEndView, AnyEvent> = {
  board: EmpiresEnd,
  notions,
  unseal: ({ phase }) => (phase === 'conflict' ? say('ee-web-change-bid') : ''),
  places: placesOf,
  header: Header,
  mood: 'ee',
  fills: true,
  ask: askOf,
  face: (choice, view, things) => faceOf(choice as Choice, view, things),
  panel: (prompt) => {
    if (prompt.kind === 'bid_axes' || prompt.kind === 'bid_coins') return BidPanel as never;
    return prompt.groups.length > 1 ? (DuoPanel as never) : null;
  },
  aside: (view, prompt, plan) =>
    paymentOf(view, prompt, plan as Offer<Choice>[]) ? (PaySteps as never) : null,
  proposed: (prompt) => {
    remember(prompt);
    return prompt.kind === 'economy' ? gains(prompt) : [];
  },
  begins: (choice) => begins(choice as Choice),
  isBegun,
  beats: beatsOf,
  picture: artOf,
  chips: chipsOf,
  span: spacesOf,
  families,
  cover: LaidOut,
  scene: revealScene,
  end: () => import('./scenes/End.svelte'),
};
