/** Where the words of a step stand: beside what they speak of, and never over it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Between the words and what they speak of, and to the edge. */
export const GAP = 14;
export const EDGE = 8;

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The best place in the frame for something of that size: where it covers least of what is lit. */
export function placeFor(lit: Box[], size: Size, frame: Box): { left: number; top: number } {
  const { width, height } = size;
  const last = {
    left: Math.max(frame.left, frame.right - width - EDGE),
    top: Math.max(frame.top, frame.bottom - height - EDGE),
  };
  const into = (left: number, top: number) => ({
    left: Math.min(Math.max(left, frame.left + EDGE), last.left),
    top: Math.min(Math.max(top, frame.top + EDGE), last.top),
  });
  const middle = into(
    (frame.left + frame.right - width) / 2,
    (frame.top + frame.bottom - height) / 2,
  );
  if (!lit.length) return middle;
  const all = around(lit);
  const across = all.left + widthOf(all) / 2 - width / 2;
  const along = all.top + heightOf(all) / 2 - height / 2;
  const places = [
    into(all.right + GAP, along),
    into(all.left - GAP - width, along),
    into(across, all.bottom + GAP),
    into(across, all.top - GAP - height),
    into(frame.left, frame.top),
    into(frame.right, frame.top),
    into(frame.left, frame.bottom),
    into(frame.right, frame.bottom),
    middle,
  ];
  const covered = places.map(({ left, top }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    return lit.reduce((sum, each) => sum + overlap(box, each), 0);
  });
  return places[covered.indexOf(Math.min(...covered))]!;
}
