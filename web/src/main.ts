/** Starts the app: styles, settings, the language, then the first page. */

import './styles/index';

import { mount } from 'svelte';

import App from './App.svelte';
import { choose } from './carry/carrier';
import { keepSolo } from './carry/away.svelte';
import { network } from './carry/network';
import { askOffered, withSolo } from './games/offered.svelte';
import { followLinks, route } from './lib/route.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { meet } from './table/arriving.svelte';
import { speak } from './words/words.svelte';

keepSettings();
// Which of them it is, the build says: the other one is no part of it.
choose(import.meta.env.MODE === 'site' ? new (await import('./carry/alone')).Alone() : network);
followLinks();
// What fails here, the page tells.
const games = askOffered().catch(() => {});
const here = route();
// The first page's scripts come while the words do, not after them.
if (here.page === 'table') {
  meet(here.id);
  import('./table/TablePage.svelte').catch(() => {});
  await speak(settings.lang);
} else {
  if (here.page === 'lobby') import('./lobby/Home.svelte').catch(() => {});
  await Promise.all([speak(settings.lang), games]);
}
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.MODE !== 'site') {
  await games;
  // After what was wanted: it is much, and nobody waits for it.
  if (withSolo()) (window.requestIdleCallback ?? setTimeout)(() => void keepSolo().catch(() => {}));
} else void (await import('./carry/offline.svelte')).keepOffline();
