/** What a motion is given, and the small pictures that fly. */

import type { Point } from './arcs';
import { put, type Box } from './copies';
import type { Run } from './run';

/** Where the anchors of a beat are, read before anything is written. */
export type Boxes = Map<string, Box | null>;

export interface Showing {
  run: Run;
  boxes: Boxes;
  /** The address of a picture; empty: there is none. */
  art: (name: string) => string;
  /** The size of 1rem. */
  rem: number;
}

/** A place, as a transform. */
export const at = ({ x, y }: Point, more = '') => `translate(${x}px, ${y}px) ${more}`;

/** What flies: its middle is at the corner of the layer until it is moved. */
export function piece(name: string, { art, rem }: Showing): HTMLElement {
  const address = art(name);
  const node = document.createElement(address ? 'img' : 'div');
  if (node instanceof HTMLImageElement) {
    node.src = address;
    node.alt = '';
  }
  node.className = address ? 'flight' : 'flight card-back';
  const [width, height] = address ? [2.8 * rem, 2.8 * rem] : [2.2 * rem, 3 * rem];
  put(node, { x: -width / 2, y: -height / 2, width, height });
  return node;
}
