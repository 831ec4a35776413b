/** The games that the page has a part for. A game that is not here is shown by the plain board. */

import { empiresEnd } from '../empires-end/page';
import { firstEmpires } from '../first-empires/page';
import type { Event } from '../generated/events';
import type { View } from '../generated/views';
import type { GamePage } from './page';
import { plain } from './plain';

/** Each is only ever given views and events of its own game. */
function page<V extends View, E extends Event>(one: GamePage<V, E>): GamePage {
  return one as unknown as GamePage;
}

const PAGES = [page(empiresEnd), page(firstEmpires)];

export function pageOf(game: string): GamePage {
  return PAGES.find((each) => each.game === game) ?? plain;
}

/** Which mark a seat has, 1 to 5. */
export function markOf(view: View, seat: number): number {
  return pageOf(view.game).mark?.(view, seat) ?? seat + 1;
}

/** Fetch the boards before anybody knows which game it is. */
export function preload(): void {
  // What fails here is asked for again when it is shown.
  for (const { board } of PAGES) board().catch(() => {});
}
