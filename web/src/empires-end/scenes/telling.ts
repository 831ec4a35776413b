/** A revealed conflict in words: the title and the line below it, and what a lane says. */

import type { EmpiresEndView } from '../../generated/empires_end/views';
import type { Thing } from '../../generated/library';
import { allOf, say } from '../../words/words.svelte';
import { RESOURCES } from '../ability';
import type { Lane, Reveal, Reward, Upheaval } from './reveal';

type Things = Map<string, Thing>;

/** "You" for whoever looks, else the name of the seat. */
export function nameOf(view: EmpiresEndView, seat: number): string {
  return seat === view.seat ? say('web-you') : (view.names[seat] ?? '');
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

const who = (view: EmpiresEndView, seat: number) => ({
  who: seat === view.seat ? 'you' : 'other',
  name: view.names[seat] ?? '',
});

/** "Livia wins the conflict with 8". */
export function titleOf({ best, most, lanes }: Reveal, view: EmpiresEndView): string {
  if (best.length === 1) return say('ee-web-wins-conflict', { ...who(view, best[0]!), n: most });
  if (best.length === lanes.length) return say('ee-web-all-level', { n: most });
  const names = allOf(best.map((seat) => nameOf(view, seat)));
  return say('ee-web-level-conflict', { names, n: most });
}

/** "You: +6, 1 hammer, 1 axe. Upheaval: City 32 moves from 6 to 4." */
export function detailOf(reveal: Reveal, view: EmpiresEndView, things: Things): string {
  const { lanes, best } = reveal;
  const lane = lanes.find(({ seat }) => seat === (view.seat ?? best[0]));
  if (!lane) return '';
  const got = say('ee-web-conflict-got', {
    ...who(view, lane.seat),
    list: rewardWords(sum(lane.reward, lane.bonus)),
  });
  const bids = lanes.every(({ axes, coins }) => axes + coins === 0)
    ? say('ee-web-nobody-bid')
    : say('ee-web-bids-back');
  return [got, upheavalLine(lane.upheaval, things), bids].filter(Boolean).join(' ');
}

function upheavalLine(upheaval: Upheaval, things: Things): string {
  switch (upheaval.kind) {
    case 'swap':
      return say('ee-web-upheaval-moves', {
        location: thingName(things, upheaval.moved),
        from: upheaval.from,
        to: upheaval.to,
      });
    case 'spared':
      return '';
    case 'later':
      return say('ee-web-upheaval-comes');
    case 'stays':
    case 'nothing':
      return say('ee-web-upheaval-is', { what: upheavalWords(upheaval, things) });
  }
}

/** The shortest words for a lane: "City 32 and Army 5 swap". */
export function upheavalWords(upheaval: Upheaval, things: Things): string {
  switch (upheaval.kind) {
    case 'swap':
      return say('ee-web-upheaval-swap', {
        one: thingName(things, upheaval.moved),
        other: thingName(things, upheaval.other),
        state: upheaval.ruined ? 'ruined' : 'healthy',
      });
    case 'stays':
      return say('ee-web-upheaval-stays', {
        location: thingName(things, upheaval.location),
        at: upheaval.at,
      });
    case 'nothing':
      return say('ee-web-upheaval-nothing');
    case 'later':
      return say('ee-web-upheaval-later');
    case 'spared':
      return '';
  }
}

/** "+6, 1 hammer, 1 axe". */
export function rewardWords({ points, gain, refresh }: Reward): string {
  const held = RESOURCES.filter((of) => gain[of]);
  return [
    signed(points),
    ...held.map((of) => say(`ee-amount-${of}`, { n: gain[of]! })),
    ...(refresh ? [say('ee-web-refresh', { n: refresh })] : []),
  ].join(', ');
}

/** A lane for those who hear it. */
export function laneWords(lane: Lane): string {
  const held = [
    ...(lane.axes ? [say('ee-amount-axe', { n: lane.axes })] : []),
    ...(lane.coins ? [say('ee-amount-coin', { n: lane.coins })] : []),
  ];
  return say('ee-web-lane', {
    home: lane.home,
    bid: allOf(held),
    total: lane.total,
    reward: rewardWords(lane.reward),
  });
}

function sum(one: Reward, other: Reward | null): Reward {
  if (!other) return one;
  const both = RESOURCES.map((of) => [of, (one.gain[of] ?? 0) + (other.gain[of] ?? 0)] as const);
  return {
    points: one.points + other.points,
    gain: Object.fromEntries(both.filter(([, n]) => n)),
    refresh: one.refresh + other.refresh,
  };
}

export function thingName(things: Things, slug: string): string {
  return things.get(slug)?.name ?? slug;
}
