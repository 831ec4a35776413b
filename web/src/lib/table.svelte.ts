/** A table that is looked at: what the server told, and what can be asked of it. */

import type { AnyAsk, Hello } from '../generated/asking';
import type { Line } from '../generated/lines';
import type { Choice } from '../generated/prompts';
import type { AnyMessage, ChatLine, Happened, Ok, TableAbout, Update } from '../generated/tables';
import { note, sit, sittingsAt, unsit, type Sitting } from './mine.svelte';
import { never } from './never';
import { movesOf } from './order';
import { nonce } from './random';
import { Live, mine, type Refusal, type Trouble } from './server';
import { settings } from './settings.svelte';
import { actorOf, Showing, type News, type Stagehand } from './showing';

/** So many remarks and happenings are kept. */
const KEPT = 500;

interface Waiting {
  resolve: (done: Ok) => void;
  reject: (refused: Trouble) => void;
}

export class TableClient {
  about: TableAbout | null = $state.raw(null);
  /** The latest update of each of our seats; -1 is a spectator's. */
  updates: Record<number, Update> = $state.raw({});
  logs: Record<number, Line[]> = $state.raw({});
  /** When each move was played, by the ply it led to, as each of our seats was told. */
  times: Record<number, number[]> = $state.raw({});
  chat: ChatLine[] = $state.raw([]);
  /** What people did besides moving. */
  happened: Happened[] = $state.raw([]);
  /** By how many seconds the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Whether a seat of ours has another secret by now, so that we only watch. */
  lost = $state(false);
  /** How often it has been tried since the connection was lost. */
  tries = $state(0);
  closed = $state(0);
  /** What was refused last. */
  refused: Trouble | null = $state.raw(null);
  /** Whether more has happened than is shown yet. */
  behind = $state(false);
  /** The code of the choice that is on its way. */
  sending: number | null = $state(null);
  sittings: Sitting[] = $state.raw([]);

  /** The question that we have answered, as long as nothing refuses the answer. */
  private settled = $state('');
  private live: Live;
  private number = 0;
  private forced = '';
  private answered: Promise<unknown> = Promise.resolve();
  private waiting = new Map<number, Waiting>();
  /** Whether a move of ours is played and not shown yet. */
  private played = false;
  private showing = new Showing({
    show: (news) => this.show(news),
    isOurs: (update) => this.isOurs(update),
    isAsked: (update) => update.view.prompt !== null && !this.played && !this.isForced(update),
    pace: () => settings.pace,
    isWatched: () => !settings.textMode && !document.hidden,
    behind: (yes) => (this.behind = yes),
  });
  /** Whoever hides the page has seen enough. */
  private hidden = () => {
    this.showing.advance();
    this.look();
  };
  private mixed = false;

  constructor(
    readonly id: string,
    /** The secret of a link that was followed; whose seat it is, the server tells. */
    private invited?: string,
  ) {
    this.sittings = sittingsAt(id);
    this.live = new Live(id, {
      onmessage: (message) => this.take(message),
      onconnection: (tries) => this.connected(tries),
      onclosed: (code) => void this.turnedAway(code),
      hello: () => this.hello(),
    });
    document.addEventListener('visibilitychange', this.hidden);
  }

  /** Lets others' moves be seen moving; the page that draws them sets it. */
  set stagehand(hand: Stagehand | null) {
    this.showing.stagehand = hand;
  }

