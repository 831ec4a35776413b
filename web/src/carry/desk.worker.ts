/** The worker: fetches Python, starts our program in it, and hands messages to and fro. */

import { nonce } from '../lib/random';
import type { ToPage, ToWorker } from './messages';
import { Parts } from './parts';
import { Shelf } from './shelf';

interface PyLine {
  say(text: string): void;
  hang_up(): void;
  destroy(): void;
}

/** `Office` of src/empires/solo/browser.py. */
interface Office {
  request(method: string, path: string, headers: object, body: string): Promise<PyAnswer>;
  open(table: string, post: (text: string) => void, closed: (code: number) => void): PyLine;
  heard(table: string): Promise<void>;
}

interface PyAnswer {
  toJs(): [number, string];
  destroy(): void;
}

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  runPython(code: string): unknown;
}

const post = (message: ToPage) => postMessage(message);
const lines = new Map<number, PyLine>();
let office: Promise<Office> | null = null;

/** Python's own loader fetches by address: what is here already is given to it in place of a file. */
function give(files: Record<string, Promise<ArrayBuffer>>): void {
  const outside = self.fetch.bind(self);
  self.fetch = async (asked, options) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    const name = Object.keys(files).find((each) => address.endsWith(`/${each}`));
    if (!name) return outside(asked, options);
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return new Response(await files[name], { headers: { 'content-type': type } });
  };
}

async function start(home: string, lang: string): Promise<Office> {
  const at = `${home}python/`;
  const parts = await Parts.fetch(at, (done, all) => post({ kind: 'loading', done, all }));
  give({
    'pyodide.asm.wasm': parts.get('pyodide.asm.wasm'),
    'stdlib.zip': parts.get('stdlib.zip'),
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${at}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  const [python, shelf] = await Promise.all([
    loadPyodide({ indexURL: at, stdLibURL: `${at}stdlib.zip` }),
    // A private window may have none: then games last as long as the page, and it says so.
    Shelf.open().catch(() => null),
  ]);
  Object.assign(self, { python }); // for whoever looks into the worker, as tests do
  for (const wheel of parts.wheels) python.unpackArchive(await parts.get(wheel), 'wheel');
  python.unpackArchive(await parts.get('lib.zip'), 'zip', { extractDir: '/lib/empires' });
  const made = python.runPython(
    "import sys; sys.path.append('/lib/empires'); from empires.solo.browser import Office; Office",
  ) as (rows: Shelf | null, lang: string) => Office;
  const opened = made(shelf, lang);
  if (shelf) {
    shelf.onheard = (table) => void opened.heard(table);
    shelf.onfull = (yes) => post({ kind: 'full', yes });
  }
  post({ kind: 'ready', keeps: shelf !== null });
  return opened;
}

async function answer(message: Extract<ToWorker, { kind: 'ask' }>): Promise<void> {
  const { number, path, sent } = message;
  const told = await (await office!).request(sent.method, path, sent.headers, sent.body ?? '');
  const [status, text] = told.toJs();
  told.destroy();
  post({ kind: 'answer', number, status, text });
}

async function open(line: number, table: string): Promise<void> {
  const opened = (await office!).open(
    table,
    (text) => post({ kind: 'said', line, text }),
    (code) => post({ kind: 'closed', line, code }),
  );
  lines.set(line, opened);
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    live();
    office = start(message.home, message.lang);
    await office;
  } else if (message.kind === 'ask') await answer(message);
  else if (message.kind === 'open') await open(message.line, message.table);
  else {
    await office;
    const line = lines.get(message.line);
    if (message.kind === 'say') line?.say(message.text);
    else {
      line?.hang_up();
      lines.delete(message.line);
    }
  }
}

/** Hold a lock for ever, so that the page learns when this worker is gone. */
function live(): void {
  const lock = `desk-${nonce()}`;
  void navigator.locks?.request(lock, () => {
    post({ kind: 'alive', lock });
    return new Promise(() => {});
  });
}

// Whatever goes wrong outside of Python, or with Python as a whole, cannot be mended here.
onmessage = (event: MessageEvent<ToWorker>) =>
  void hear(event.data).catch((error: unknown) =>
    post({ kind: 'failed', why: String(error).slice(-300) }),
  );
