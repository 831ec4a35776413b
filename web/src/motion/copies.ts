/** Copies of what is on the page, to be moved about above it. They are only seen: nobody can touch, hear or find them. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What would name a thing a second time, or let it be reached. */
const NAMES = ['id', 'data-at', 'data-area', 'name', 'for', 'role', 'tabindex', 'aria-live'];

function unname(node: Element): void {
  for (const name of NAMES) node.removeAttribute(name);
}

export function findAnchor(key: string): Element | null {
  return document.querySelector(`[data-at="${CSS.escape(key)}"]`);
}

/** Where a thing is, seen from the corner of the layer; nothing is nowhere. */
export function boxOf(node: Element | null, origin: Box): Box | null {
  if (!node) return null;
  const { x, y, width, height } = node.getBoundingClientRect();
  return width && height ? { x: x - origin.x, y: y - origin.y, width, height } : null;
}

export function put(node: HTMLElement | SVGElement, box: Box): void {
  const { style } = node;
  style.position = 'absolute';
  style.inset = 'auto';
  style.left = `${box.x}px`;
  style.top = `${box.y}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
  style.margin = '0';
  style.boxSizing = 'border-box';
}

export interface Copy {
  /** What goes into the layer, and is taken out again. */
  root: Element;
  /** What is moved. */
  body: HTMLElement | SVGElement;
}

/**
 * A copy that looks like the original although it lies elsewhere: around it stand empty copies of
 * what surrounds the original, without boxes of their own, so that styles and colours reach it.
 */
export function copyOf(node: Element, box: Box, layer: Element): Copy {
  const drawn = node instanceof SVGElement ? node.ownerSVGElement : null;
  const body = drawn ? cutOut(node, drawn, box, layer) : (node.cloneNode(true) as HTMLElement);
  unname(body);
  for (const each of body.querySelectorAll('*')) unname(each);
  for (const image of body.querySelectorAll('img')) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
  put(body, box);
  let root: Element = body;
  const common = layer.parentElement?.contains(node) ? layer.parentElement : document.body;
  for (let at = (drawn ?? node).parentElement; at && at !== common; at = at.parentElement) {
    const shell = at.cloneNode(false) as HTMLElement;
    unname(shell);
    shell.style.display = 'contents';
    shell.append(root);
    root = shell;
  }
  return { root, body };
}

/** A part of a drawing, as a drawing of its own that shows just its box. */
function cutOut(node: Element, drawn: SVGSVGElement, box: Box, layer: Element): SVGSVGElement {
  const picture = drawn.cloneNode(false) as SVGSVGElement;
  const origin = layer.getBoundingClientRect();
  const back = drawn.getScreenCTM()?.inverse();
  const corner = (x: number, y: number) =>
    new DOMPoint(x + origin.x, y + origin.y).matrixTransform(back);
  const [from, to] = [corner(box.x, box.y), corner(box.x + box.width, box.y + box.height)];
  picture.setAttribute('viewBox', `${from.x} ${from.y} ${to.x - from.x} ${to.y - from.y}`);
  picture.setAttribute('preserveAspectRatio', 'none');
  let inner = node.cloneNode(true) as Element;
  for (let at = node.parentElement; at && at !== (drawn as Element); at = at.parentElement) {
    const shell = at.cloneNode(false) as Element;
    unname(shell);
    shell.append(inner);
    inner = shell;
  }
  picture.append(inner);
  picture.style.overflow = 'visible';
  return picture;
}
