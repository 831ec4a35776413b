/** Times as one says them: for how long, and on which day. */

import type { Lang } from '../generated/words';
import { say } from '../words/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long something has been so; both in seconds. */
export function lasting(since: number, now: number): string {
  const seconds = Math.max(0, now - since);
  if (seconds < MINUTE) return say('web-for-time', { unit: 'now', n: 0 });
  const [unit, length] =
    seconds < HOUR ? ['minute', MINUTE] : seconds < DAY ? ['hour', HOUR] : ['day', DAY];
  return say('web-for-time', { unit: unit as string, n: Math.floor(seconds / Number(length)) });
}

/** The day: today, a weekday of the last week, or a date. */
export function dayOf(at: number, now: number, lang: Lang): string {
  const date = new Date(at * 1000);
  const midnight = new Date(now * 1000).setHours(0, 0, 0, 0) / 1000;
  if (at >= midnight)
    return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(0, 'day');
  if (at >= midnight - 6 * DAY) return date.toLocaleDateString(lang, { weekday: 'long' });
  return date.toLocaleDateString(lang, { day: 'numeric', month: 'short' });
}
