/** The one file that talks to the server: HTTP requests and a socket that comes back by itself. */

import type { Hello } from '../generated/asking';
import type { Error as ServerError, ErrorCode, Refused } from '../generated/errors';
import type { Film } from '../generated/film';
import type {
  Advice,
  Content,
  Created,
  Games,
  Lines,
  NewTable,
  TableList,
  Taken,
} from '../generated/http';
import type { Rules } from '../generated/library';
import type { AnyMessage, TableAbout, Update } from '../generated/tables';
import type { Lang } from '../generated/words';
/** Something that could not be done: what the server says of it, or what it could not say. */
export type Trouble = Omit<ServerError, 'code'> & { code: ErrorCode | 'offline' | 'hint' };

export class Refusal extends Error {
  constructor(readonly refused: Trouble) {
    super(refused.message);
  }
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
  const told = (await answer.json()) as T | Refused;
  if (answer.ok) return told as T;
  const { error } = told as Refused;
  throw new Refusal(error ?? { code: 'fault', message: answer.statusText });
}

export const games = () => ask<Games>('/games');

export const things = (game: string, content: string, lang: Lang) =>
  ask<Content>(`/games/${game}/content?lang=${lang}&content=${content}`);

export const rules = (game: string, lang: Lang) => ask<Rules>(`/games/${game}/rules?lang=${lang}`);

export const create = (wanted: NewTable, lang: Lang) =>
  ask<Created>('/tables', { body: wanted, lang });

export const openTables = () => ask<TableList>('/tables?status=waiting&limit=20');

export const about = (id: string) => ask<TableAbout>(`/tables/${id}`);

export const take = (id: string, seat: number, name: string, lang: Lang) =>
  ask<Taken>(`/tables/${id}/seats/${seat}/take`, { body: { name }, lang });

export const film = (id: string, eyes: string, lang: Lang, token?: string) =>
  ask<Film>(`/tables/${id}/film?seat=${eyes}&lang=${lang}`, { token });

/** The table after so many moves, as the token's seat saw it, or an onlooker. */
export const moment = (id: string, ply: number, lang: Lang, token?: string) =>
  ask<Update>(`/tables/${id}/plies/${ply}?lang=${lang}`, { token, lang });

/** The table in words: `about` is table, me, seat, place or result, with what it is about. */
export const text = (id: string, about: string, of: object, lang: Lang, token?: string) => {
  const query = new URLSearchParams({ about, lang, ...of });
  return ask<Lines>(`/tables/${id}/text?${query}`, { token, lang });
};

export const hint = (id: string, token: string, lang: Lang) =>
  ask<Advice>(`/tables/${id}/hint`, { token, lang, body: {} });

/** What a live table tells, and how the connection is. */
export interface Listener {
  onmessage: (message: AnyMessage) => void;
  /** How often it has been tried since the connection was lost; 0: it is there. */
  onconnection: (tries: number) => void;
  /** The server will not have us; there is no use in trying again. */
  onclosed: (code: number) => void;
  /** The first message, made anew for every connection: it says where we were. */
  hello: () => Hello;
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
      this.send(this.listener.hello());
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
