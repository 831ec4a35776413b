/** The longer beats of Empire's End, one function each. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { EmpiresEndView } from '../generated/empires_end/views';
import type { Resource } from '../generated/empires_end/words';
import { APART, type Beat, type Motion } from '../motion/motions';
import { abilityAt, cardAt, disasterAt, handAt } from './anchors';
import { familyOf } from './cards';

export type Of<K extends AnyEvent['event']> = Extract<AnyEvent, { event: K }>;

export const BACK = 'card-back';
export const entries = (some: Partial<Record<Resource, number>>) =>
  (Object.entries(some) as [Resource, number][]).filter(([, n]) => n > 0);

export function beat(ms: number, ...motions: Motion[]): Beat {
  return { ms, motions };
}

/** What lay on the stage gives way to what lies there now. */
export function leaves(after: number): Motion {
  return { kind: 'grey', at: 'play', after };
}

/** What a place counts is lost or won. */
export function worth(
  { seat, position }: Of<'destroyed' | 'rebuilt'>,
  before: EmpiresEndView,
  sign: 1 | -1,
  after: number,
): Motion {
  const value = before.seats[seat]?.row[position - 1]?.value ?? 0;
  return { kind: 'number', at: `score:${seat}`, by: sign * value, after };
}

/** The card turns over, then its band falls down the column. */
export function revealed(disaster: number, at: string | null = null): Beat {
  return beat(
    520,
    { kind: 'flip', at: at ?? disasterAt(disaster) },
    { kind: 'drop', at: `band:${disaster}`, after: 220, ms: 180 },
  );
}

export function drawn({ card, seat }: Of<'dealt' | 'drew'>, own: boolean): Beat {
  if (!own || !card) return beat(240, { kind: 'fly', art: BACK, from: 'deck', to: `seat:${seat}` });
  return beat(
    360,
    { kind: 'fly', art: BACK, from: 'deck', to: handAt(card) },
    { kind: 'flip', at: handAt(card), after: 200 },
  );
}

/** Nobody is shown which card another one sells. */
export function sold({ card, seat }: Of<'sold'>, own: boolean, counted: Motion[]): Beat {
  const coin = { kind: 'fly', art: 'coin', ms: 200, after: 140 } as const;
  if (own)
    return beat(
      380,
      { kind: 'drop', at: handAt(card) },
      { ...coin, from: handAt(card), to: `purse:${seat}:coin` },
      ...counted,
    );
  return beat(
    380,
    { kind: 'fly', art: BACK, from: `seat:${seat}`, to: 'deck', ms: 160 },
    { ...coin, from: 'deck', to: `seat:${seat}`, trail: seat + 1 },
  );
}

export function built({ card, seat }: Of<'built'>, own: boolean, paid: Motion[]): Beat {
  const to = cardAt(card);
  if (own) return beat(260, { kind: 'shrink', from: handAt(card), to }, ...paid);
  return beat(
    400,
    { kind: 'fly', art: familyOf(card), from: `seat:${seat}`, to, trail: seat + 1 },
    { kind: 'pop', at: to, after: 220 },
  );
}

/** Each token leaves its place 60 ms after the one before it. */
export function gained(
  { seat, gain }: Of<'gained'>,
  from: string,
  purse: (seat: number, of: Resource) => string,
  counted: (seat: number, of: Resource, by: number, wait?: number) => Motion[],
  last: AnyEvent | undefined,
): Beat | null {
  let sent = 0;
  const motions = entries(gain).flatMap(([of, n]): Motion[] => {
    const after = APART * sent;
    sent += n;
    return [
      { kind: 'fly', art: of, from, to: purse(seat, of), n, after, trail: seat + 1 },
      ...counted(seat, of, n, after + 220),
    ];
  });
  const ms = 240 + APART * sent;
  if (!sent) return null;
  return {
    ...beat(ms, ...motions, ...(from.startsWith('pot:') ? [leaves(ms - 100)] : [])),
    along: last?.event === 'rewarded',
  };
}

export function lightAt(by: string, seat: number, view: EmpiresEndView): Motion {
  return { kind: 'light', at: abilityAt(by, seat, view) };
}

/** Whether it is part of what a conflict gives to everybody. */
export function dealsOut(last: AnyEvent | undefined): boolean {
  return last?.event === 'rewarded' || last?.event === 'gained';
}
