/** What the page itself knows of a game; everything else the server tells. */

import type { Component, Snippet } from 'svelte';

import type { Event } from '../generated/events';
import type { Thing } from '../generated/library';
import type { Line } from '../generated/lines';
import type { Choice, Prompt } from '../generated/prompts';
import type { Option, TableAbout } from '../generated/tables';
import type { BeatsOf } from '../motion/motions';
import type { Family } from '../quiet/cards';
import type { Chip } from '../quiet/chip';
import type { Offer } from '../table/picks';
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
  /** What flies over the board; inside what scrolls, so that it scrolls along. */
  layer?: Snippet;
  /** What happened since our last confirmation. */
  chips?: Chip[];
}

/** Says something in the language that is spoken now. */
export type Words = () => string;

/** Cards and places in words, by their short names. */
export type Things = Map<string, Thing>;

/** A question in few words, and what the choice that is made would do, or how to make one. */
export interface Ask {
  title: string;
  note: string;
}

/** How a choice looks in the list: a picture, two or three words, and what it costs or brings. */
export interface Face {
  /** The address of a picture; without one, the icon that the choice names is shown. */
  art?: string;
  /** Whether the picture is a scene, wider than high. */
  scene?: boolean;
  title: string;
  note: string;
}

/** What stands in place of the list of choices, for questions that ask for more than one of them. */
export interface PanelProps<P extends Prompt = Prompt, V extends View = View> {
  prompt: P;
  view: V;
  things: Things;
  busy: boolean;
}

/** What a scene is given. */
export interface SceneProps<V extends View = View, L extends Line = Line> {
  before: V;
  view: V;
  lines: L[];
  about: { game: string; content: string };
  /** Raised for each time it is played. */
  playing: number;
  /** Whether its end is shown at once. */
  skip: boolean;
}

/** Something that covers the table for a while: it is told in the prompt, too. */
export interface Scene {
  component: () => Promise<{ default: Component<SceneProps<never, never>> }>;
  title: string;
  note: string;
  before: View;
  view: View;
  lines: Line[];
}

