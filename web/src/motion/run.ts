/** One playing of beats: all that moves for it, and its end, which leaves nothing behind. */

import { type Box, type Copy } from './copies';

export const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** So many things fly at the same time; what would be more is left out. */
const MOST = 12;

export interface How {
  /** Milliseconds at normal pace. */
  ms: number;
  after?: number;
  ease?: string;
}

export class Run {
  over = false;
  /** Where things were before, by anchor. */
  readonly were = new Map<string, Box>();
  /** Pictures of what they looked like before. */
  readonly held = new Map<string, Copy>();
  /** What is there already, but not to be seen yet. */
  private veils = new Map<string, Animation>();
  private moving = new Set<Animation>();
  private nodes = new Set<Element>();
  private timers = new Map<ReturnType<typeof setTimeout>, () => void>();
  private flying = 0;

  constructor(
    readonly layer: HTMLElement,
    readonly tempo: number,
  ) {}

  /** Whether anything of it is still to be seen. */
  get glows(): boolean {
    return this.nodes.size > 0 || this.moving.size > 0;
  }

  add(node: Element): void {
    this.nodes.add(node);
    this.layer.append(node);
  }

  /** Take a picture away for good. */
  remove(node: Element): void {
    this.nodes.delete(node);
    node.remove();
  }

  /** Whether one more may fly. */
  takesOff(): boolean {
    return this.flying < MOST && ++this.flying > 0;
  }

  landed(node: Element): void {
    this.flying -= 1;
    this.remove(node);
  }

  /** Hide what has changed until its moment comes. */
  veil(key: string, node: Element): void {
    this.veils.set(key, node.animate({ opacity: [0, 0] }, { duration: 1e7 }));
  }

  /** Show it as it is now, and give away the picture of what it was. */
  letGo(key: string): Copy | null {
    this.veils.get(key)?.cancel();
    this.veils.delete(key);
    const copy = this.held.get(key) ?? null;
    this.held.delete(key);
    return copy;
  }

  /** Show it as it is now, and nothing of what it was. */
  drop(key: string): void {
    const copy = this.letGo(key);
    if (copy) this.remove(copy.root);
  }

  /** Move something; on the page it is afterwards as it was, a picture stays as it has become. */
  move(node: Element, frames: Keyframe[], { ms, after = 0, ease = EASE }: How, then?: () => void) {
    const animation = node.animate(frames, {
      duration: ms * this.tempo,
      delay: after * this.tempo,
      easing: ease,
      fill: this.layer.contains(node) ? 'both' : 'backwards',
    });
    this.moving.add(animation);
    animation.onfinish = () => {
      this.moving.delete(animation);
      then?.();
    };
  }

  /** Wait, in real milliseconds; the end ends all waiting. */
  wait(ms: number): Promise<void> {
    if (this.over || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, ms);
      this.timers.set(timer, resolve);
    });
  }

  /** Do something later, unless it is over by then. */
  later(ms: number, act: () => void): void {
    if (ms <= 0) act();
    else void this.wait(ms * this.tempo).then(() => this.over || act());
  }

  /** All beats are over: pictures go, what still glows or swings ends by itself. */
  settle(): void {
    for (const key of [...this.veils.keys(), ...this.held.keys()]) this.drop(key);
  }

  end(): void {
    this.over = true;
    this.settle();
    for (const animation of this.moving) animation.cancel();
    for (const node of this.nodes) node.remove();
    for (const [timer, resolve] of this.timers) {
      clearTimeout(timer);
      resolve();
    }
    this.moving.clear();
    this.nodes.clear();
    this.timers.clear();
  }
}
