/** Starts a replay that lies in the page itself: `empires replay RECORD --html` writes such pages. */

import './styles/index';

import { mount } from 'svelte';

import Page from './replay/FilmPage.svelte';
import { offer } from './games/offered.svelte';
import { know, knowRules } from './lib/content.svelte';
import type { FilmPage } from './generated/film';
import { keepSettings, settings } from './lib/settings.svelte';
import { speak } from './words/words.svelte';

const brought = JSON.parse(document.getElementById('film')!.textContent!) as FilmPage;
settings.lang = brought.lang;
offer([brought.game]);
keepSettings();
void speak(brought.lang).then(() => {
  const first = Object.values(brought.films)[0]!;
  know(first.game, first.content, brought.lang, brought.things);
  knowRules(first.game, brought.lang, brought.rules);
  mount(Page, { target: document.getElementById('app')!, props: { films: brought.films } });
});
