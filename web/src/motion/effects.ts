/** How each kind of motion looks. Only transform, opacity and clip-path change. */

import { never } from '../lib/never';
import { arc, arcPath, middle, type Point } from './arcs';
import { change } from './changes';
import { findAnchor, put, type Box } from './copies';
import { APART, LASTS, type Cross, type Fly, type Motion, type Roll } from './motions';
import { at, piece, type Showing } from './pieces';
import type { Run } from './run';

/** How long a way stays to be seen, and an outline. */
const TRAIL = 1500;
export const OUTLINE = 2000;

export function perform(motion: Motion, showing: Showing): void {
  switch (motion.kind) {
    case 'fly':
      return fly(motion, showing);
    case 'cross':
      return cross(motion, showing);
    case 'shrink':
      return shrink(motion.from, motion.to, motion.ms ?? LASTS.shrink, showing);
    case 'number':
      return roll(motion, showing);
    case 'light':
      return light(motion.at, motion.ms ?? LASTS.light, showing);
    case 'crack':
    case 'wipe':
    case 'shake':
    case 'pop':
    case 'flip':
    case 'grey':
    case 'drop':
      return change(motion, showing);
    default:
      return never(motion);
  }
}

/** Something leaves where it was before and comes to where it is now. */
function way(from: string, to: string, { run, boxes }: Showing): [Box, Box] | null {
  const start = run.were.get(from) ?? boxes.get(from);
  const goal = boxes.get(to) ?? run.were.get(to);
  return start && goal ? [start, goal] : null;
}

function fly(motion: Fly, showing: Showing): void {
  const { run } = showing;
  const found = way(motion.from, motion.to, showing);
  if (!found) return;
  const [from, to] = found.map(middle) as [Point, Point];
  const ms = motion.ms ?? LASTS.fly;
  const points = arc(from, to);
  for (let i = 0; i < (motion.n ?? 1) && run.takesOff(); i++) {
    const node = piece(motion.art, showing);
    run.add(node);
    const frames = points.map((point, step): Keyframe => {
      const part = step / (points.length - 1);
      return { transform: at(point, `scale(${0.75 + Math.sin(Math.PI * part) * 0.45})`) };
    });
    Object.assign(frames[0]!, { opacity: 0.2 });
    Object.assign(frames[1]!, { opacity: 1 });
    run.move(node, frames, { ms, after: i * APART }, () => run.landed(node));
  }
  if (motion.trail) trail(from, to, motion.trail, run);
}

function trail(from: Point, to: Point, mark: number, run: Run): void {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('class', `trail s${mark}`);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', arcPath(from, to));
  picture.append(path);
  run.add(picture);
  const frames = [0, 0.9, 0.9, 0].map((opacity, i) => ({ opacity, offset: [0, 0.16, 0.7, 1][i]! }));
  run.move(picture, frames, { ms: TRAIL / run.tempo, ease: 'linear' }, () => run.remove(picture));
}

/** Both lift, pass each other on two arcs, and land. */
function cross({ one, other, ms = LASTS.cross }: Cross, { run, boxes }: Showing): void {
  const pair = [one, other].map((key) => ({ box: run.were.get(key), copy: run.held.get(key) }));
  for (const [i, { box, copy }] of pair.entries()) {
    const goal = pair[1 - i]!.box ?? boxes.get(i ? one : other);
    if (!box || !goal || !copy) continue;
    const to = { x: goal.x - box.x, y: goal.y - box.y };
    const points = arc({ x: 0, y: 0 }, to, i ? -1 : 1);
    const frames = points.map((point, step) => {
      const lift = 1 + Math.sin((Math.PI * step) / (points.length - 1)) * 0.1;
      return { transform: at(point, `scale(${lift})`) };
    });
    copy.root.parentElement?.append(copy.root);
    run.move(copy.body, frames, { ms, ease: 'cubic-bezier(.45, .05, .25, 1)' }, () =>
      run.drop(i ? other : one),
    );
  }
}

function shrink(from: string, to: string, ms: number, showing: Showing): void {
  const { run } = showing;
  const found = way(from, to, showing);
  const copy = run.held.get(from);
  const lands = () => {
    for (const key of [from, to]) run.drop(key);
  };
  if (!found || !copy) return lands();
  const [start, goal] = found;
  const scale = Math.min(goal.width / start.width, goal.height / start.height);
  copy.body.style.transformOrigin = '0 0';
  copy.root.parentElement?.append(copy.root);
  const end = {
    x: goal.x - start.x + (goal.width - start.width * scale) / 2,
    y: goal.y - start.y + (goal.height - start.height * scale) / 2,
  };
  const frames = arc({ x: 0, y: 0 }, end).map((point, step, all) => {
    const part = step / (all.length - 1);
    return { transform: at(point, `scale(${1 + (scale - 1) * part})`) };
  });
  run.move(copy.body, frames, { ms }, lands);
}

function roll({ at: key, by, ms = LASTS.number }: Roll, { run, boxes, rem }: Showing): void {
  const old = run.letGo(key);
  const now = findAnchor(key);
  const rolls = { ms: ms / 2 };
  const [away, come] = by < 0 ? ['60%', '-60%'] : ['-60%', '60%'];
  if (old) {
    const frames = [{ opacity: 1 }, { transform: `translateY(${away})`, opacity: 0 }];
    run.move(old.body, frames, rolls, () => run.remove(old.root));
  }
  if (now) run.move(now, [{ transform: `translateY(${come})`, opacity: 0 }, {}], rolls);
  const box = boxes.get(key) ?? run.were.get(key);
  if (!box || !by) return;
  const float = document.createElement('div');
  float.className = by < 0 ? 'float less' : 'float';
  float.textContent = by < 0 ? `−${-by}` : `+${by}`;
  put(float, box);
  run.add(float);
  const rise = (part: number) => ({ transform: at({ x: 0, y: -part * 2.6 * rem }) });
  const frames = [
    { ...rise(0.3), opacity: 0 },
    { ...rise(0.6), opacity: 1, offset: 0.3 },
    { ...rise(0.8), opacity: 1, offset: 0.75 },
    { ...rise(1), opacity: 0 },
  ];
  run.move(float, frames, { ms: ms * 1.5 }, () => run.remove(float));
}

export function light(key: string, ms: number, { run, boxes }: Showing): void {
  const box = boxes.get(key);
  if (!box) return;
  const node = document.createElement('div');
  node.className = 'light';
  put(node, box);
  run.add(node);
  run.move(node, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { ms }, () =>
    run.remove(node),
  );
}
