/** The log by turns: what was dealt or drawn at once in one row, and what was said and done in between. */

import type { Line } from '../generated/lines';
import type { AnyPart, CardPart } from '../generated/parts';
import type { ChatLine, Happened } from '../generated/tables';
import { say, sayParts } from '../words/words.svelte';
import { seatOf } from './since';

/** One thing that happened, told of by one line or several. */
export interface Row {
  line: Line;
  /** Whose badge stands before it; undefined: it is about all or nobody. */
  seat: number | undefined;
  parts: AnyPart[];
}

/** What stands under a heading; what comes before the first has none. */
export interface Turn {
  heading: Line | null;
  rows: (Row | Between)[];
}

/** What is no move: a remark, or something that somebody did about the table. */
export type Between = ChatLine | Happened;

/** Remarks and happenings in one list, by the server's clock. */
export function between(chat: ChatLine[], happened: Happened[]): Between[] {
  return [...happened, ...chat].sort((a, b) => a.at - b.at);
}

const plain = (text: string): AnyPart => ({ part: 'text', text });

function cardsOf(lines: Line[]): CardPart[] {
  return lines.flatMap(({ parts }) => parts.filter((part) => part.part === 'card'));
}

/** "a, b and c", each of them a part of its own. */
function listed(cards: CardPart[]): AnyPart[] {
  const others = cards.slice(0, -1).flatMap((card, at) => (at ? [plain(', '), card] : [card]));
  const last = cards.slice(-1);
  return others.length ? parted('list-and', { others, last }) : last;
}

function parted(key: string, slots: Record<string, AnyPart[]>): AnyPart[] {
  const told = sayParts<AnyPart>(key, {}, slots);
  return told.map((part) => (typeof part === 'string' ? plain(part) : part));
}

/** Cards dealt to all, as many to each; undefined where it was another number. */
function dealt(lines: Line[]): Row | undefined {
  const seats = lines.map(({ event }) => seatOf(event));
  const many = new Set(seats).size;
  const n = lines.length / many;
  if (many < 2 || seats.some((seat) => seats.filter((each) => each === seat).length !== n)) {
    return undefined;
  }
  const own = cardsOf(lines);
  const yours = own.length ? [plain(' '), ...parted('web-dealt-you', { cards: listed(own) })] : [];
  const parts = [plain(say('web-dealt', { n })), ...yours];
  return { line: lines[0]!, seat: undefined, parts };
}

/** Cards that one seat drew; the words are those of a single line where there is only one. */
function drawn(lines: Line[]): Row {
  const line = lines[0]!;
  const seat = seatOf(line.event);
  const own = cardsOf(lines);
  const name = line.parts.find((part) => part.part === 'seat')?.text ?? '';
  const parts =
    lines.length === 1
      ? line.parts
      : own.length
        ? parted('web-drew-you', { cards: listed(own) })
        : [plain(say('web-drew', { name, n: lines.length }))];
  return { line, seat, parts };
}

/** The lines as rows, where they stand first. */
function rowsOf(log: Line[]): Row[] {
  const rows: Row[] = [];
  const told = new Set<Line>();
  for (const line of log) {
    if (told.has(line)) continue;
    const { event, ply } = line;
    const alike = (each: Line) => each.ply === ply && each.event.event === event.event;
    let row: Row | undefined;
    if (event.event === 'dealt' || event.event === 'drew') {
      const same = log.filter(alike);
      const whose = same.filter((each) => seatOf(each.event) === seatOf(event));
      row = event.event === 'dealt' ? dealt(same) : undefined;
      for (const each of row ? same : whose) told.add(each);
      row ??= event.event === 'drew' ? drawn(whose) : undefined;
      if (!row) for (const each of whose) told.delete(each);
    }
    rows.push(row ?? { line, seat: seatOf(event), parts: line.parts });
  }
  return rows;
}

/** `times` are when the moves were played, by the ply they led to; `said` is in the order of time. */
export function turnsOf(log: Line[], said: Between[], times: number[]): Turn[] {
  const turns: Turn[] = [{ heading: null, rows: [] }];
  let next = 0;
  const speak = (before: number) => {
    for (; next < said.length && said[next]!.at < before; next++) {
      turns.at(-1)!.rows.push(said[next]!);
    }
  };
  for (const row of rowsOf(log)) {
    speak(times[row.line.ply] ?? 0);
    if (row.line.heading) turns.push({ heading: row.line, rows: [] });
    else turns.at(-1)!.rows.push(row);
  }
  turns.at(-1)!.rows.push(...said.slice(next));
  return turns.filter(({ heading, rows }) => heading || rows.length);
}
