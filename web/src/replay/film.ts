/** A whole game to look at: the views of all its moments, made from what each move changed. */

import { pageOf } from '../games';
import type { View } from '../generated/views';
import type { Film } from '../generated/film';
import { seatOf } from '../quiet/since';
import { say } from '../words/words.svelte';

/** Every view from the first on. Parts that did not change are shared between them. */
export function viewsOf(film: Film): View[] {
  const views: View[] = [];
  let view: unknown = null;
  for (const frame of film.frames) {
    for (const [path, value] of frame.changes) view = changed(view, path, value);
    views.push(view as View);
  }
  return views;
}

export function changed(whole: unknown, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    const copy = [...(whole as unknown[])];
    copy[key as number] = changed(copy[key as number], rest, value);
    return copy;
  }
  const old = whole as Record<string, unknown>;
  return { ...old, [key]: changed(old[key], rest, value) };
}

/** What a move did, sentence by sentence. One that is not complete, or not to be seen, is only somebody's. */
export function sentences(film: Film, ply: number): string[] {
  const { seat, events } = film.frames[ply]!;
  const told = events.filter(({ heading }) => heading === null).map(({ text }) => text);
  if (told.length > 0) return told;
  if (events.length > 0) return events.map(({ text }) => text);
  return seat === null ? [] : [say('web-decides', { name: film.names[seat] ?? '' })];
}

/** A row in the list of moves. */
export interface Move {
  ply: number;
  seat: number | null;
  text: string;
  rule: string | null;
}

/** The moves from one on, as far as they changed anything that could be seen. */
export function movesOf(film: Film, from: number, to: number): Move[] {
  return film.frames.slice(from, to).flatMap(({ seat, events }, at) => {
    const told = events.filter(({ heading }) => heading === null);
    if (!told.length) return [];
    const text = told.map((line) => line.text).join(' ');
    // What a move sets going can be another's.
    const whose = seatOf(told[0]!.event) ?? seat;
    return [{ ply: from + at, seat: whose, text, rule: told[0]!.event.rule || null }];
  });
}

/** What a seat would score at each moment, as far as these eyes could tell. */
export function scoresOf(views: View[], seat: number): number[] {
  return views.map((view) => pageOf(view.game).total(view, seat) ?? 0);
}

/** The ply at which each phase or turn begins. */
export function partsOf(film: Film): number[] {
  return film.frames.flatMap(({ events }, ply) =>
    events.some(({ heading }) => heading !== null) ? [ply] : [],
  );
}
