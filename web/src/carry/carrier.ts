/** What carries requests and live tables: the network to a server, or messages to a worker of this page. */

export interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Told {
  status: number;
  text: string;
}

/** An open table; the same few things that a web socket has. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: ((code: number) => void) | null;
  /** Whether it could be sent. */
  send(text: string): boolean;
  close(): void;
}

export interface Carrier {
  /** Ask for a path of the API; what can't be reached at all is an error. */
  ask(path: string, sent: Sent): Promise<Told>;
  open(table: string): Line;
  /** Whether it can be lost while the page is there. */
  isDistant: boolean;
}

let chosen: Carrier | null = null;

/** Chosen once, before anything is asked. */
export function choose(carrier: Carrier): void {
  chosen = carrier;
}

export function carrier(): Carrier {
  if (!chosen) throw new Error('nothing carries yet');
  return chosen;
}
