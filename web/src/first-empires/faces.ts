/** How the choices of First Empires look as buttons: a picture and the fewest words. */

import type { Face, Things } from '../games/page';
import type { Choice } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import { never } from '../lib/never';
import type { Offer } from '../table/picks';
import { say } from '../words/words.svelte';
import { artOf } from './art';
import { markOf } from './marks';
import { spaceName } from './telling';

export function faceOf(choice: Offer<Choice>, view: FirstEmpiresView, things: Things): Face {
  const { move } = choice;
  const seat = view.prompt?.seat ?? view.seat ?? 0;
  const mark = markOf(view, seat);
  const standing = (region: string) => view.seats[seat]?.explorers[region] ?? 0;
  const name = (slug: string) => things.get(slug)?.name ?? slug;
  switch (move.do) {
    case 'reroll':
      return { title: say('fe-web-go', { do: 'reroll', n: move.dice.length }), note: '' };
    case 'step': {
      const track = view.seats[seat]?.tracks.find((each) => each.track === move.track);
      const next = track?.values[track.level + 1] ?? track?.value ?? 0;
      return {
        art: artOf(`die-${track?.colour}`),
        title: say('fe-web-track', { track: move.track }),
        note: move.track === 'cards' ? say('fe-web-draw') : `${track?.value} → ${next}`,
      };
    }
    case 'tile':
      return {
        art: artOf(`city-${mark}`),
        title: say('fe-web-track', { track: move.track }),
        note: '',
      };
    case 'retreat': {
      const more = view.prompt?.kind === 'retreat' ? view.prompt.explorers : 0;
      const now = standing(move.region);
      return {
        art: artOf(`explorer-${mark}`),
        title: spaceName(move.region, things),
        note: `${now} + ${more}`,
      };
    }
    case 'place_explorer':
      return {
        art: artOf(`explorer-${mark}`),
        title: spaceName(move.region, things),
        note: `${standing(move.region)} + 1`,
      };
    case 'place_city':
      return { art: artOf(`city-${mark}`), title: spaceName(move.region, things), note: '' };
    case 'gather':
      return {
        art: artOf(`explorer-${mark}`),
        title: spaceName(move.from, things),
        note: say('fe-web-one-more'),
      };
    case 'assault':
      return { title: say('fe-web-conquer', { region: spaceName(move.region, things) }), note: '' };
    case 'move':
      return {
        title: `→ ${spaceName(move.to, things)}`,
        note: spaceName(move.from, things),
      };
    case 'score':
      return { art: artOf('star'), title: name(move.card), note: say('fe-web-score') };
    case 'discard':
      return { title: name(move.card), note: say('fe-web-discard') };
    case 'turn':
      return {
        art: artOf(`die-${move.face}`),
        title: say('fe-web-face', { face: move.face }),
        note: '',
      };
    case 'choose':
      return { title: name(move.civilization), note: '' };
    case 'strike':
      return { title: say('fe-web-go', { do: 'assault', n: 1 }), note: '' };
    case 'done':
      return {
        title: say('fe-web-done', { kind: view.prompt?.kind.replaceAll('_', '-') ?? '' }),
        note: '',
      };
    default:
      return never(move) ?? { title: '', note: '' };
  }
}
