/**
 * The games that the page has a part for. A game that is not here is shown by the plain board. What
 * only a table needs comes with its board: no page loads more than it shows.
 */

import { SvelteMap } from 'svelte/reactivity';

import { empiresEnd } from '../empires-end/outside';
import { firstEmpires } from '../first-empires/outside';
import type { Event } from '../generated/events';
import type { View } from '../generated/views';
import type { GamePage, Outside } from './page';
import { plain } from './plain';

/** Each is only ever given views and events of its own game. */
function known<V extends View, E extends Event>(one: Outside<V, E>): [string, GamePage] {
  const { table, ...outside } = one as unknown as Outside;
  let coming: ReturnType<GamePage['board']> | null = null;
  const page: GamePage = {
    ...outside,
    board: () =>
      (coming ??= table().then(
        ({ table: { board, ...rest } }) => {
          pages.set(one.game, { ...page, ...rest });
          return { default: board };
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      )),
  };
  return [one.game, page];
}

const pages = new SvelteMap([known(empiresEnd), known(firstEmpires), known(plain)]);

export function pageOf(game: string): GamePage {
  return pages.get(game) ?? pages.get(plain.game)!;
}

/** Which mark a seat has, 1 to 5. */
export function markOf(view: View, seat: number): number {
  return pageOf(view.game).mark?.(view, seat) ?? seat + 1;
}

/** Whose initial the badge of a seat bears: everywhere the same. */
export function badgeOf(view: View, seat: number, player: string): string {
  return pageOf(view.game).badge?.(view, seat) || player;
}

/** Fetch the board of a game before its table has answered; without a game there is none. */
export function preload(game: string | undefined): void {
  // What fails here is asked for again when it is shown.
  if (game)
    pageOf(game)
      .board()
      .catch(() => {});
}
