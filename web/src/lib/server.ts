/** The one file that talks to the server: requests, and a live table that comes back by itself. */

import { carrier, type Line, type Sent, type Told } from '../carry/carrier';
import type { Hello } from '../generated/asking';
import type { Error as ServerError, ErrorCode, Refused } from '../generated/errors';
import type { Film } from '../generated/film';
import type {
  Addresses,
  Advice,
  BranchNow,
  Change,
  Content,
  Created,
  Games,
  Lines,
  MineList,
  MineSeat,
  NewBranch,
  NewScenario,
  NewTable,
  PlayedOut,
  Rename,
  Replacement,
  SeatGiven,
  TableList,
  Taken,
  TransferCode,
} from '../generated/http';
import type { Rules } from '../generated/library';
import type { NoticesOffered, NoticesOn, NoticesWanted } from '../generated/notices';
import type { PuzzleAnswer, PuzzleList } from '../generated/puzzles';
import type { ReviewTold } from '../generated/review';
import type { AnyMessage, TableAbout, Update } from '../generated/tables';
import type { Lang } from '../generated/words';
import type { Form, Measure, Measured, OwnPack, PackEdits, PackSheet } from '../generated/workshop';
/** Something that could not be done: what the server says of it, or what it could not say. */
export type Trouble = Omit<ServerError, 'code'> & { code: ErrorCode | 'offline' | 'hint' };

/** What to say of it, once: what a move lacks comes in lines, and joined as its message. */
export const linesOf = ({ message, lines }: Pick<Trouble, 'message' | 'lines'>): string[] =>
  lines?.length ? [...lines] : [message];

export class Refusal extends Error {
  constructor(readonly refused: Trouble) {
    super(refused.message);
  }
}

interface Asked {
  token?: string;
  lang?: Lang;
  body?: unknown;
  /** POST where something is sent, unless it is another. */
  method?: 'PATCH' | 'PUT';
}

async function ask<T>(path: string, { token, lang, body, method }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (lang) headers['accept-language'] = lang;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent: Sent = { headers, method: method ?? (body === undefined ? 'GET' : 'POST') };
  if (body !== undefined) sent.body = JSON.stringify(body);
  const { status, text } = await asked(path, sent);
  const told = read<T | Refused>(text);
  if (status < 300) return told as T;
  const { error } = told as Refused;
  throw new Refusal(error ?? { code: 'fault', message: String(status) });
}

/** What stands between us and the server answers in a page of its own when it finds nobody there. */
function read<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Refusal({ code: 'offline', message: '' });
  }
}

async function asked(path: string, sent: Sent): Promise<Told> {
  try {
    return await carrier().ask(`/api${path}`, sent);
  } catch {
    throw new Refusal({ code: 'offline', message: '' });
  }
}

/** What can be changed in packs of a game. */
export const packForm = (game: string, lang: Lang) => ask<Form>(`/games/${game}/form?lang=${lang}`);

/** A pack after some changes, and what is wrong with it. */
export const checkPack = (game: string, wanted: PackEdits, lang: Lang) =>
  ask<PackSheet>(`/games/${game}/pack?lang=${lang}`, { body: wanted, lang });

/** Some more games with a pack, and what they say so far. */
export const measurePack = (game: string, wanted: Measure, lang: Lang) =>
  ask<Measured>(`/games/${game}/measure?lang=${lang}`, { body: wanted, lang });

/** The pack that somebody brought to a table. */
export const ownPack = (id: string, lang: Lang) => ask<OwnPack>(`/tables/${id}/pack?lang=${lang}`);

/** The cards of a table that has its own. */
export const ownThings = (id: string, lang: Lang) =>
  ask<Content>(`/tables/${id}/content?lang=${lang}`);

/** The record of a game, to be kept as a file. */
export const record = async (id: string) =>
  (await asked(`/tables/${id}/record`, { method: 'GET', headers: {} })).text;

export const games = () => ask<Games>('/games');

export const things = (game: string, content: string, lang: Lang) =>
  ask<Content>(`/games/${game}/content?lang=${lang}&content=${content}`);

export const rules = (game: string, lang: Lang) => ask<Rules>(`/games/${game}/rules?lang=${lang}`);

export const create = (wanted: NewTable, lang: Lang) =>
  ask<Created>('/tables', { body: wanted, lang });

export const newLesson = (game: string, name: string, lang: Lang) =>
  ask<Created>('/lessons', { body: { game, name }, lang });

/** A scenario that proves a rule, on a table. */
export const scenario = (wanted: NewScenario, lang: Lang) =>
  ask<Created>('/scenarios', { body: wanted, lang });

/** A game that was played elsewhere. */
export const bring = (record: string, lang: Lang) =>
  ask<Created>('/records', { body: { record }, lang });

export const openTables = () => ask<TableList>('/tables?status=waiting&limit=20');

export const about = (id: string) => ask<TableAbout>(`/tables/${id}`);

export const take = (id: string, seat: number, name: string, nonce: string, lang: Lang) =>
  ask<Taken>(`/tables/${id}/seats/${seat}/take`, { body: { name, nonce }, lang });

/** The first open seat: one link for everybody. */
export const sitDown = (id: string, name: string, nonce: string, lang: Lang) =>
  ask<Taken>(`/tables/${id}/sit`, { body: { name, nonce }, lang });

export const change = (id: string, wanted: Change, token: string, lang: Lang) =>
  ask<TableAbout>(`/tables/${id}`, { body: wanted, token, lang, method: 'PATCH' });

export const replace = (id: string, wanted: Replacement, token: string, lang: Lang) =>
  ask<SeatGiven>(`/tables/${id}/replace`, { body: wanted, token, lang });

