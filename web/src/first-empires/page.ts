/** First Empires at its table. */

import type { AtTable } from '../games/page';
import type { AnyEvent } from '../generated/first_empires/events';
import type { Choice } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Offer } from '../table/picks';
import { artOf } from './art';
import { askOf, begins, goOf, isBegun, isPointed, proposed } from './asking';
import { beatsOf } from './beats';
import { chipsOf, roundsOf } from './chips';
import { faceOf } from './faces';
import FirstEmpires from './FirstEmpires.svelte';
import Header from './Header.svelte';
import { placesOf } from './keys';
import { notions } from './notions';
import Points from './Points.svelte';
import Start from './scenes/Start.svelte';
import Tray from './Tray.svelte';

export const table: AtTable<FirstEmpiresView, AnyEvent> = {
  board: FirstEmpires,
  notions,
  places: placesOf,
  header: Header,
  mood: 'fe',
  fills: true,
  tray: Tray,
  ask: askOf,
  face: (choice, view, things) => faceOf(choice as Offer<Choice>, view, things),
  go: (plan) => goOf(plan as Offer<Choice>[]),
  pointed: (choice) => isPointed(choice as Offer<Choice>),
  aside: (_, { kind }) =>
    kind === 'move_explorers' || kind === 'gather' ? (Points as never) : null,
  proposed,
  begins: (choice) => begins(choice as Offer<Choice>),
  isBegun,
  beats: beatsOf,
  picture: artOf,
  chips: chipsOf,
  span: roundsOf,
  recap: 'asked',
  cover: Start,
  end: () => import('./scenes/End.svelte'),
};
