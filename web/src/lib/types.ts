/** What the server sends: messages, views and prompts. Bodies of HTTP requests are in api.d.ts. */

export type GameName = 'empires-end' | 'first-empires';
export type Lang = 'en' | 'de';
export type Resource = 'wheat' | 'hammer' | 'axe' | 'coin';
export type Colour = 'orange' | 'blue' | 'purple' | 'green' | 'yellow';
export type Track = 'dice' | 'rerolls' | 'movement' | 'cards' | 'explorers';

export interface SeatAbout {
  seat: number;
  kind: 'human' | 'open' | 'bot';
  level: string | null;
  name: string | null;
  joined: boolean;
  here: boolean;
  deciding: boolean;
  away: boolean;
  conceded: boolean;
  deadline: number | null;
}

export interface TableAbout {
  id: string;
  status: 'waiting' | 'running' | 'over';
  game: GameName;
  content: string;
  options: Record<string, string | boolean | number>;
  version: number;
  ply: number;
  undo: 'consent' | 'free';
  listed: boolean;
  created: number;
  seats: SeatAbout[];
  host: number | null;
  watchers: number;
  request: { seat: number; ply: number; agreed: number[]; needed: number[] } | null;
  result: { scores: number[]; ranking: number[]; conceded: number[] } | null;
  rematch: string | null;
  commitment: string;
  seed: string | null;
  now: number;
}

export interface Target {
  zone: 'disaster' | 'location' | 'hand' | 'card' | 'space' | 'die' | 'track';
  [field: string]: unknown;
}

export interface GameEvent {
  event: string;
  rule: string;
  seat?: number;
  ply: number;
  text?: string;
  [field: string]: unknown;
}

export interface Move {
  do: string;
  [field: string]: unknown;
}

export interface Choice {
  id: number;
  text: string;
  hint: string;
  rule: string;
  move: Move;
  effects: GameEvent[];
  /** What the seat would score afterwards; null: something hidden decides. */
  forecast: number | null;
  /** Whether it can't be taken back alone. */
  final: boolean;
  targets: Target[];
  cost?: number;
  /** Several moves in one: each is played when the one before it has been. */
  legs?: Move[];
}

export interface Prompt {
  id: string;
  seat: number;
  kind: string;
  rule: string;
  text: string;
  context: Record<string, unknown>;
  choices: Choice[];
}

interface AnyView {
  seat: number | null;
  players: number;
  over: boolean;
  phase: string;
  to_move: number[];
  names: string[];
  ply: number;
  scores: number[] | null;
  ranking: number[] | null;
  prompt: Prompt | null;
}

export interface Place {
  position: number;
  location: string;
  kind: 'city' | 'town' | 'army' | 'road' | 'farm';
  value: number;
  rebuild: number;
  healthy: boolean;
  threatened: number[];
  innovations: { card: string; exhausted: boolean }[];
}

export interface Empire {
  seat: number;
  score: number;
  resources: Record<Resource, number> | null;
  hand: string[] | null;
  hand_size: number;
  healthy: number;
  strength: number;
  forecast: { track: number; locations: number; abilities: number; total: number; exact: boolean };
  row: Place[];
  deciding: boolean;
}

export interface Disaster {
  disaster: number;
  card: string;
  position: number;
  bids: Resource[];
  pot: Partial<Record<Resource, number>>;
}

export interface EmpiresEndView extends AnyView {
  game: 'empires-end';
  variant: string;
  space: number;
  track: ('D' | 'DD' | 'E' | 'I' | 'C' | 'EI')[];
  first_player: number;
  seats: Empire[];
  disasters: Disaster[];
  conflict: string | null;
  deck: number;
  discards: string[];
  conflict_deck: number;
}

export interface Region {
  region: string;
  colour: Colour;
  continent: string;
  borders: string[];
  holder: number | null;
  explorers: number;
  needed: number | null;
  cities: { owner: number; value: number | null }[];
  used: boolean;
}

export interface TrackState {
  track: Track;
  colour: Colour;
  level: number;
  value: number;
  values: number[];
  points: number[];
  city: number;
  tile: boolean;
  tile_value: number | null;
  steps: number;
}

export interface Civilization {
  seat: number;
  civilization: string | null;
  tracks: TrackState[];
  explorers: Record<string, number>;
  regions: number;
  hand: { card: string; progress: number; count: number; points: number }[] | null;
  hand_size: number;
  deck: number;
  scored: string[];
  discarded: string[];
  cities: number;
  captured: number;
  forecast: { tracks: number; cards: number; cities: number | null; total: number; exact: boolean };
  deciding: boolean;
}

export interface FirstEmpiresView extends AnyView {
  game: 'first-empires';
  round: number;
  rounds: number;
  turn: number | null;
  starting_player: number;
  dice: { die: number; face: Colour | 'sword'; used: boolean }[];
  rerolls: number;
  movement: number;
  swords: number;
  map: string;
  regions: Region[];
  oceans: { ocean: string; borders: string[]; explorers: number }[];
  seats: Civilization[];
}

export type View = EmpiresEndView | FirstEmpiresView;

export interface Update {
  seat: number | null;
  ply: number;
  undos: number;
  version: number;
  from: number;
  events: GameEvent[];
  view: View;
  question: string;
  undo: { possible: boolean; plies: number; reason: string | null; seat: number | null } | null;
}

export interface Refused {
  code: string;
  message: string;
  lines?: string[];
  ply?: number;
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string | null;
  text: string;
  at: number;
}

export type Message =
  | ({ type: 'table' } & TableAbout)
  | ({ type: 'update' } & Update)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'ok'; id?: number }
  | { type: 'error'; id?: number; error: Refused }
  | { type: 'pong' };

/** A card, location, civilization or achievement in words. */
export interface Thing {
  slug: string;
  name: string;
  summary: string;
  lines: string[];
  data: Record<string, unknown>;
}

export interface Rule {
  id: string;
  chapter: string;
  title: string;
  text: string;
  ruling: string | null;
  ruleset: string | null;
}
