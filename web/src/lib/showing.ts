/**
 * The order and the time in which what has come is shown: what others do one after the other, what we do ourselves
 * at once. Nothing is left out and nothing is shown before what happened earlier.
 */

import type { Event } from '../generated/events';
import type { TableAbout, Update } from '../generated/tables';
import { TEMPO, type Pace } from './pace';

export type News = TableAbout | Update;

/** Lets what is shown be seen moving. The page sets it; without it things just change. */
export interface Stagehand {
  /** How long this would move at normal pace, in milliseconds. */
  length(next: Update): number;
  /** It is about to be shown. `tempo` stretches time; 0: nothing shall move. */
  before(next: Update, tempo: number): void;
  /** It is shown now; resolves when all has been seen. */
  after(next: Update): Promise<void>;
  /** Be done with it, now. */
  skip(): void;
}

/** What the queue asks and tells its table. */
export interface Shown {
  show(news: News): void;
  /** Whether it answers a move of ours that is on its way. */
  isOurs(update: Update): boolean;
  /** Whether it asks us something that is not answered yet, nor answers itself. */
  isAsked(update: Update): boolean;
  pace(): Pace;
  /** Whether anybody looks at a board: not in text mode, nor when the page is hidden. */
  isWatched(): boolean;
  /** Whether more has happened than is shown. */
  behind(yes: boolean): void;
}

/** Milliseconds at normal pace: between two updates, and of the whole turn of another. */
const STEP = 350;
const SHORTEST_TURN = 1000;
const LONGEST_TURN = 4800;
/** From so many waiting updates on it goes twice as fast, or nothing moves. */
const MANY = 6;
const TOO_MANY = 20;

export class Showing {
  private coming: News[] = [];
  private last: Update | null = null;
  private lastAt = -Infinity;
  /** Whose turn is being shown, when the one before it was over, and when this one was first seen. */
  private turn = { of: NaN, since: -Infinity, begun: 0 };
  private playing = 0;
  /** Those that are playing belong to this number; what was skipped has an older one. */
  private number = 0;
  private hurries = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hand: Stagehand | null = null;

  constructor(private on: Shown) {}

  set stagehand(hand: Stagehand | null) {
    this.skip();
    this.hand = hand;
    this.advance();
  }

  get stagehand(): Stagehand | null {
    return this.hand;
  }

  take(news: News): void {
    this.coming.push(news);
    this.advance();
  }

  /** Show what others do at once until it is our turn, and nobody else's. */
  hurry(): void {
    this.skip();
    this.hurries = true;
    this.advance();
    this.hurries &&= this.last === null || !this.isCaughtUp(this.last);
  }

  /** Begin anew: what comes next is everything. */
  forget(): void {
    this.skip();
    this.coming = [];
    this.last = null;
    this.on.behind(false);
  }

  close(): void {
    this.forget();
    this.hand = null;
  }

  /** Show what may be shown by now. */
  advance(): void {
    clearTimeout(this.timer);
    for (let next = this.coming[0]; next; next = this.coming[0]) {
      const wait = next.type === 'table' ? 0 : this.waitFor(next);
      if (wait > 0) {
        // What plays calls for the next one when it is over.
        if (wait < Infinity) this.timer = setTimeout(() => this.advance(), Math.ceil(wait));
        this.on.behind(true);
        return;
      }
      this.show(next);
    }
    this.on.behind(false);
  }

  private skip(): void {
    clearTimeout(this.timer);
    this.number += 1;
    this.playing = 0;
    this.hand?.skip();
  }

  private show(next: News): void {
    if (next.type === 'table') {
      this.coming.shift();
      this.on.show(next);
      return;
    }
    const tempo = this.tempoOf(next);
    this.coming.shift();
    this.enter(next);
    // Without anything that happened nothing moves, and what does move goes on.
    const hand = next.events.length ? this.hand : null;
    hand?.before(next, tempo);
    this.on.show(next);
    if (!this.coming.length && this.isCaughtUp(next)) this.hurries = false;
    if (!hand) return;
    const seen = hand.after(next).catch(() => {});
    if (tempo > 0) this.waitUntil(seen);
  }

