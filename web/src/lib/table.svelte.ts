/** A table that is looked at: what the server told, and what can be asked of it. */

import type { AnyAsk, Hello } from '../generated/asking';
import type { Event } from '../generated/events';
import type { Line } from '../generated/lines';
import type { Choice } from '../generated/prompts';
import type { AnyMessage, ChatLine, Ok, TableAbout, Update } from '../generated/tables';
import { note, sit, sittingsAt, type Sitting } from './mine.svelte';
import { never } from './never';
import { Live, type Refusal, type Trouble } from './server';
import { settings } from './settings.svelte';

type News = TableAbout | Update;

/** Between two steps of others, in milliseconds. */
const STEP = 350;

interface Waiting {
  resolve: (done: Ok) => void;
  reject: (refused: Trouble) => void;
}

export class TableClient {
  about: TableAbout | null = $state.raw(null);
  /** The latest update of each of our seats; -1 is a spectator's. */
  updates: Record<number, Update> = $state.raw({});
  logs: Record<number, Line[]> = $state.raw({});
  chat: ChatLine[] = $state.raw([]);
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

  private live: Live;
  private number = 0;
  private forced = '';
  private answered: Promise<unknown> = Promise.resolve();
  private waiting = new Map<number, Waiting>();
  /** What has come and is not shown yet, since others' moves are shown step by step. */
  private coming: News[] = [];
  private shown = { ply: -1, undos: 0, at: 0 };
  private step: ReturnType<typeof setTimeout> | undefined;
  private hurries = false;

  constructor(
    readonly id: string,
    /** The secret of a link that was followed; whose seat it is, the server tells. */
    private invited?: string,
  ) {
    this.sittings = sittingsAt(id);
    this.live = new Live(id, {
      onmessage: (message) => this.take(message),
      onconnection: (tries) => this.connected(tries),
      onclosed: (code) => (this.closed = code),
      hello: () => this.hello(),
    });
  }

  get seats(): number[] {
    return this.sittings.map((each) => each.seat);
  }

  close(): void {
    clearTimeout(this.step);
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
    this.refused = null;
    this.answered = this.ask({
      type: 'move',
      seat: prompt.seat,
      ply: update.ply,
      prompt: prompt.id,
      code: choice.id,
    });
    await this.answered;
    this.sending = null;
  }

  /** Make a choice after the one that is on its way: a line that was typed is not forgotten. */
  async playNext(update: Update, choice: Choice): Promise<void> {
    while (this.sending !== null) await this.answered;
    await this.play(update, choice);
  }

  /** Make the only choice there is; once for each question, whatever becomes of it. */
  playForced(update: Update): void {
    const prompt = update.view.prompt;
    if (prompt?.choices.length !== 1 || this.sending !== null || this.tries) return;
    const question = `${prompt.id} ${update.undos}`;
    if (question === this.forced) return;
    this.forced = question;
    void this.play(update, prompt.choices[0]!);
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
    this.hurries = true;
    this.advance();
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
  }

  private connected(tries: number): void {
    this.tries = tries;
    if (tries) {
      // Whether what was under way has arrived, the next update tells.
      for (const each of this.waiting.values()) each.resolve({ type: 'ok', id: null });
      this.waiting.clear();
    }
  }

  private forgetUpdates(): void {
    this.coming = [];
    this.shown.ply = -1;
    this.updates = {};
    this.logs = {};
  }

  private advance(): void {
    clearTimeout(this.step);
    for (let next = this.coming[0]; next; next = this.coming[0]) {
      const wait = this.waitFor(next);
      if (wait > 0) {
        this.step = setTimeout(() => this.advance(), wait);
        this.behind = true;
        return;
      }
      this.coming.shift();
      this.show(next);
    }
    this.behind = false;
  }

  /** How long until it may be shown: not at all if it is our own doing, or nobody watches. */
  private waitFor(next: News): number {
    if (next.type === 'table' || this.hurries) return 0;
    if (this.sending !== null && this.coming.some((news) => this.isOurs(news))) return 0;
    if (settings.pace === 'instantly' || settings.textMode || document.hidden) return 0;
    const { ply, undos, at } = this.shown;
    return ply < 0 || next.ply <= ply || next.undos !== undos ? 0 : at + STEP - performance.now();
  }

  /** Whether we did it ourselves; what nobody is told of can only be our own. */
  private isOurs(news: News): boolean {
    if (news.type === 'table') return false;
    const { events } = news;
    const own = this.seats;
    return !events.length || events.some(({ event }) => own.includes(seatOf(event)));
  }

  private show(message: News): void {
    if (message.type === 'table') {
      this.about = message;
      note(message);
      return;
    }
    const key = message.seat ?? -1;
    const before = this.logs[key] ?? [];
    const kept = before.filter((line) => line.ply <= message.since);
    this.logs = { ...this.logs, [key]: kept.concat(message.events) };
    this.updates = { ...this.updates, [key]: message };
    if (this.refused?.code === 'conflict') this.refused = null;
    if (message.view.prompt) this.hurries = false;
    if (message.ply !== this.shown.ply) {
      this.shown = { ply: message.ply, undos: message.undos, at: performance.now() };
    }
  }

  private take(message: AnyMessage): void {
    switch (message.type) {
      case 'table':
      case 'update':
        this.coming.push(message);
        this.advance();
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'ok':
        this.waitingFor(message.id)?.resolve(message);
        break;
      case 'error': {
        const asked = this.waitingFor(message.id);
        if (asked) asked.reject(message.error);
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

/** Whom it happened to; -1: nobody in particular. */
function seatOf(event: Event): number {
  return 'seat' in event ? Number(event.seat) : -1;
}

export function wordsOf(error: unknown): string {
  return (error as Refusal).message;
}
