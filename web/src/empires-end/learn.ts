/** The lesson about Empire's End, step by step. */

import type { Sign, Step, Worked, Words } from '../games/page';
import { say } from '../words/words.svelte';
import { artOf } from './art';

const kind = (name: string): Sign => ({
  icon: name,
  art: artOf(name),
  words: () => say(`ee-kind-${name}`),
});
const res = (name: string): Sign => ({
  icon: name,
  art: artOf(name),
  words: () => say(`ee-resource-${name}`),
});
const phase = (name: string): Sign => ({
  icon: `p-${name}`,
  words: () => say('ee-web-space', { name }),
});
const source = (icon: string, part: string): Sign => ({
  icon,
  words: () => say('ee-web-source', { part }),
});
const TO: Sign = { icon: 'arrow' };
const PLUS: Sign = { icon: 'plus' };

const step = (name: string, signs: Sign[]): Step => ({
  step: name,
  title: () => say('ee-web-step-title', { step: name }),
  text: () => say('ee-web-step', { step: name }),
  signs,
});

export const STEPS: Step[] = [
  step('aim', ['city', 'town', 'army', 'road', 'farm'].map(kind)),
  step('track', ['disaster', 'double', 'economy', 'industry', 'conflict'].map(phase)),
  step('disaster', [phase('disaster'), TO, ...['wheat', 'hammer', 'axe', 'coin'].map(res)]),
  step('innovation', [
    phase('disaster'),
    TO,
    { icon: 'farm', art: artOf('farm-ruin'), words: () => say('ee-web-destroyed') },
    PLUS,
    { icon: 'star', words: () => say('ee-web-hand-new') },
  ]),
  step('economy', [kind('farm'), TO, res('wheat'), kind('road'), res('wheat'), TO, res('hammer')]),
  step('industry', [
    res('hammer'),
    TO,
    { icon: 'cards', words: () => say('ee-web-build') },
    kind('town'),
  ]),
  step('conflict', [kind('army'), PLUS, res('axe'), PLUS, res('coin'), TO, phase('conflict')]),
  step('end', [
    source('p-end', 'track'),
    PLUS,
    source('city', 'locations'),
    PLUS,
    source('star', 'abilities'),
  ]),
];

const worked = (name: string, scenario: string, art: string): Worked => ({
  scenario,
  art: artOf(art),
  title: () => say('ee-web-worked-title', { worked: name }),
  text: () => say('ee-web-worked', { worked: name }),
});

export const WORKED: Worked[] = [
  worked('disaster', 'example-1-marcus-takes-the-fire', 'fire'),
  worked('conflict', 'example-3-marcus-outbids-aurelia', 'conflict'),
  worked('turn', 'example-4-free-build', 'town'),
];

export const TIPS: Words[] = ['pot', 'coins', 'row', 'place', 'conflict', 'rebuild'].map(
  (tip) => () => say('ee-web-advice', { tip }),
);
