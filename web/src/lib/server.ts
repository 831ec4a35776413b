/** The one file that talks to the server: HTTP requests and a socket that comes back by itself. */

import type { components } from './api';
import type { Film } from '../replay/film';
import type { Lang, Message, Refused, Rule, TableAbout, Thing, Update } from './types';

export type NewTable = components['schemas']['NewTable'];
export type NewSeat = components['schemas']['NewSeat'];

/** Something the server would not do, with its own words for it. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

export interface GameAbout {
  name: 'empires-end' | 'first-empires';
  title: string;
  players: [number, number];
  options: Record<string, (string | boolean | number)[]>;
}

export interface SeatLink {
  seat: number;
  token: string;
  link: string;
}

interface Asked {
  token?: string;
  lang?: Lang;
  body?: unknown;
}

async function ask<T>(path: string, { token, lang, body }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (lang) headers['accept-language'] = lang;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const options: RequestInit = { headers, method: body === undefined ? 'GET' : 'POST' };
  if (body !== undefined) options.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, options);
  } catch {
    throw new Refusal({ code: 'offline', message: '' });
  }
  const told = (await answer.json()) as T & { error?: Refused };
  if (!answer.ok) throw new Refusal(told.error ?? { code: 'fault', message: answer.statusText });
  return told;
}

export const games = () => ask<{ games: GameAbout[]; levels: string[] }>('/games');

export const things = (game: string, content: string, lang: Lang) =>
  ask<{ things: Thing[] }>(`/games/${game}/content?lang=${lang}&content=${content}`);

export const rules = (game: string, lang: Lang) =>
  ask<{ chapters: { key: string; title: string }[]; rules: Rule[] }>(
    `/games/${game}/rules?lang=${lang}`,
  );

export const create = (wanted: NewTable, lang: Lang) =>
  ask<{ id: string; table: TableAbout; seats: SeatLink[] }>('/tables', { body: wanted, lang });

export const openTables = () => ask<{ tables: TableAbout[] }>('/tables?status=waiting&limit=20');

export const about = (id: string) => ask<TableAbout>(`/tables/${id}`);

export const take = (id: string, seat: number, name: string, lang: Lang) =>
  ask<SeatLink>(`/tables/${id}/seats/${seat}/take`, { body: { name }, lang });

export const film = (id: string, eyes: string, lang: Lang, token?: string) =>
  ask<Film>(`/tables/${id}/film?seat=${eyes}&lang=${lang}`, { token });

/** The table after so many moves, as the token's seat saw it, or an onlooker. */
export const moment = (id: string, ply: number, lang: Lang, token?: string) =>
  ask<Update>(`/tables/${id}/plies/${ply}?lang=${lang}`, { token, lang });

/** The table in words: `about` is table, me, seat, place or result, with what it is about. */
export const text = (id: string, about: string, of: object, lang: Lang, token?: string) => {
  const query = new URLSearchParams({ about, lang, ...of });
  return ask<{ lines: string[] }>(`/tables/${id}/text?${query}`, { token, lang });
};

export const hint = (id: string, token: string, lang: Lang) =>
  ask<{ code: number; ply: number }>(`/tables/${id}/hint`, { token, lang, body: {} });

/** What a live table tells, and how the connection is. */
export interface Listener {
  onmessage: (message: Message) => void;
  /** How often it has been tried since the connection was lost; 0: it is there. */
  onconnection: (tries: number) => void;
  /** The server will not have us; there is no use in trying again. */
  onclosed: (code: number) => void;
  /** The first message, made anew for every connection: it says where we were. */
  hello: () => object;
}

const LONGEST_WAIT = 10_000;
const FINAL = new Set([4400, 4401, 4403, 4404, 4409]);

/** A socket that comes back by itself until it is closed. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.now);
    addEventListener('offline', this.lost);
    this.connect();
  }

  /** Whether it could be sent; what could not is left to the caller. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.now);
    removeEventListener('offline', this.lost);
    this.socket?.close();
  }

  /** Begin anew, with another first message. */
  renew(): void {
    this.tries = 0;
    this.drop();
    this.connect();
  }

  private now = () => {
    if (this.tries) this.renew();
  };

  private lost = () => {
    this.drop();
    this.again();
  };

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.send({ type: 'hello', ...this.listener.hello() });
      this.listener.onconnection(0);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.listener.onmessage(JSON.parse(event.data as string));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.done) return;
      this.socket = null;
      if (FINAL.has(event.code)) this.listener.onclosed(event.code);
      else this.again();
    };
  }

  private again(): void {
    if (this.done) return;
    this.tries += 1;
    this.listener.onconnection(this.tries);
    clearTimeout(this.timer);
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** (this.tries - 1));
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
