/** The lesson about First Empires, step by step. */

import type { Sign, Step } from '../games/page';
import { say } from '../words/words.svelte';
import MapPicture from './MapPicture.svelte';
import { SYMBOLS } from './region';

const part = (icon: string, phase: string): Sign => ({
  icon,
  words: () => say('fe-web-phase', { phase }),
});
const face = (name: string): Sign => ({
  icon: SYMBOLS[name]!,
  words: () => say('fe-face', { face: name }),
  die: name,
});
const source = (icon: string, name: string): Sign => ({
  icon,
  words: () => say('fe-web-source', { part: name }),
});
const TO: Sign = { icon: 'arrow' };
const PLUS: Sign = { icon: 'plus' };
const FACES = ['orange', 'blue', 'purple', 'green', 'yellow', 'sword'];

const step = (name: string, signs: Sign[]): Step => ({
  step: name,
  title: () => say('fe-web-step-title', { step: name }),
  text: () => say('fe-web-step', { step: name }),
  signs,
});
const onMap = (name: string): Step => ({ ...step(name, []), picture: MapPicture });

export const STEPS: Step[] = [
  onMap('world'),
  step('turn', [
    part('dice', 'dice'),
    TO,
    part('horse', 'movement'),
    TO,
    part('chart', 'progress'),
  ]),
  step('dice', FACES.map(face)),
  onMap('movement'),
  onMap('conquest'),
  step('progress', [
    face('green'),
    PLUS,
    { icon: 'map', words: () => say('fe-web-one-region') },
    TO,
    { icon: 'mountain', words: () => say('fe-web-track', { track: 'cards' }) },
  ]),
  step('cards', [
    { icon: 'cards', words: () => say('fe-web-achievements') },
    TO,
    { icon: 'star', words: () => say('fe-web-scored') },
  ]),
  step('finish', [
    source('chart', 'tracks'),
    PLUS,
    source('cards', 'cards'),
    PLUS,
    source('citytile', 'cities'),
  ]),
];
