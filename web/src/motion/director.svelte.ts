/**
 * Shows on the page what has happened. The new state is put on the table at once; what is to be seen moving is held
 * back by pictures of how it was, and let go beat by beat. So to skip means to take the pictures away.
 */

import { settings } from '../lib/settings.svelte';
import { boxOf, copyOf, findAnchor } from './copies';
import { light, OUTLINE, perform } from './effects';
import { anchorsOf, changedBy, heldBy, lengthOf, starts, type Beat } from './motions';
import type { Boxes } from './pieces';
import { Run } from './run';
import { sound } from './sound';

/** So many outlines at once are as many as anybody can look at. */
const MOST_LIGHTS = 12;

export class Director {
  /** Whether something moves, or is about to. */
  busy = $state(false);

  private layer: HTMLElement | null = null;
  private run: Run | null = null;
  private beats: Beat[] = [];
  /** What was played before and still glows. */
  private past: Run[] = [];

  constructor(
    /** The address of a picture by its name. */
    private art: (name: string) => string,
  ) {}

  /** Draw into this layer; returns what ends it. */
  draw(layer: HTMLElement): () => void {
    this.layer = layer;
    const skip = () => this.skip();
    document.addEventListener('visibilitychange', skip);
    addEventListener('resize', skip);
    return () => {
      document.removeEventListener('visibilitychange', skip);
      removeEventListener('resize', skip);
      this.skip();
      this.layer = null;
    };
  }

  /** Hold what these beats are going to change, before it changes. `tempo` stretches time; 0: nothing moves. */
  before(beats: Beat[], tempo = 1): void {
    this.stop();
    if (!this.layer || document.hidden || tempo <= 0 || !beats.length) return;
    this.beats = beats;
    this.run = new Run(this.layer, tempo);
    this.busy = true;
    if (!isReduced()) this.hold(this.run, this.layer);
  }

  /** Let go what is held, beat by beat, once the page shows what is. */
  async play(): Promise<void> {
    const { run, beats, layer } = this;
    if (!run || !layer) return;
    if (isReduced()) this.outline(run, layer);
    else await this.perform(run, beats, layer);
    if (this.run !== run) return;
    run.settle();
    this.past = [...this.past.filter((each) => each.glows), run];
    this.run = null;
    this.busy = false;
  }

  /** Be at the end of it, now. */
  skip(): void {
    this.stop();
    for (const each of this.past) each.end();
    this.past = [];
  }

  private stop(): void {
    this.run?.end();
    this.run = null;
    this.busy = false;
  }

  private hold(run: Run, layer: HTMLElement): void {
    const motions = this.beats.flatMap((beat) => beat.motions);
    const origin = layer.getBoundingClientRect();
    const nodes = new Map<string, Element>();
    for (const key of new Set(motions.flatMap(anchorsOf))) {
      const node = findAnchor(key);
      const box = boxOf(node, origin);
      if (!node || !box) continue;
      nodes.set(key, node);
      run.were.set(key, box);
    }
    for (const key of new Set(motions.flatMap(heldBy))) {
      const node = nodes.get(key);
      if (node) run.held.set(key, copyOf(node, run.were.get(key)!, layer));
    }
    // All at once, after all is measured: what is put in between has the page laid out anew.
    for (const { root } of run.held.values()) run.add(root);
  }

  private async perform(run: Run, beats: Beat[], layer: HTMLElement): Promise<void> {
    for (const key of new Set(beats.flatMap(({ motions }) => motions.flatMap(heldBy)))) {
      const node = findAnchor(key);
      if (node) run.veil(key, node);
    }
    const { art } = this;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const begun = performance.now();
    const until = (ms: number) => run.wait(begun + ms * run.tempo - performance.now());
    const begins = starts(beats);
    for (const [at, { motions, cue }] of beats.entries()) {
      await until(begins[at]!);
      if (run.over) return;
      if (cue) sound(cue);
      const showing = { run, art, rem, boxes: boxesOf(motions.flatMap(anchorsOf), layer) };
      for (const motion of motions) {
        run.later(motion.after ?? 0, () => perform(motion, showing));
      }
    }
    await until(lengthOf(beats));
  }

  /** Nothing moves, and nothing is lost: what has changed is outlined. */
  private outline(run: Run, layer: HTMLElement): void {
    const keys = [...new Set(this.beats.flatMap(({ motions }) => motions.flatMap(changedBy)))];
    const boxes = boxesOf(keys, layer);
    const showing = { run, boxes, art: this.art, rem: 0 };
    for (const key of keys.slice(0, MOST_LIGHTS)) light(key, OUTLINE / run.tempo, showing);
    for (const { cue } of this.beats.filter((beat) => beat.cue).slice(0, 1)) sound(cue!);
  }
}

function boxesOf(keys: string[], layer: HTMLElement): Boxes {
  const origin = layer.getBoundingClientRect();
  return new Map(keys.map((key) => [key, boxOf(findAnchor(key), origin)]));
}

/** Whether this reader wants nothing to move. */
export function isReduced(): boolean {
  return settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
