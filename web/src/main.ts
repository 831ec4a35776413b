/** Starts the app: styles, settings, the language, then the first page. */

import './styles/index';

import { mount } from 'svelte';

import App from './App.svelte';
import { followLinks } from './lib/route.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { speak } from './words/words.svelte';

keepSettings();
followLinks();
await speak(settings.lang);
mount(App, { target: document.getElementById('app')! });
