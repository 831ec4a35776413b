/** Starts a replay that lies in the page itself: `empires replay RECORD --html` writes such pages. */

import './styles/index';

import { mount } from 'svelte';

import FilmPage from './replay/FilmPage.svelte';
import { know, knowRules, type Book } from './lib/content.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import type { Lang, Thing } from './lib/types';
import type { Film } from './replay/film';
import { speak } from './words/words.svelte';

interface Brought {
  lang: Lang;
  things: Thing[];
  rules: Book;
  films: Record<string, Film>;
}

const brought = JSON.parse(document.getElementById('film')!.textContent!) as Brought;
settings.lang = brought.lang;
keepSettings();
void speak(brought.lang).then(() => {
  const first = Object.values(brought.films)[0]!;
  know(first.game, first.content, brought.lang, brought.things);
  knowRules(first.game, brought.lang, brought.rules);
  mount(FilmPage, { target: document.getElementById('app')!, props: { films: brought.films } });
});
