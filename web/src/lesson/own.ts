/** The game that follows a lesson: short, and against the easiest bot. */

import type { GameAbout } from '../generated/http';
import { bot, type Plan } from '../lobby/setup';

const EASIEST = 'settler';

export function ownGame({ name, players: [least], lesson, options }: GameAbout, who: string): Plan {
  const others = Array.from({ length: Math.max(1, least - 1) }, () => bot(EASIEST));
  const wanted = Object.entries(lesson ?? {}).filter(
    ([option, value]) => value !== undefined && options[option]?.includes(value),
  );
  return {
    game: name,
    seats: [{ kind: 'you', name: who, level: EASIEST }, ...others],
    options: Object.fromEntries(wanted) as Plan['options'],
    clock: 0,
    listed: false,
  };
}
