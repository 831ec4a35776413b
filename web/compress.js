/** Puts a gzip and a brotli twin beside every built file, so that the server never has to. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BUILT = '../src/empires/server/static';
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const twins = {
  '.gz': (data) => gzipSync(data, { level: 9 }),
  '.br': (data) => brotliCompressSync(data, BEST),
};

for (const name of readdirSync(BUILT, { recursive: true })) {
  // The replay that goes into a file of its own is never served.
  if (!/\.(js|css|svg|html)$/.test(name) || name.startsWith('film')) continue;
  const data = readFileSync(join(BUILT, name));
  for (const [ending, compress] of Object.entries(twins)) {
    writeFileSync(join(BUILT, name + ending), compress(data));
  }
}
