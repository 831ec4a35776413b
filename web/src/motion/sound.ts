/** What is heard, made of tones and noise as it is needed. Nothing is heard unless it is switched on. */

import { settings } from '../lib/settings.svelte';
import { CUES, type Tone } from './cues';
import type { Cue } from './motions';

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function sound(cue: Cue): void {
  if (!settings.sound) return hush();
  try {
    audio ??= new AudioContext();
    // Browsers keep it still until somebody has clicked.
    void audio.resume().catch(() => {});
    for (const each of CUES[cue]) play(each, audio);
  } catch {
    // A machine without sound plays all the same.
  }
}

/** Give the machine's sound back. */
export function hush(): void {
  void audio?.close().catch(() => {});
  audio = noise = null;
}

function play({ wave, pitch: [from, to], at, lasts, loud }: Tone, audio: AudioContext): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  volume.connect(audio.destination);
  const [source, pitch] = wave === 'noise' ? hiss(audio, volume) : string(audio, wave, volume);
  pitch.setValueAtTime(from, start);
  if (to) pitch.exponentialRampToValueAtTime(to, start + lasts);
  source.onended = () => volume.disconnect();
  source.start(start);
  source.stop(start + lasts);
}

type Voice = [AudioScheduledSourceNode, AudioParam];

function string(audio: AudioContext, wave: OscillatorType, volume: AudioNode): Voice {
  const source = audio.createOscillator();
  source.type = wave;
  source.connect(volume);
  return [source, source.frequency];
}

function hiss(audio: AudioContext, volume: AudioNode): Voice {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  source.connect(filter).connect(volume);
  return [source, filter.frequency];
}
