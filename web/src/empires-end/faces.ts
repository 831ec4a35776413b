/** How the choices of Empire's End look as buttons: a picture and the fewest words. */

import type { Face, Things } from '../games/page';
import type { Choice } from '../generated/empires_end/prompts';
import type { EmpiresEndView, Place } from '../generated/empires_end/views';
import { say } from '../words/words.svelte';
import { artOf } from './art';
import type { Band } from './bidding';
import { familyOf } from './cards';

export function faceOf(choice: Choice, view: EmpiresEndView, things: Things): Face {
  const { move } = choice;
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const at = (position: number) => own?.row[position - 1];
  switch (move.do) {
    case 'bid': {
      const left = (own?.resources?.[move.resource] ?? 1) - 1;
      const words = { resource: move.resource };
      return token(move.resource, say('ee-web-pay', words), say('ee-web-left', { n: left }));
    }
    case 'take': {
      const place = at(view.disasters[move.disaster]?.position ?? 0);
      const card = view.disasters.find(({ disaster }) => disaster === move.disaster)?.card ?? '';
      const lost = place?.healthy ? nameOf(place.location, things) : '';
      return scene(
        familyOf(card),
        choice.title,
        say('ee-web-lose', { lost, is: lost ? 'one' : 'no' }),
      );
    }
    case 'use':
    case 'repeat': {
      const slug = move.location ?? move.card ?? '';
      const art = move.location ? (kindOf(move.location, own?.row) ?? '') : familyOf(slug);
      const kind = (things.get(slug)?.data.ability as { kind?: string } | undefined)?.kind ?? '';
      if (kind === 'free_bid' || kind === 'replace')
        return scene(art, say('ee-web-use', { kind }), nameOf(slug, things));
      return scene(art, nameOf(slug, things), things.get(slug)?.brief ?? '');
    }
    case 'burn':
    case 'place':
    case 'rebuild': {
      const place = at(move.position);
      const change = choice.forecast === null ? null : choice.forecast - (own?.forecast.total ?? 0);
      const note = change
        ? say('web-points-change', { n: Math.abs(change), signed: signed(change) })
        : '';
      return scene(
        `${place?.kind}${move.do === 'rebuild' ? '-ruin' : ''}`,
        move.do === 'rebuild'
          ? say('ee-web-rebuild-at', { place: nameOf(place?.location ?? '', things) })
          : say('ee-web-at', {
              place: nameOf(place?.location ?? '', things),
              position: move.position,
            }),
        note,
      );
    }
    case 'build':
    case 'sell':
    case 'take_card':
    case 'lift':
    case 'refresh':
      return scene(
        familyOf(move.card),
        say('ee-web-with-card', { do: move.do.replace('_', '-'), card: nameOf(move.card, things) }),
        move.do === 'build' ? say('ee-web-build-costs', { n: choice.cost ?? 0 }) : '',
      );
    case 'exchange': {
      const [gain = 'coin'] = Object.keys(move.gain);
      const many = Object.values(move.gain)[0] ?? 1;
      const got = `${many > 1 ? `${many} ` : ''}${say(`ee-resource-${gain}`)}`;
      return token(gain, `${say(`ee-resource-${move.pay}`)} → ${got}`, '');
    }
    case 'swap': {
      const [one, other] = move.positions;
      const names = [at(one), at(other)].map((place) => nameOf(place?.location ?? '', things));
      return { title: names.join(' ⇄ '), note: `${one} ⇄ ${other}` };
    }
    case 'pay':
      return token(move.coins ? 'coin' : 'hammer', choice.title, '');
    case 'bid_axes':
      return token('axe', choice.title, '');
    case 'bid_coins':
    case 'buy_coin':
      return token('coin', choice.title, choice.detail);
    case 'aim': {
      const card = view.disasters.find(({ disaster }) => disaster === move.disaster)?.card ?? '';
      return scene(familyOf(card), nameOf(card, things), '');
    }
    case 'done':
      return { title: say('ee-web-done', { kind: view.prompt?.kind ?? '' }), note: '' };
    default:
      return { title: say('ee-web-do', { do: move.do }), note: '' };
  }
}

/** The bid that just reaches a band. */
export function bandFace({ from, points }: Band): Face {
  return { title: say('ee-web-bid-to', { n: from }), note: signed(points) };
}

export function nothingFace(strength: number): Face {
  return { title: say('ee-web-bid-nothing'), note: say('ee-web-stay-at', { n: strength }) };
}

function token(name: string, title: string, note: string): Face {
  return { art: artOf(name), title, note };
}

function scene(name: string, title: string, note: string): Face {
  return { art: artOf(name), scene: true, title, note };
}

function nameOf(slug: string, things: Things): string {
  return things.get(slug)?.name ?? slug;
}

function kindOf(location: string, row: Place[] | undefined): string | undefined {
  return row?.find((place) => place.location === location)?.kind;
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
