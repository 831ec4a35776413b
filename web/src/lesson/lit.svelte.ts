/** Where on the page things are that have a name there, followed while they move. */

import type { Box } from './placing';

const ROOM = 6;

function boxOf(thing: Element): Box | null {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  if (right - left < 1 || bottom - top < 1) return null;
  return { left: left - ROOM, top: top - ROOM, right: right + ROOM, bottom: bottom + ROOM };
}

function within(box: Box, frame: Box): Box | null {
  const cut = {
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  };
  return cut.right > cut.left && cut.bottom > cut.top ? cut : null;
}

export const found = (anchor: string) =>
  document.querySelector<HTMLElement>(`.stage [data-at="${anchor}"]`);

export class Lit {
  boxes: Box[] = $state.raw([]);
  /** What is free of bar and prompt. */
  frame: Box = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 });
  /** The prompt and what lies beside it: never in the dark. */
  bright: Box[] = $state.raw([]);

  /** Follows these things, until the answer is called. */
  follow(anchors: readonly string[]): () => void {
    let frame = 0;
    const look = () => {
      this.look(anchors);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }

  private look(anchors: readonly string[]): void {
    const felt = document.querySelector('.stage > .felt')?.getBoundingClientRect();
    if (!felt) return;
    const { left, top, right, bottom } = felt;
    const things = anchors.map((anchor) => found(anchor)).filter((each) => each !== null);
    const boxes = things.flatMap((thing) => {
      const box = boxOf(thing);
      // What is scrolled away in its frame is not seen.
      const seen = box && (thing.closest('.felt') ? within(box, felt) : box);
      return seen ? [seen] : [];
    });
    const around = [...document.querySelectorAll('#prompt, .stage > .tray')];
    const next = { boxes, frame: { left, top, right, bottom }, bright: around.flatMap(plain) };
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    this.boxes = next.boxes;
    this.frame = next.frame;
    this.bright = next.bright;
  }

  private get now() {
    return { boxes: this.boxes, frame: this.frame, bright: this.bright };
  }
}

function plain(thing: Element): Box[] {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return right > left && bottom > top ? [{ left, top, right, bottom }] : [];
}