  private waitUntil(seen: Promise<void>): void {
    const { number } = this;
    this.playing += 1;
    void seen.then(() => {
      if (number !== this.number) return;
      this.playing -= 1;
      this.advance();
    });
  }

  /** Note whose turn it is, and that this is shown now. */
  private enter(next: Update): void {
    const now = performance.now();
    const of = this.turnOf(next);
    if (of !== this.turn.of) this.turn = { of, since: this.lastAt, begun: now };
    if (next.ply !== this.last?.ply) this.lastAt = now;
    this.last = next;
  }

  /** How long until it may be shown: not at all if it is our own doing, or nobody watches. */
  private waitFor(next: Update): number {
    if (!next.events.length || this.isSameMoment(next) || this.flushes()) return 0;
    const tempo = this.tempoOf(next);
    if (!tempo) return 0;
    if (this.playing) return Infinity;
    const turn = this.turnOf(next);
    const since = turn === this.turn.of ? this.turn.since : this.lastAt;
    const ends = turn >= 0 && !next.view.to_move.includes(turn);
    const due = Math.max(this.lastAt + STEP * tempo, ends ? since + SHORTEST_TURN * tempo : 0);
    return due - performance.now();
  }

  /** Whether all waits for us alone: while others decide as well, what they do would move again. */
  private isCaughtUp(update: Update): boolean {
    const { to_move, over } = update.view;
    return over || (to_move.length <= 1 && this.on.isAsked(update));
  }

  /** Another seat of ours is told of the same. */
  private isSameMoment({ ply, undos }: Update): boolean {
    return this.last?.ply === ply && this.last.undos === undos;
  }

  /** Whether something waits that may not wait: our own move, or one that was taken back. */
  private flushes(): boolean {
    const undos = this.last?.undos;
    return this.updates.some((each) => each.undos !== undos || this.on.isOurs(each));
  }

  private tempoOf(next: Update): number {
    const { last } = this;
    if (!last || last.undos !== next.undos || this.hurries || !this.on.isWatched()) return 0;
    if (next.ply < last.ply) return 0;
    const { updates } = this;
    // Others' moves that waited when ours came are over.
    if (updates.slice(1).some((each) => each.ply > next.ply && this.on.isOurs(each))) return 0;
    const pace = TEMPO[this.on.pace()];
    const waiting = updates.length;
    if (waiting > TOO_MANY) return 0;
    return pace * Math.min(waiting > MANY ? 0.5 : 1, this.squeeze(next));
  }

  /** By how much a turn must be faster so that it does not last too long. */
  private squeeze(next: Update): number {
    const turn = this.turnOf(next);
    const told = this.updates.filter((each) => each.events.length);
    const other = told.findIndex((each) => this.turnOf(each) !== turn);
    const rest = told.slice(0, other < 0 ? undefined : other);
    const needed = rest.reduce(
      (sum, each) => sum + Math.max(STEP, this.hand?.length(each) ?? 0),
      0,
    );
    const pace = TEMPO[this.on.pace()] || 1;
    const spent = turn === this.turn.of ? (performance.now() - this.turn.begun) / pace : 0;
    const left = LONGEST_TURN - spent;
    if (needed <= left) return 1;
    // What is too fast to be seen does not move.
    return left < needed / 10 ? 0 : left / needed;
  }

  /** Whose turn it belongs to; -1 where several decide at once. */
  private turnOf(update: Update): number {
    if ((this.last?.view.to_move.length ?? 0) > 1) return -1;
    return actorOf(update);
  }

  private get updates(): Update[] {
    return this.coming.filter((each) => each.type === 'update');
  }
}

/** Who did it: whom the first of the events is about; -1: nobody in particular. */
export function actorOf({ events }: Update): number {
  const first = events.map(({ event }) => seatOf(event)).find((seat) => seat >= 0);
  return first ?? -1;
}

function seatOf(event: Event): number {
  return 'seat' in event ? Number(event.seat) : -1;
}
