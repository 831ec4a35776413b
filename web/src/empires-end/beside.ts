/** Where something can lie beside a thing inside a frame without covering it. */

export interface Spot {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const GAP = 10;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Below it if there is room, else above, right or left of it: where the most of it is inside. */
export function beside(thing: Box, size: Size, frame: Box): Spot {
  const across = within(
    (thing.left + thing.right - size.width) / 2,
    frame.left + GAP,
    frame.right - size.width - GAP,
  );
  const along = within(
    (thing.top + thing.bottom - size.height) / 2,
    frame.top + GAP,
    frame.bottom - size.height - GAP,
  );
  const spots = [
    { left: across, top: thing.bottom + GAP },
    { left: across, top: thing.top - size.height - GAP },
    { left: thing.right + GAP, top: along },
    { left: thing.left - size.width - GAP, top: along },
  ];
  const outside = ({ left, top }: Spot) =>
    Math.max(0, frame.left - left, left + size.width - frame.right) +
    Math.max(0, frame.top - top, top + size.height - frame.bottom);
  return spots.reduce((best, spot) => (outside(spot) < outside(best) ? spot : best));
}
