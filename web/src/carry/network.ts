/** The way to a server: HTTP, and a web socket for each table. */

import { reached } from './away.svelte';
import type { Carrier, Line, Sent, Told } from './carrier';

/** What browsers call the end of a socket that nobody closed. */
const CUT = 1006;

class SocketLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  private readonly socket: WebSocket;

  constructor(table: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
    this.socket.onopen = () => {
      reached(true);
      this.onopen?.();
    };
    this.socket.onmessage = (event) => this.onmessage?.(event.data as string);
    this.socket.onclose = ({ code }) => {
      if (code === CUT) reached(false);
      this.onclose?.(code);
    };
  }

  send(text: string): boolean {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }

  close(): void {
    this.socket.close();
  }
}

export const network: Carrier = {
  isDistant: true,
  async ask(path: string, sent: Sent): Promise<Told> {
    const answer = await fetch(path, sent).catch((error: unknown) => {
      reached(false);
      throw error;
    });
    reached(true);
    return { status: answer.status, text: await answer.text() };
  },
  open: (table) => new SocketLine(table),
};
