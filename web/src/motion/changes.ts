/** How it looks when something that is there breaks, is whole again, turns, comes or goes. */

import { never } from '../lib/never';
import { middle } from './arcs';
import { findAnchor } from './copies';
import { LASTS, type Change } from './motions';
import { at, piece, type Showing } from './pieces';

const SWING = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
/** Where a thing breaks, in parts of its width and height. */
const BREAK = '46% 0, 54% 22%, 42% 45%, 58% 68%, 48% 100%';
const HALVES = [
  { clip: `polygon(0 0, ${BREAK}, 0 100%)`, falls: 'translate(-16%, 34%) rotate(-12deg)' },
  { clip: `polygon(100% 0, ${BREAK}, 100% 100%)`, falls: 'translate(16%, 40%) rotate(14deg)' },
];

export function change(motion: Change, showing: Showing): void {
  const { run } = showing;
  const ms = motion.ms ?? LASTS[motion.kind];
  const now = findAnchor(motion.at);
  if (motion.kind === 'shake') {
    // What is held still shakes as it was.
    const shaken = run.held.get(motion.at)?.body ?? now;
    return shaken ? run.move(shaken, SWING, { ms, ease: 'linear' }) : undefined;
  }
  const old = run.letGo(motion.at);
  const gone = () => old && run.remove(old.root);
  const fades = (frames: Keyframe[], how = { ms }) =>
    old ? run.move(old.body, frames, how, gone) : undefined;
  switch (motion.kind) {
    case 'crack': {
      if (!old) break;
      const shake = LASTS.shake * (ms / LASTS.crack);
      for (const half of HALVES) {
        const root = old.root.cloneNode(true) as Element;
        run.add(root);
        // The way down to what was copied is the same in the copy.
        const body = innermost(root, old.root, old.body);
        run.move(body, SWING, { ms: shake, ease: 'linear' });
        body.style.clipPath = half.clip;
        const frames = [
          { transform: 'none', opacity: 1 },
          { opacity: 1, offset: 0.6 },
          { transform: half.falls, opacity: 0 },
        ];
        const how = { ms: ms - shake, ease: 'cubic-bezier(.5, 0, .9, .6)' };
        run.later(shake, () => run.move(body, frames, how, () => run.remove(root)));
      }
      gone();
      break;
    }
    case 'wipe':
      fades([{ clipPath: 'inset(0 0 0 0)' }, { clipPath: 'inset(0 0 100% 0)' }]);
      break;
    case 'pop':
      gone();
      if (now) {
        const frames = ['0.5', '1.12', '1'].map((scale) => ({ transform: `scale(${scale})` }));
        run.move(now, frames, { ms });
      }
      break;
    case 'flip': {
      const edge = (degrees: number) => ({
        transform: `perspective(60rem) rotateY(${degrees}deg)`,
      });
      fades([edge(0), edge(90)], { ms: ms / 2 });
      const after = old ? ms / 2 : 0;
      if (now) run.move(now, [edge(-90), edge(0)], { ms: ms - after, after });
      break;
    }
    case 'grey':
      fades([{ opacity: 1 }, { opacity: 0 }]);
      if (motion.art) turn(motion.art, motion.at, ms, showing);
      break;
    case 'drop':
      if (now) {
        gone();
        const above = { transform: 'translateY(-60%)', opacity: 0 };
        run.move(now, [above, {}], { ms });
      } else fades([{ opacity: 1 }, { transform: 'translateY(60%) rotate(4deg)', opacity: 0 }]);
      break;
    default:
      never(motion.kind);
  }
}

/** The part of a copy of a copy that stands where `part` stands in the first one. */
function innermost(copy: Element, first: Element, part: Element): HTMLElement {
  let [found, at] = [copy, first];
  while (at !== part) [found, at] = [found.firstElementChild!, at.firstElementChild!];
  return found as HTMLElement;
}

/** A small picture turns over the thing. */
function turn(name: string, key: string, ms: number, showing: Showing): void {
  const { run, boxes } = showing;
  const box = boxes.get(key);
  if (!box || !run.takesOff()) return;
  const node = piece(name, showing);
  run.add(node);
  const spot = middle(box);
  const frames = [
    { transform: at(spot, 'rotate(0deg)'), opacity: 1 },
    { transform: at(spot, 'rotate(180deg)'), opacity: 1, offset: 0.7 },
    { transform: at(spot, 'rotate(180deg)'), opacity: 0 },
  ];
  run.move(node, frames, { ms: ms * 2 }, () => run.landed(node));
}
