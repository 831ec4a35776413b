/** What this reader prefers; kept in this browser. */

import type { Lang } from '../generated/words';

export interface Settings {
  lang: Lang;
  theme: 'system' | 'light' | 'dark';
  name: string;
  /** Which choices are sent only after Confirm. */
  confirming: 'always' | 'final' | 'never';
  /** How fast others' moves are shown. */
  pace: 'steps' | 'instantly';
  /** Whether a single legal choice is made without asking. */
  auto: boolean;
  sound: boolean;
  notify: boolean;
  textMode: boolean;
}

const KEY = 'empires.settings';

function preferred(): Lang {
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  lang: preferred(),
  theme: 'system',
  name: '',
  confirming: 'always',
  pace: 'steps',
  auto: true,
  sound: false,
  notify: false,
  textMode: false,
  ...kept(),
});

/** Keeps the settings and the page in step; returns what ends it. */
export function keepSettings(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const wanted = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    document.documentElement.dataset.theme = wanted;
  };
  dark.addEventListener('change', paint);
  const end = $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Private windows may keep nothing; the settings then last as long as the page.
      }
      document.documentElement.lang = settings.lang;
      paint();
    });
  });
  return () => {
    dark.removeEventListener('change', paint);
    end();
  };
}
