/** The lesson about First Empires, step by step. */

import type { Sign, Step, Worked, Words } from '../games/page';
import { say } from '../words/words.svelte';
import { artOf } from './art';
import MapPicture from './MapPicture.svelte';
import { SYMBOLS } from './region';

const part = (icon: string, phase: string): Sign => ({
  icon,
  words: () => say('fe-web-phase', { phase }),
});
const face = (name: string): Sign => ({
  icon: SYMBOLS[name]!,
  art: artOf(`die-${name}`),
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

const worked = (name: string, scenario: string, art: string): Worked => ({
  scenario,
  art: artOf(art),
  title: () => say('fe-web-worked-title', { worked: name }),
  text: () => say('fe-web-worked', { worked: name }),
});

export const WORKED: Worked[] = [
  worked('dice', 'example-1-carmen-rolls-again', 'die-blue'),
  worked('conquest', 'example-2-carmen-takes-rus', 'explorer-1'),
  worked('progress', 'example-3-carmen-turns-a-die', 'track-orange'),
];

export const TIPS: Words[] = ['colours', 'early', 'swords', 'guard', 'cards', 'last'].map(
  (tip) => () => say('fe-web-advice', { tip }),
);
