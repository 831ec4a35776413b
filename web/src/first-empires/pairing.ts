/** Which die pairs with which region: of a colour the first with the first, as the rules have it. */

import type { Die, FirstEmpiresView, Region } from '../generated/first_empires/views';
import type { Face } from '../generated/first_empires/words';

/** The regions of whoever has the turn that a die of this face can still pair with. */
export function partners(view: FirstEmpiresView, face: Face): Region[] {
  const track = view.turn === null ? undefined : trackOf(view, face);
  if (!track || track.level >= track.values.length - 1) return [];
  return view.regions.filter(
    ({ holder, colour, used }) => holder === view.turn && colour === face && !used,
  );
}

/** The track of the one whose turn it is that a face moves. */
export function trackOf(view: FirstEmpiresView, face: Face) {
  return view.seats[view.turn ?? 0]?.tracks.find(({ colour }) => colour === face);
}

/** The region of each die that has one, by the number of the die. */
export function pairsOf(view: FirstEmpiresView): Map<number, string> {
  const pairs = new Map<number, string>();
  const taken = new Map<Face, number>();
  for (const { die, face, used } of view.dice) {
    if (used || face === 'sword') continue;
    const nth = taken.get(face) ?? 0;
    const region = partners(view, face)[nth];
    if (!region) continue;
    taken.set(face, nth + 1);
    pairs.set(die, region.region);
  }
  return pairs;
}

/** The region that a die would pair with as another face; nothing: none. */
export function wouldPair(view: FirstEmpiresView, { die }: Die, face: Face): Region | undefined {
  const others = view.dice.filter(
    (each) => each.die !== die && each.face === face && !each.used,
  ).length;
  const track = trackOf(view, face);
  if (track && track.level + others >= track.values.length - 1) return undefined;
  return partners(view, face)[others];
}
