/** Calls a player who looks elsewhere: a soft sound and a notification, where they are switched on. */

import { settings } from '../lib/settings.svelte';

let called = false;

export function attention(mine: boolean, question: string): void {
  if (!mine) {
    called = false;
    return;
  }
  if (called) return;
  called = true;
  if (settings.sound) chime();
  if (settings.notify && document.hidden && 'Notification' in window) {
    if (Notification.permission === 'granted') new Notification('Empires', { body: question });
  }
}

function chime(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = 587;
  loudness.gain.setValueAtTime(0.08, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
  tone.onended = () => void audio.close();
}
