/** Arrow keys in a grid of buttons: one of them is reached by Tab, the others from there. */

import type { Action } from 'svelte/action';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Buttons say where they are: data-cell="row,column". */
function where(cell: HTMLElement): [number, number] {
  const [row, column] = cell.dataset.cell!.split(',').map(Number);
  return [row!, column!];
}

export const arrows: Action<HTMLElement> = (grid) => {
  const cells = () => [...grid.querySelectorAll<HTMLElement>('[data-cell]')];

  function settle(): void {
    const all = cells();
    const at = all.find((cell) => cell.tabIndex === 0) ?? all[0];
    for (const cell of all) cell.tabIndex = cell === at ? 0 : -1;
  }

  function enter(event: FocusEvent): void {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (cell) for (const each of cells()) each.tabIndex = each === cell ? 0 : -1;
  }

  function key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (!step || !cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = beyond(cell, step, cells());
    event.preventDefault();
    next?.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(grid, { childList: true, subtree: true });
  settle();
  grid.addEventListener('focusin', enter);
  grid.addEventListener('keydown', key);
  return {
    destroy() {
      watcher.disconnect();
      grid.removeEventListener('focusin', enter);
      grid.removeEventListener('keydown', key);
    },
  };
};

/** The nearest one in that direction; across gaps, and straight on before aside. */
function beyond(
  cell: HTMLElement,
  [down, right]: [number, number],
  all: HTMLElement[],
): HTMLElement | undefined {
  const [row, column] = where(cell);
  const far = (each: HTMLElement): number => {
    const [r, c] = where(each);
    const along = (r - row) * down + (c - column) * right;
    const aside = Math.abs((r - row) * right) + Math.abs((c - column) * down);
    return along > 0 ? along + 10 * aside : Infinity;
  };
  const best = all.toSorted((a, b) => far(a) - far(b))[0];
  return best && far(best) < Infinity ? best : undefined;
}
