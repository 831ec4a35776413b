/** What part of the map is seen: zoomed by wheel, buttons, pinch and double tap, moved by dragging. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MOST = 4;
const STEP = 1.5;
/** Further than this, in pixels, and a press is a drag and no click. */
const STILL = 6;

export class Camera {
  /** How much larger than the whole it is, and the middle of what is seen as a share of the whole. */
  zoom = $state(1);
  x = $state(0.5);
  y = $state(0.5);
  private fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;
  private tapped = 0;

  constructor(private whole: () => Box) {}

  get box(): string {
    const { x, y, w, h } = this.whole();
    const wide = w / this.zoom;
    const high = h / this.zoom;
    return [x + this.x * w - wide / 2, y + this.y * h - high / 2, wide, high]
      .map((n) => n.toFixed(1))
      .join(' ');
  }

  get isClose(): boolean {
    return this.zoom > 1;
  }

  nearer(): void {
    this.to(this.zoom * STEP);
  }

  farther(): void {
    this.to(this.zoom / STEP);
  }

  /** Zoom so that a point (a share of what is seen) stays where it is. */
  to(zoom: number, px = 0.5, py = 0.5): void {
    const next = Math.min(MOST, Math.max(1, zoom));
    const room = 1 / this.zoom - 1 / next;
    this.zoom = next;
    this.look(this.x + (px - 0.5) * room, this.y + (py - 0.5) * room);
  }

  look(x: number, y: number): void {
    const edge = 0.5 / this.zoom;
    this.x = Math.min(1 - edge, Math.max(edge, x));
    this.y = Math.min(1 - edge, Math.max(edge, y));
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.shiftKey && !this.isClose && event.deltaY > 0) return;
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
    const { width, height } = (event.currentTarget as Element).getBoundingClientRect();
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      const [px, py] = shareOf({ ...middle(now, other), currentTarget: event.currentTarget });
      if (was) this.to((this.zoom * is) / was, px, py);
    } else if (this.isClose) {
      const { zoom } = this;
      this.look(
        this.x - (now.x - before.x) / width / zoom,
        this.y - (now.y - before.y) / height / zoom,
      );
    }
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    const tap = this.fingers.delete(event.pointerId) && !this.dragged && event.type === 'pointerup';
    if (!tap || event.pointerType !== 'touch') return;
    if (event.timeStamp - this.tapped < 300) {
      const [px, py] = shareOf(event);
      this.to(this.isClose ? 1 : 2.2, px, py);
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
