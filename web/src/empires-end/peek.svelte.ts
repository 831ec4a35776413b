/** The card that is explained beside the thing that the pointer, the focus or a finger is on. */

import type { Action } from 'svelte/action';

/** What is explained: a card or a location, and where it lies. */
export interface Peeked {
  slug: string;
  seat?: number;
  position?: number;
}

const HOVER = 250;
const HELD = 450;

let peeked: (Peeked & { at: HTMLElement }) | null = $state.raw(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function peekedAt(): (Peeked & { at: HTMLElement }) | null {
  return peeked;
}

export function unpeek(): void {
  clearTimeout(timer);
  peeked = null;
}

function after(ms: number, what: Peeked | null, at: HTMLElement): void {
  clearTimeout(timer);
  if (!what) return;
  timer = setTimeout(() => (peeked = { ...what, at }), ms);
}

/** Whether a finger asks for the first time: then the card is shown, and nothing else happens. */
export function firstTouch(event: MouseEvent, what: Peeked): boolean {
  const touched = (event as PointerEvent).pointerType === 'touch';
  const at = event.currentTarget as HTMLElement;
  if (!touched || peeked?.at === at) return false;
  clearTimeout(timer);
  peeked = { ...what, at };
  return true;
}

/** Explains what is given; nothing where the thing says it all itself. */
export const peek: Action<HTMLElement, Peeked | null> = (node, given) => {
  let what = given;
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') after(HOVER, what, node);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') unpeek();
    else clearTimeout(timer);
  };
  // Whoever clicks wants to see what that does.
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch') after(HELD, what, node);
    else unpeek();
  };
  const focus = () => {
    if (node.matches(':focus-visible')) after(HOVER, what, node);
  };
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', down);
  node.addEventListener('focus', focus);
  node.addEventListener('blur', unpeek);
  return {
    update: (next) => (what = next),
    destroy() {
      if (peeked?.at === node) unpeek();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', unpeek);
    },
  };
};
