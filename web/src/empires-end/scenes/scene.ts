/** The scene that an update makes: a conflict was revealed in it. */

import type { Scene, Things } from '../../games/page';
import type { EmpiresEndLine, EmpiresEndView } from '../../generated/empires_end/views';
import { cardIn, cardOf, isReveal, revealOf } from './reveal';
import { detailOf, titleOf } from './telling';

export function revealScene(
  lines: EmpiresEndLine[],
  before: EmpiresEndView,
  view: EmpiresEndView,
  things: Things,
): Scene | null {
  if (!isReveal(lines)) return null;
  const slug = cardIn(lines, before, view);
  const card = cardOf(slug ? things.get(slug) : undefined, view.ruleset);
  const reveal = revealOf(lines, before, view, card);
  return {
    component: () => import('./Reveal.svelte') as never,
    title: titleOf(reveal, view),
    note: detailOf(reveal, view, things),
    before,
    view,
    lines,
  };
}
