/**
 * Compiles Python as Python itself does, with the very Python that the page will run: what it starts
 * with, and our own package. The results are zip files that hold no sources; they are stored in them
 * as they are, since they are compressed as a whole afterwards.
 *
 * node compile.mjs FOLDER: packs FOLDER/lib into FOLDER/lib.zip, and the standard library beside it.
 */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadPyodide } from 'pyodide';

const folder = process.argv[2];
const home = dirname(fileURLToPath(import.meta.resolve('pyodide/pyodide.asm.wasm')));
const here = dirname(fileURLToPath(import.meta.url));
// Where in a line something failed, nobody reads there; it would be a third of all bytes. Lines stay.
const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
pyodide.mountNodeFS('/built', folder);
pyodide.mountNodeFS('/home/pyodide/package', home);
pyodide.runPython(readFileSync(join(here, 'compile.py'), 'utf8'));
