/** Hours in which nobody wants to be told anything, by the clock of this device. */

import type { Quiet } from '../generated/notices';

export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Where this device is: the zone for summer time, the minutes for servers that don't know it. */
export function here(now = new Date()): { offset: number; zone: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { offset: -now.getTimezoneOffset(), zone: timeZone };
}

/** What is usual: the night. */
export function night(): Quiet {
  return { from: 22, to: 7, ...here() };
}

/** The hours to speak of: those that are set, or would be. */
export function dayOrNight(quiet: Quiet | null): { from: number; to: number } {
  const { from, to } = quiet ?? night();
  return { from, to };
}
