/** The time as it goes by, for whatever is told in minutes; and times and spans in words. */

import { createSubscriber } from 'svelte/reactivity';

import { say } from '../words/words.svelte';
import { settings } from './settings.svelte';

const EVERY = 2000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const goesBy = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Seconds of this device's clock; whoever asks in an effect is told as time goes by. */
export function now(): number {
  goesBy();
  return Date.now() / 1000;
}

/** "40 s", "14 min", "3 h", "2 days". */
export function span(seconds: number): string {
  const tell = (unit: string, of: number) =>
    say('web-span', { unit, n: Math.max(0, Math.floor(seconds / of)) });
  if (seconds < MINUTE) return tell('seconds', 1);
  if (seconds < HOUR) return tell('minutes', MINUTE);
  return seconds < DAY ? tell('hours', HOUR) : tell('days', DAY);
}

/** The time of day, with the day before it if that is not today. */
export function clockTime(seconds: number): string {
  const at = new Date(seconds * 1000);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const isToday = at.toDateString() === new Date().toDateString();
  const parts = isToday ? time : ({ day: 'numeric', month: 'numeric', ...time } as const);
  return new Intl.DateTimeFormat(settings.lang, parts).format(at);
}