/** Somebody is called otherwise from now on, before the game. */
export const rename = (id: string, wanted: Rename, token: string, lang: Lang) =>
  ask<TableAbout>(`/tables/${id}/rename`, { body: wanted, token, lang });

/** The host says which seat comes where, before the game. */
export const reorder = (id: string, order: number[], token: string, lang: Lang) =>
  ask<TableAbout>(`/tables/${id}/order`, { body: { order }, token, lang });

/** The host lets somebody say nothing to anybody, or speak again. */
export const silence = (id: string, seat: number, muted: boolean, token: string, lang: Lang) =>
  ask<TableAbout>(`/tables/${id}/mute`, { body: { seat, muted }, token, lang });

export const transfer = (id: string, keep: boolean, token: string, lang: Lang) =>
  ask<TransferCode>(`/tables/${id}/transfer`, { body: { keep }, token, lang });

export const arrive = (code: string, lang: Lang) =>
  ask<Taken>('/transfer', { body: { code }, lang });

/** Tables of one's own: whose turn it is there, and since when. */
export const mine = (seats: MineSeat[]) => ask<MineList>('/mine', { body: { seats } });

export const addresses = () => ask<Addresses>('/addresses');

export const noticesOffered = () => ask<NoticesOffered>('/notices');

export const noticesOf = (id: string, token: string) =>
  ask<NoticesOn>(`/tables/${id}/notices`, { token });

export const wantNotices = (id: string, wanted: NoticesWanted, token: string, lang: Lang) =>
  ask<NoticesOn>(`/tables/${id}/notices`, { body: wanted, token, lang, method: 'PUT' });

/** A table as the token's seat sees it, and what it is asked. */
export const view = (id: string, lang: Lang, token: string) =>
  ask<Update>(`/tables/${id}/view?lang=${lang}`, { token, lang });

/** What happens in a scenario, as the seat sees it that it is about. */
export const worked = (game: string, scenario: string, lang: Lang) =>
  ask<Film>(`/games/${game}/scenarios/${encodeURIComponent(scenario)}?lang=${lang}`);

export const film = (id: string, eyes: string, lang: Lang, token?: string) =>
  ask<Film>(`/tables/${id}/film?seat=${eyes}&lang=${lang}`, { token });

/** Have a finished game looked at again, or go on with it. */
export const beginReview = (id: string, lang: Lang) =>
  ask<ReviewTold>(`/tables/${id}/review?lang=${lang}`, { body: {}, lang });

/** The review as far as it has come, after the parts that one has. */
export const review = (id: string, lang: Lang, since: number) =>
  ask<ReviewTold>(`/tables/${id}/review?lang=${lang}&since=${since}`, { lang });

/** The puzzles of all games, without their answers. */
export const puzzles = () => ask<PuzzleList>('/puzzles');

/** The position of a puzzle, and what is asked. */
export const puzzle = (id: string, lang: Lang) =>
  ask<Update>(`/puzzles/${encodeURIComponent(id)}?lang=${lang}`, { lang });

/** Whether a choice answers it, and what each of them is worth. */
export const tryPuzzle = (id: string, code: number, lang: Lang) =>
  ask<PuzzleAnswer>(`/puzzles/${encodeURIComponent(id)}/answer?lang=${lang}`, {
    body: { code },
    lang,
  });

/** Leaves a finished game for a branch of it. */
export const newBranch = (id: string, wanted: NewBranch, lang: Lang) =>
  ask<Created>(`/tables/${id}/branches`, { body: wanted, lang });

/** How a branch stands beside its game. */
export const branchNow = (id: string, token: string) =>
  ask<BranchNow>(`/tables/${id}/branch`, { token });

/** So many games of a branch, played to their end by bots. */
export const playedOut = (id: string, first: number, count: number, token: string) =>
  ask<PlayedOut>(`/tables/${id}/playouts?first=${first}&count=${count}`, { token });

/** The table after so many moves, as the token's seat saw it, or an onlooker. */
export const moment = (id: string, ply: number, lang: Lang, token?: string) =>
  ask<Update>(`/tables/${id}/plies/${ply}?lang=${lang}`, { token, lang });

/** The table in words: `about` is table, me, seat, place or result, with what it is about. */
export const text = (id: string, about: string, of: object, lang: Lang, token?: string) => {
  const query = new URLSearchParams({ about, lang, ...of });
  return ask<Lines>(`/tables/${id}/text?${query}`, { token, lang });
};

export const hint = (id: string, token: string, lang: Lang) =>
  ask<Advice>(`/tables/${id}/hint?lang=${lang}`, { token, lang, body: {} });

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

/** A line to a table that comes back by itself until it is closed. */
export class Live {
  private line: Line | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    if (carrier().isDistant) {
      addEventListener('online', this.now);
      addEventListener('offline', this.lost);
    }
    this.connect();
  }

  /** Whether it could be sent; what could not is left to the caller. */
  send(message: object): boolean {
    return this.line?.send(JSON.stringify(message)) ?? false;
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.now);
    removeEventListener('offline', this.lost);
    this.line?.close();
  }

  /** Begin anew, with another first message. */
  renew(): void {
    if (this.done) return;
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
    const line = this.line;
    this.line = null;
    line?.close();
  }

  private connect(): void {
    const line = carrier().open(this.id);
    this.line = line;
    line.onopen = () => {
      if (line !== this.line) return;
      this.tries = 0;
      this.send(this.listener.hello());
      this.listener.onconnection(0);
    };
    line.onmessage = (text) => {
      if (line === this.line) this.listener.onmessage(JSON.parse(text));
    };
    line.onclose = (code) => {
      if (line !== this.line || this.done) return;
      this.line = null;
      if (FINAL.has(code)) this.listener.onclosed(code);
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