  get seats(): number[] {
    return this.sittings.map((each) => each.seat);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.hidden);
    this.showing.close();
    this.live.close();
  }

  /** Sit down with another secret. */
  add(sitting: Sitting): void {
    sit(this.id, [sitting], this.about);
    this.sittings = sittingsAt(this.id);
    this.forgetUpdates();
    this.live.renew();
  }

  /** Ask for everything again, in the language that is set now. */
  again(): void {
    this.forgetUpdates();
    this.live.renew();
  }

  async play(update: Update, choice: Choice): Promise<void> {
    const prompt = update.view.prompt;
    if (!prompt || this.sending !== null) return;
    this.sending = choice.id;
    this.settled = questionOf(update);
    this.played = true;
    this.refused = null;
    this.answered = this.ask({
      type: 'move',
      seat: prompt.seat,
      ply: update.ply,
      prompt: prompt.id,
      code: choice.id,
    });
    if (!(await this.answered)) {
      this.played = false;
      this.settled = '';
    }
    this.sending = null;
  }

  /** Make a choice after the one that is on its way: a line that was typed is not forgotten. */
  async playNext(update: Update, choice: Choice): Promise<void> {
    while (this.sending !== null) await this.answered;
    await this.play(update, choice);
  }

  /** Whether this is answered, and what follows from it is still to come or to be shown. */
  isAnswered(update: Update): boolean {
    return this.settled === questionOf(update);
  }

  /** Whether the only choice there is shall be made: once for each question, in a lesson only what ends a step. */
  isForced(update: Update): boolean {
    const only = update.view.prompt?.choices.length === 1 && (update.lesson?.begun ?? true);
    return settings.auto && only && !this.tries && this.forced !== questionOf(update);
  }

  /** Make the only choice there is. */
  playForced(update: Update): void {
    if (!this.isForced(update) || this.sending !== null) return;
    this.forced = questionOf(update);
    void this.play(update, update.view.prompt!.choices[0]!);
  }

  /** The same seats play again at another table: our secrets are good there too. */
  follow(id: string): void {
    if (this.sittings.length && !sittingsAt(id).length) sit(id, this.sittings);
  }

  undo(seat: number, whole = false, ask = false): Promise<unknown> {
    return this.ask({ type: 'undo', seat, whole, ask });
  }

  /** Show everything at once that others do until it is our turn. */
  hurry(): void {
    this.showing.hurry();
  }

  /** Send, and wait for the answer. What is refused is shown, and false. */
  async ask(message: AnyAsk): Promise<Ok | false> {
    const id = ++this.number;
    const answer = new Promise<Ok>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    });
    if (!this.live.send({ ...message, id })) {
      this.waiting.delete(id);
      return false;
    }
    try {
      return await answer;
    } catch (refused) {
      this.refused = refused as Trouble;
      return false;
    }
  }

  tokenOf(seat: number): string | undefined {
    return this.sittings.find((each) => each.seat === seat)?.token;
  }

  /** Accept an invitation: it is exchanged for a secret of our own. Whether that was done. */
  async join(seat: number, name: string): Promise<boolean> {
    const done = await this.ask({ type: 'join', seat, name, nonce: nonce() });
    if (!done || !done.token) return false;
    sit(this.id, [{ seat, token: done.token }], this.about);
    this.sittings = sittingsAt(this.id);
    return true;
  }

  /** Comes when the game has begun: under one's name, or the seat's own where that can't be. */
  private async joinLate(seat: number, given: string): Promise<void> {
    const name = settings.name.trim();
    if (name && (await this.join(seat, name))) return;
    if (await this.join(seat, given)) this.refused = null;
  }

  private hello(): Hello {
    const told = Object.values(this.updates);
    const since = told.length
      ? { ply: Math.min(...told.map((u) => u.ply)), undos: told[0]!.undos }
      : undefined;
    const tokens = this.sittings.map((each) => each.token);
    if (this.invited && !tokens.includes(this.invited)) tokens.push(this.invited);
    const id = ++this.number;
    this.waiting.set(id, {
      resolve: ({ seats }) => this.seated(seats ?? []),
      reject: (refused) => (this.refused = refused),
    });
    return {
      type: 'hello',
      id,
      tokens,
      lang: settings.lang,
      ...(since && { since }),
      ...(this.chat.length && { chat: this.chat.at(-1)!.number }),
      happened: this.happened.at(-1)?.number ?? 0,
    };
  }

  private seated(seats: number[]): void {
    const known = this.seats;
    const found = seats.find((seat) => !known.includes(seat));
    if (this.invited && found !== undefined) {
      sit(this.id, [{ seat: found, token: this.invited }], this.about);
      this.sittings = sittingsAt(this.id);
    }
    this.invited = undefined;
    const late = this.about?.seats.find((each) => each.seat === found && !each.joined);
    // The game has begun without us: nobody would ask for the name any more.
    if (late && this.about?.status === 'running') {
      void this.joinLate(late.seat, late.name ?? '');
    }
  }

  /** Who does not look is told when it is their turn. */
  private look(): void {
    if (this.sittings.length) this.live.send({ type: 'look', looking: !document.hidden });
  }

  /** Adds to the shuffle for those of our seats that have not yet: nobody alone chooses it. */
  private mix(): void {
    const { about } = this;
    if (this.mixed || about?.status !== 'waiting') return;
    const seats = this.seats.filter((each) => about.seats[each]?.joined && !about.nonces[each]);
    this.mixed = seats.length > 0;
    for (const seat of seats) void this.ask({ type: 'mix', seat, nonce: nonce() });
  }

  /** The server does not know us: as one of those who watch, it may. */
  private async turnedAway(code: number): Promise<void> {
    if (code === 4401 && !this.invited && this.sittings.length && (await this.letGo())) return;
    this.closed = code;
  }

  /** Lets go of seats that have another secret by now; whether there were any. */
  private async letGo(): Promise<boolean> {
    const asked = this.sittings.map(({ token }) => ({ table: this.id, token }));
    let ours: number[];
    try {
      ours = (await mine(asked)).games.map((each) => each.seat);
    } catch {
      return false;
    }
    const gone = this.seats.filter((seat) => !ours.includes(seat));
    if (!gone.length) return false;
    unsit(this.id, gone);
    this.sittings = sittingsAt(this.id);
    this.lost = true;
    this.refused = null;
    this.again();
    return true;
  }

  private connected(tries: number): void {
    this.tries = tries;
    if (tries) this.settled = '';
    if (!tries && document.hidden) this.look();
    if (tries) {
      // Whether what was under way has arrived, the next update tells.
      for (const each of this.waiting.values()) each.resolve({ type: 'ok', id: null });
      this.waiting.clear();
    }
  }

  private forgetUpdates(): void {
    this.showing.forget();
    this.updates = {};
    this.logs = {};
    this.times = {};
    // In the language that is spoken then.
    this.happened = [];
  }

  /** Whether we did it ourselves; what nobody is told of can only be our own. */
  private isOurs(update: Update): boolean {
    return this.played && (!update.events.length || this.seats.includes(actorOf(update)));
  }

  private show(message: News): void {
    if (message.type === 'table') {
      this.reseat(movesOf(this.about, message));
      this.about = message;
      if (note(message)) this.sittings = sittingsAt(this.id);
      this.mix();
      return;
    }
    const key = message.seat ?? -1;
    const before = this.logs[key] ?? [];
    const kept = before.filter((line) => line.ply <= message.since);
    this.logs = { ...this.logs, [key]: kept.concat(message.events) };
    const known = (this.times[key] ?? [0]).slice(0, Math.max(0, message.since) + 1);
    this.times = { ...this.times, [key]: [...known, ...message.times] };
    this.updates = { ...this.updates, [key]: message };
    if (this.refused?.code === 'conflict') this.refused = null;
    if (this.isOurs(message)) this.played = false;
  }

  /** The host has changed who sits where: what was said and done goes with its people. */
  private reseat(to: number[] | null): void {
    if (!to) return;
    const seat = (was: number) => to[was] ?? was;
    this.chat = this.chat.map((line) => ({ ...line, seat: seat(line.seat) }));
    this.happened = this.happened.map((told) => ({
      ...told,
      seat: seat(told.seat),
      target: told.target === null || told.target === undefined ? null : seat(told.target),
    }));
  }

  private take(message: AnyMessage): void {
    switch (message.type) {
      case 'table':
        this.ahead = message.now - Date.now() / 1000;
        this.showing.take(message);
        break;
      case 'update':
        this.showing.take(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message].slice(-KEPT);
        break;
      case 'happened':
        this.happened = [...this.happened, message].slice(-KEPT);
        break;
      case 'ok':
        this.waitingFor(message.id)?.resolve(message);
        break;
      case 'error': {
        const asked = this.waitingFor(message.id);
        if (asked) asked.reject(message.error);
        else if (message.error.code === 'wrong_token') void this.letGo();
        else this.refused = message.error;
        break;
      }
      case 'pong':
        break;
      default:
        never(message);
    }
  }

  private waitingFor(id: number | null): Waiting | undefined {
    if (id === null) return undefined;
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    return asked;
  }
}

/** What a seat is asked at one moment; taken back and asked again, it is another. */
function questionOf({ seat, ply, undos }: Update): string {
  return `${seat} ${ply} ${undos}`;
}

export function wordsOf(error: unknown): string {
  return (error as Refusal).message;
}
