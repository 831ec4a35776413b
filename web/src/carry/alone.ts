/** No server: a worker of this page runs the same program, and what never changes lies beside the page. */

import { settings } from '../lib/settings.svelte';
import type { Carrier, Line, Sent, Told } from './carrier';
import { hold } from './elsewhere.svelte';
import { loading } from './loading.svelte';
import type { ToPage, ToWorker } from './messages';

/** Where the page's own files are. */
const HOME = new URL('.', location.href.split('#')[0]!).href;

/** What an answer says when there is something new: a game, first of all. */
const CREATED = 201;

class WorkerLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    private readonly number: number,
    private readonly post: (message: ToWorker) => void,
    private readonly release: () => void,
  ) {}

  send(text: string): boolean {
    this.post({ kind: 'say', line: this.number, text });
    return true;
  }

  /** It was closed at the other end. */
  ended(code: number): void {
    this.release();
    this.onclose?.(code);
  }

  close(): void {
    this.release();
    this.post({ kind: 'hang up', line: this.number });
  }
}

export class Alone implements Carrier {
  readonly isDistant = false;
  private readonly worker: Worker;
  private readonly lines = new Map<number, WorkerLine>();
  private readonly waiting = new Map<number, (told: Told) => void>();
  private number = 0;
  private written: Promise<Record<string, string>> | null = null;
  private isKept = false;

  constructor() {
    loading.ready = false;
    this.worker = new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = (event: MessageEvent<ToPage>) => this.hear(event.data);
    this.worker.onerror = (event) => this.end(event.message || 'worker');
    this.post({ kind: 'start', lang: settings.lang, home: HOME });
  }

  async ask(path: string, sent: Sent): Promise<Told> {
    const known =
      sent.method === 'GET' && path.startsWith('/api/games') && (await this.known(path));
    if (known) return { status: 200, text: known };
    return new Promise((resolve) => {
      this.number += 1;
      this.waiting.set(this.number, resolve);
      this.post({ kind: 'ask', number: this.number, path, sent });
    });
  }

  open(table: string): Line {
    this.number += 1;
    const line = new WorkerLine(this.number, (message) => this.post(message), hold(table));
    this.lines.set(this.number, line);
    this.post({ kind: 'open', line: this.number, table });
    // As a socket does: whoever opened it has to be able to listen first.
    queueMicrotask(() => line.onopen?.());
    return line;
  }

  /** A browser that is short of room drops what it was not asked to keep; asked as soon as there is something. */
  private keep(): void {
    if (this.isKept) return;
    this.isKept = true;
    void navigator.storage?.persist?.().catch(() => {});
  }

  /** What was answered when the page was built, if it was. */
  private async known(path: string): Promise<string | null> {
    this.written ??= fetch(`${HOME}answers/index.json`).then((found) => found.json());
    try {
      const name = (await this.written)[path];
      return name ? await (await fetch(`${HOME}answers/${name}`)).text() : null;
    } catch {
      this.written = null;
      return null;
    }
  }

  /** A browser that is short of memory ends a worker without a word; then its lock is free. */
  private watch(lock: string): void {
    void navigator.locks?.request(lock, () => this.end('worker'));
  }

  private end(why: string): void {
    if (loading.ready) loading.stopped = true;
    else loading.failed = why;
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: ToPage): void {
    if (message.kind === 'loading')
      Object.assign(loading, { done: message.done, all: message.all });
    else if (message.kind === 'full') loading.full = message.yes;
    else if (message.kind === 'alive') this.watch(message.lock);
    else if (message.kind === 'ready')
      Object.assign(loading, { ready: true, keeps: message.keeps });
    else if (message.kind === 'failed') this.end(message.why);
    else if (message.kind === 'answer') {
      if (message.status === CREATED) this.keep();
      this.waiting.get(message.number)?.({ status: message.status, text: message.text });
      this.waiting.delete(message.number);
    } else if (message.kind === 'said') this.lines.get(message.line)?.onmessage?.(message.text);
    else {
      this.lines.get(message.line)?.ended(message.code);
      this.lines.delete(message.line);
    }
  }
}
