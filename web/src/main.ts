/** Starts the app: styles, settings, the language, then the first page. */

import './styles/index';

import { mount } from 'svelte';

import App from './App.svelte';
import { preload } from './games';
import { askOffered } from './games/offered.svelte';
import { followLinks, route } from './lib/route.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { speak } from './words/words.svelte';

keepSettings();
followLinks();
// What fails here, the page tells.
const games = askOffered().catch(() => {});
if (route().page === 'table') {
  // The table's scripts come while the words do, not after them.
  import('./table/TablePage.svelte').catch(() => {});
  preload();
  await speak(settings.lang);
} else await Promise.all([speak(settings.lang), games]);
mount(App, { target: document.getElementById('app')! });
