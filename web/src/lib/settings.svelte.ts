/** What this reader prefers; kept in this browser. */

import type { Lang } from '../generated/words';
import { paceOf, type Pace } from './pace';

export interface Settings {
  lang: Lang;
  theme: 'system' | 'light' | 'dark';
  name: string;
  /** Which choices are sent only after Confirm. */
  confirming: 'always' | 'final' | 'never';
  /** How fast others' moves are shown. */
  pace: Pace;
  /** Whether things may move: as the system says, or not at all. */
  motion: 'system' | 'reduced';
  /** Whether a single legal choice is made without asking. */
  auto: boolean;
  /** Whether something new is explained when it is first met. */
  tips: boolean;
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
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return found.pace ? { ...found, pace: paceOf(found.pace) } : found;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  lang: preferred(),
  theme: 'system',
  name: '',
  confirming: 'always',
  pace: 'normal',
  motion: 'system',
  auto: true,
  tips: false,
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
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const calm = () => {
    const reduced = settings.motion === 'reduced' || still.matches;
    document.documentElement.dataset.motion = reduced ? 'reduced' : 'full';
  };
  dark.addEventListener('change', paint);
  still.addEventListener('change', calm);
  const end = $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Private windows may keep nothing; the settings then last as long as the page.
      }
      document.documentElement.lang = settings.lang;
      paint();
      calm();
    });
  });
  return () => {
    dark.removeEventListener('change', paint);
    still.removeEventListener('change', calm);
    end();
  };
}
