/** What part of the map is seen: zoomed by wheel, buttons, pinch and double tap, moved by dragging. */

const MOST = 4;
const STEP = 1.5;
const NEAR = 2.2;
/** Further than this, in pixels, and a press is a drag and no click. */
const STILL = 6;
/** Up to so many times as wide as high, a window is a phone's. */
const NARROW = 1.2;
const GLIDE = 300;
/** Two taps within so many milliseconds are one double tap. */
const DOUBLE = 400;

type Place = [x: number, y: number];

export class Camera {
  /** How much larger than the whole it is, and the middle of what is seen. */
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  /** The size of the window on the map, in pixels. */
  private width = $state(1);
  private height = $state(1);
  private fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;
  private tapped = 0;
  private gliding = 0;
  /**
   * How often the window was framed anew, and what it looked at was lost; none before its size
   * is known, as there is nowhere to look.
   */
  framings = $state(0);

  constructor(private whole: () => [x: number, y: number, w: number, h: number]) {}

  /** Pixels to a unit of the map. */
  get scale(): number {
    const [, , w, h] = this.whole();
    return Math.min(this.width / w, this.height / h) * this.zoom;
  }

  get box(): string {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return [this.x - w / 2, this.y - h / 2, w, h].map((n) => n.toFixed(1)).join(' ');
  }

  get isClose(): boolean {
    return this.zoom > 1;
  }

  /**
   * The window has this size now. A phone's is filled to its height, also one that was turned;
   * any other shows the whole map.
   */
  frame(width: number, height: number): void {
    const [x, y, w, h] = this.whole();
    const fills = width < height * NARROW;
    const same = this.framings > 0 && fills === this.width < this.height * NARROW;
    [this.width, this.height] = [width, height];
    if (same) return this.look(this.x, this.y);
    this.zoom = fills ? Math.min(MOST, Math.max(1, height / h / (width / w))) : 1;
    this.look(x + w / 2, y + h / 2);
    this.framings += 1;
  }

  /** Know the size of the window, and hear its wheel; returns what ends it. */
  watch(svg: SVGSVGElement): () => void {
    const watcher = new ResizeObserver(() => this.frame(svg.clientWidth, svg.clientHeight));
    watcher.observe(svg);
    // A listener that may keep the page from scrolling has to say so itself.
    svg.addEventListener('wheel', this.wheel, { passive: false });
    return () => {
      watcher.disconnect();
      svg.removeEventListener('wheel', this.wheel);
    };
  }

  nearer(): void {
    this.to(this.zoom * STEP);
  }

  farther(): void {
    this.to(this.zoom / STEP);
  }

  /** From near to the whole, or back: what a tap on the small map does. */
  turn(): void {
    this.to(this.isClose ? 1 : NEAR);
  }

  /** Zoom so that a point (a share of what is seen) stays where it is. */
  to(zoom: number, px = 0.5, py = 0.5): void {
    const before = this.scale;
    this.zoom = Math.min(MOST, Math.max(1, zoom));
    const room = 1 / before - 1 / this.scale;
    this.look(this.x + (px - 0.5) * this.width * room, this.y + (py - 0.5) * this.height * room);
  }

  /** Nothing beyond the edges of the map is looked at, where it is larger than the window. */
  private look(px: number, py: number): void {
    const [x, y, w, h] = this.whole();
    const along = (at: number, from: number, size: number, seen: number) =>
      seen >= size
        ? from + size / 2
        : Math.min(from + size - seen / 2, Math.max(from + seen / 2, at));
    this.x = along(px, x, w, this.width / this.scale);
    this.y = along(py, y, h, this.height / this.scale);
  }

  /** Go where something is asked, but not under a finger. */
  glide(places: Place[], still: boolean): void {
    cancelAnimationFrame(this.gliding);
    if (!this.isClose || !places.length || this.fingers.size) return;
    const middle = (k: 0 | 1) =>
      (Math.min(...places.map((each) => each[k])) + Math.max(...places.map((each) => each[k]))) / 2;
    const [fx, fy, tx, ty] = [this.x, this.y, middle(0), middle(1)];
    if (still) return this.look(tx, ty);
    const begun = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - begun) / GLIDE);
      const eased = 1 - (1 - t) ** 3;
      this.look(fx + (tx - fx) * eased, fy + (ty - fy) * eased);
      if (t < 1 && !this.fingers.size) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const [px, py] = shareOf(event);
    this.to(this.zoom * (event.deltaY < 0 ? 1.2 : 1 / 1.2), px, py);
  };

  down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      const [px, py] = shareOf({ ...middle(now, other), currentTarget: event.currentTarget });
      if (was) this.to((this.zoom * is) / was, px, py);
    } else if (this.isClose) {
      this.look(this.x - (now.x - before.x) / this.scale, this.y - (now.y - before.y) / this.scale);
    }
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    const tap = this.fingers.delete(event.pointerId) && !this.dragged && event.type === 'pointerup';
    if (!tap || event.pointerType !== 'touch') return;
    if (event.timeStamp - this.tapped < DOUBLE) {
      const [px, py] = shareOf(event);
      this.to(this.isClose ? 1 : NEAR, px, py);
      this.tapped = 0;
    } else this.tapped = event.timeStamp;
  };

  /** Whether the press that ends now has moved the map, and so chooses nothing. */
  get dragged(): boolean {
    return this.moved > STILL;
  }
}

function middle(one: { x: number; y: number }, other: { x: number; y: number }) {
  return { clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 };
}

function shareOf(event: {
  clientX: number;
  clientY: number;
  currentTarget: EventTarget | null;
}): [number, number] {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
}