/** What the scene of the end is given. */
export interface EndProps<V extends View = View, L extends Line = Line> {
  about: TableAbout;
  view: V;
  log: L[];
  /** The seats of this page. */
  own: number[];
  playing: number;
  skip: boolean;
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
  /** The address of a picture, one of those that lie on the table. */
  art?: string;
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

/** Something that is worked through on the table itself: a scenario by its short name. */
export interface Worked {
  scenario: string;
  title: Words;
  text: Words;
  /** The address of a picture, one of those that lie on the table. */
  art: string;
}

/** An option as a sentence with a blank, and what can be put there. */
export interface How {
  /** The message that has `$blank` in it. */
  sentence: string;
  value: (value: string) => string;
}

/** A part of the game on a time line: a space, a turn. */
export interface Part {
  title: string;
  icon?: string;
  /** Which sort it is, for its colour. */
  kind?: string;
  /** The mark of whose turn it is. */
  mark?: number;
  /** The number of what it belongs to: a round. */
  within?: number;
}

/** What can be met for the first time: when it is there, and one sentence about it. */
export interface Notions<V extends View = never> {
  /** Of the game, so that two games may have a notion of the same name. */
  prefix: string;
  all: Record<string, (view: V) => boolean | number | undefined>;
  title: (notion: string) => string;
  tell: (notion: string) => string;
}

/** A game seen from outside its table, small and always there; `V` is its view. */
export interface Outside<V extends View = View, E extends Event = Event> {
  /** What the server calls it. */
  game: V['game'];
  /** A class for the whole page of a table. */
  className: string;
  icon: string;
  /** The address of a picture that stands for it. */
  art: string;
  /** What it is like, and for how many and how long. */
  about: Words;
  length: (players: [least: number, most: number]) => string;
  /** All that only its table needs. */
  table: () => Promise<{ table: AtTable<V, E> }>;
  learn?: () => Promise<{ STEPS: Step[]; WORKED: Worked[]; TIPS: Words[] }>;
  /** What stands for it on the first page, if that is more than its picture. */
  shown?: () => Promise<{ default: Component }>;
  /** The options as sentences, and what is said below them. */
  how?: Record<string, How>;
  howNote?: Words;
  /** How far a game has come: in words, as a share of the whole, and the picture of what goes on. */
  far?: (view: V) => string;
  share?: (view: V) => number;
  scenery?: (view: V) => string;
  /** The part that a view is in. */
  part?: (view: V) => Part;
  sources: Source<V>[];
  /** What a seat would score if it ended now; undefined: that can't be told. */
  total: (view: V, seat: number) => number | undefined;
  /** The rule that ranks those with the same points; none: they share their place. */
  tieBreak?: (options: Record<string, Option>) => string;
  /** The number of the seat's mark, if it is another than that of the seat. */
  mark?: (view: V, seat: number) => number;
  /** Whose initial the seat's badge bears, if it is not its player's. */
  badge?: (view: V, seat: number) => string;
  /** Whether several decide at once now, so that it matters who has. */
  together?: (view: V) => boolean;
}

/** What its table needs besides; `E` is what can happen there. */
export interface AtTable<V extends View = View, E extends Event = Event> {
  board: Component<BoardProps<V, Line & { event: E }>>;
  /** What tips explain. */
  notions?: Notions<V>;
  /** Where on the table an event took place, as keys of what can be pointed at. */
  places?: (event: E) => string[];
  /** What a button says that takes back all of a sealed decision; nothing where there is none. */
  unseal?: (view: V) => string;
  /** What stands in the bar at the top of a table: how far the game has come. */
  header?: Component<{ view: V }>;
  /** The name of its mood in the tokens. */
  mood?: string;
  /** What lies beside every prompt, such as dice; then things fly over the whole stage. */
  tray?: Component<{ view: V; things: Things }>;
  /** Whether the recap of what others did opens only when somebody asks for it. */
  recap?: 'asked';
  /** Whether the board fills its frame and scales with the window; others scroll inside it. */
  fills?: boolean;
  /** The question in short; without it the server's words are shown as they are. */
  ask?: (view: V, prompt: NonNullable<V['prompt']>, plan: Offer[], things: Things) => Ask;
  face?: (choice: Choice, view: V, things: Things) => Face;
  /** What Confirm says for what is chosen. */
  go?: (plan: Offer[]) => string;
  /** Whether a choice is pointed at on the table: then it is no button until it is chosen. */
  pointed?: (choice: Offer) => boolean;
  /** A panel for such a question, if it has one. */
  panel?: (prompt: NonNullable<V['prompt']>) => Component<PanelProps<never, V>> | null;
  /** What is chosen before anybody has chosen: all that only brings something. */
  proposed?: (prompt: NonNullable<V['prompt']>) => Choice[];
  /** Whether it only begins what the next question ends, and changes nothing by itself. */
  begins?: (choice: Choice) => boolean;
  /** What moves where something happened, and the addresses of the pictures that fly. */
  beats?: BeatsOf<E, V>;
  picture?: (name: string) => string;
  /** What happened, in the fewest words; and which part of the game it was about. */
  chips?: (lines: (Line & { event: E })[], view: V) => Chip[];
  span?: (lines: (Line & { event: E })[], view: V) => string;
  /** All cards by kind, each with where it lies if anybody has seen it. */
  families?: (view: V, things: Things) => Family[];
  /** What lies over the board while something is decided that needs the room. */
  cover?: Component<{ view: V; things: Things }>;
  /** The scene that these lines make, if they make one. */
  scene?: (lines: (Line & { event: E })[], before: V, after: V, things: Things) => Scene | null;
  end?: () => Promise<{ default: Component<EndProps<V, Line & { event: E }>> }>;
  /** What belongs to the plan and stands beside the choices, such as how it is paid. */
  aside?: (
    view: V,
    prompt: NonNullable<V['prompt']>,
    plan: Offer[],
  ) => Component<PanelProps<never, V>> | null;
  /** Whether the question goes on with something begun, which can be left again. */
  isBegun?: (prompt: NonNullable<V['prompt']>, view: V) => boolean;
}

/** One game: until its board is there, only what is seen from outside. */
export interface GamePage<V extends View = View, E extends Event = Event>
  extends Omit<Outside<V, E>, 'table'>, Partial<Omit<AtTable<V, E>, 'board'>> {
  /** Brings the rest; the same promise every time. */
  board: () => Promise<{ default: Component<BoardProps<V, Line & { event: E }>> }>;
}
