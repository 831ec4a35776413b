/** The last step of the site: a service worker that knows every file of this version. node finish.mjs SITE */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = process.argv[2];
const here = dirname(fileURLToPath(import.meta.url));
const named = (name) => name.split('\\').join('/');
const files = readdirSync(site, { recursive: true })
  .map(named)
  .filter((name) => statSync(join(site, name)).isFile() && name !== 'sw.js')
  .sort();
const whole = createHash('sha256');
for (const name of files) whole.update(name).update(readFileSync(join(site, name)));
const version = whole.digest('hex').slice(0, 12);
const listed = files.map((name) => ({
  file: name === 'index.html' ? './' : name,
  same: name.startsWith('assets/') || name.endsWith('.gz'),
}));
const worker = readFileSync(join(here, 'sw.js'), 'utf8')
  .replace("const VERSION = '';", `const VERSION = '${version}';`)
  .replace('const FILES = [];', `const FILES = ${JSON.stringify(listed)};`);
writeFileSync(join(site, 'sw.js'), worker);
