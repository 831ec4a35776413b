/** What the page itself knows of a game; everything else the server tells. */

import type { Component, Snippet } from 'svelte';

import type { Event } from '../generated/events';
import type { Line } from '../generated/lines';
import type { Option } from '../generated/tables';
import type { View } from '../generated/views';

/** What a board is given. */
export interface BoardProps<V extends View = View, L extends Line = Line> {
  about: { game: string; content: string };
  view: V;
  log: L[];
  /** Asks for the table in words; not about what is past. */
  tell?: () => Promise<string[]>;
  /** The log of the table, which each board puts where it has room; a replay has its own. */
  side?: Snippet;
}

/** Says something in the language that is spoken now. */
export type Words = () => string;

/** A part of the board that a phone jumps to: the id of its element. */
export interface Jump {
  id: string;
  icon: string;
  words: Words;
}

/** Where points come from at the end, and how many a seat has from there. */
export interface Source<V extends View = View> {
  words: Words;
  points: (view: V, seat: number) => number;
}

/** A picture with what it stands for; without words it only joins its neighbours. */
export interface Sign {
  icon: string;
  words?: Words;
  /** The face of a die, where it is one. */
  die?: string;
}

/** A step of the lesson: signs in a row, or a picture of its own. */
export interface Step {
  step: string;
  title: Words;
  text: Words;
  signs: Sign[];
  picture?: Component<{ step: string }>;
}

/** One game; `V` is its view and `E` what can happen in it. */
export interface GamePage<V extends View = View, E extends Event = Event> {
  /** What the server calls it. */
  game: V['game'];
  /** A class for the whole page of a table. */
  className: string;
  icon: string;
  /** A picture for the lobby: the text of an SVG. */
  art: string;
  /** What it is like, and for how many and how long. */
  about: Words;
  length: (players: [least: number, most: number]) => string;
  board: () => Promise<{ default: Component<BoardProps<V, Line & { event: E }>> }>;
  learn?: () => Promise<{ STEPS: Step[] }>;
  jumps: Jump[];
  sources: Source<V>[];
  /** What a seat would score if it ended now; undefined: that can't be told. */
  total: (view: V, seat: number) => number | undefined;
  /** The rule that ranks those with the same points; none: they share their place. */
  tieBreak?: (options: Record<string, Option>) => string;
  /** The number of the seat's mark, if it is another than that of the seat. */
  mark?: (view: V, seat: number) => number;
  /** Whether several decide at once now, so that it matters who has. */
  together?: (view: V) => boolean;
  /** What a button says that takes back all of a sealed decision; nothing where there is none. */
  unseal?: (view: V) => string;
  /** Where on the table an event took place, as keys of what can be pointed at. */
  places: (event: E) => string[];
}
