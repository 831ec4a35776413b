/**
 * What is seen moving, as each game tells it from its events, and when. Nothing here knows a game or
 * the page: a thing is named by its anchor (`data-at`), a picture by its name.
 */

import type { Event } from '../generated/events';
import type { View } from '../generated/views';

/** What is heard. */
export type Cue =
  'your-move' | 'disaster' | 'averted' | 'ruin' | 'build' | 'seal' | 'highest' | 'end';

interface Timing {
  /** Milliseconds after its beat began. */
  after?: number;
  /** How long it lasts, if it is another time than that of its kind. */
  ms?: number;
}

/** One picture, or several 60 ms apart, flies from anchor to anchor. */
export interface Fly extends Timing {
  kind: 'fly';
  /** Without a picture it is the back of a card. */
  art: string;
  from: string;
  to: string;
  n?: number;
  /** The mark of the seat in whose colour its way stays to be seen. */
  trail?: number;
}

/** Something happens to what is there: it breaks, is whole again, shakes, comes, goes, turns. */
export interface Change extends Timing {
  kind: 'crack' | 'wipe' | 'shake' | 'pop' | 'flip' | 'grey' | 'drop';
  at: string;
  /** A picture that turns over it meanwhile. */
  art?: string;
}

/** Two things change places. */
export interface Cross extends Timing {
  kind: 'cross';
  one: string;
  other: string;
}

/** A thing becomes small on the way to its place. */
export interface Shrink extends Timing {
  kind: 'shrink';
  from: string;
  to: string;
}

/** A number rolls on, and how much it has changed floats up. */
export interface Roll extends Timing {
  kind: 'number';
  at: string;
  by: number;
}

/** An outline: all that is shown to those who want nothing to move. */
export interface Light extends Timing {
  kind: 'light';
  at: string;
}

export type Motion = Fly | Change | Cross | Shrink | Roll | Light;

export interface Beat {
  motions: Motion[];
  /** Until the next beat begins. */
  ms: number;
  cue?: Cue;
  /** It begins right after the one before it has begun, and does not wait for its end. */
  along?: boolean;
}

/** What a game says of an event; `earlier` are those before it in the same update, oldest first. */
export type BeatsOf<E extends Event = Event, V extends View = View> = (
  event: E,
  before: V,
  after: V,
  earlier?: readonly E[],
) => Beat | null;

/** How long each kind lasts. */
export const LASTS: Record<Motion['kind'], number> = {
  fly: 240,
  crack: 370,
  wipe: 250,
  shake: 120,
  pop: 160,
  flip: 220,
  grey: 180,
  drop: 160,
  cross: 250,
  shrink: 240,
  number: 400,
  light: 600,
};

/** Between several of the same. */
export const APART = 60;

/** Several events, one beat after the other. */
export function beatsIn<E extends Event, V extends View>(
  events: readonly E[],
  beatsOf: BeatsOf<E, V>,
  before: V,
  after: V,
): Beat[] {
  return events.flatMap((event, at) => beatsOf(event, before, after, events.slice(0, at)) ?? []);
}

/** When each beat begins. */
export function starts(beats: readonly Beat[]): number[] {
  let start = 0;
  let end = 0;
  return beats.map((beat, at) => {
    start = at === 0 ? 0 : beat.along ? start + APART : end;
    end = Math.max(end, start + beat.ms);
    return start;
  });
}

/** How long they last together, in milliseconds at normal pace. */
export function lengthOf(beats: readonly Beat[]): number {
  const begun = starts(beats);
  return beats.reduce((end, beat, at) => Math.max(end, begun[at]! + beat.ms), 0);
}

/** The anchors whose old look stays until its motion comes. */
export function heldBy(motion: Motion): string[] {
  switch (motion.kind) {
    case 'fly':
    case 'light':
    case 'shake':
      return [];
    case 'cross':
      return [motion.one, motion.other];
    case 'shrink':
      return [...new Set([motion.from, motion.to])];
    default:
      return [motion.at];
  }
}

/** All anchors of a motion. */
export function anchorsOf(motion: Motion): string[] {
  switch (motion.kind) {
    case 'fly':
    case 'shrink':
      return [motion.from, motion.to];
    case 'cross':
      return [motion.one, motion.other];
    default:
      return [motion.at];
  }
}

/** What is different afterwards, and is outlined where nothing may move. */
export function changedBy(motion: Motion): string[] {
  return motion.kind === 'fly' || motion.kind === 'shrink' ? [motion.to] : anchorsOf(motion);
}
