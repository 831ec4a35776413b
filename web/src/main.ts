/** Starts the app: styles, settings, the language, then the first page. */

import './styles/index';

import { mount } from 'svelte';

import App from './App.svelte';
import { followLinks, route } from './lib/route.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { speak } from './words/words.svelte';

keepSettings();
followLinks();
// The table's script comes while the words do, not after them. What fails here, the page tells.
if (route().page === 'table') import('./table/TablePage.svelte').catch(() => {});
await speak(settings.lang);
mount(App, { target: document.getElementById('app')! });
