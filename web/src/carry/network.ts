/** The way to a server: HTTP, and a web socket for each table. */

import type { Carrier, Line, Sent, Told } from './carrier';

class SocketLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  private readonly socket: WebSocket;

  constructor(table: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
    this.socket.onopen = () => this.onopen?.();
    this.socket.onmessage = (event) => this.onmessage?.(event.data as string);
    this.socket.onclose = (event) => this.onclose?.(event.code);
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
    const answer = await fetch(path, sent);
    return { status: answer.status, text: await answer.text() };
  },
  open: (table) => new SocketLine(table),
};
