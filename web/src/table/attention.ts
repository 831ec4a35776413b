/** Calls a player who looks elsewhere: a soft sound and a notification, where they are switched on. */

import { settings } from '../lib/settings.svelte';
import { sound } from '../motion/sound';

let called = false;

export function attention(mine: boolean, question: string): void {
  if (!mine) {
    called = false;
    return;
  }
  if (called) return;
  called = true;
  sound('your-move');
  if (settings.notify && document.hidden && 'Notification' in window) {
    if (Notification.permission === 'granted') new Notification('Empires', { body: question });
  }
}
