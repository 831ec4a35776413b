/** The way to a server: HTTP, and a web socket for each table. */

import { reached } from './away.svelte';
import type { Carrier, Line, Sent, Told } from './carrier';
import { Heartbeat } from './heartbeat';

/** What browsers call the end of a socket that nobody closed. */
const CUT = 1006;

class SocketLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  private readonly socket: WebSocket;
  private readonly heart = new Heartbeat(
    () => void this.send('{"type":"ping"}'),
    () => this.cut(),
  );

  constructor(table: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
    this.socket.onopen = () => {
      reached(true);
      this.onopen?.();
    };
    this.socket.onmessage = (event) => {
      this.heart.heard();
      this.onmessage?.(event.data as string);
    };
    this.socket.onclose = ({ code }) => {
      this.heart.stop();
      if (code === CUT) reached(false);
      this.onclose?.(code);
    };
    this.heart.begin();
  }

  send(text: string): boolean {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }

  close(): void {
    this.heart.stop();
    this.socket.close();
  }

  /** Nobody answers: the browser would wait for minutes until it says so. */
  private cut(): void {
    this.socket.onmessage = this.socket.onclose = null;
    this.close();
    this.onclose?.(CUT);
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
