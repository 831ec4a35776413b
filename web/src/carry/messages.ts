/** What a page and its worker say to each other. */

import type { Sent } from './carrier';

export type ToWorker =
  | { kind: 'start'; lang: string; home: string }
  | { kind: 'ask'; number: number; path: string; sent: Sent }
  | { kind: 'open'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hang up'; line: number };

export type ToPage =
  | { kind: 'loading'; done: number; all: number }
  | { kind: 'ready'; keeps: boolean }
  /** Whether the browser keeps what is written, when that has changed. */
  | { kind: 'full'; yes: boolean }
  /** A lock that the worker holds as long as it lives. */
  | { kind: 'alive'; lock: string }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; number: number; status: number; text: string }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number };
