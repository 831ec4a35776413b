/** Which page is shown: the path decides, and links within the app change it without loading. */

import { SOLO } from '../carry/away.svelte';
import { parse, type Route } from './addresses';

/** Where nobody answers for paths, they stand behind the #. */
const BEHIND = import.meta.env.MODE === 'site';

function here(): Route {
  const at = BEHIND ? new URL(location.hash.slice(1) || '/', location.origin) : location;
  return parse(at.pathname, at.hash, at.search);
}

/** Where a path of ours is found, as a browser needs it. */
export function address(path: string): string {
  return BEHIND ? `${location.href.split('#')[0]}#${path}` : new URL(path, location.origin).href;
}

let current: Route = $state.raw(here());

export function route(): Route {
  return current;
}

export function go(to: string): void {
  history.pushState(null, '', address(to));
  current = here();
  scrollTo(0, 0);
}

/** The same in place of where we are, so that going back leads to before. */
export function replace(to: string): void {
  history.replaceState(null, '', address(to));
  current = here();
}

/** Follows back, forward and every link to a page of ours. */
export function followLinks(): void {
  addEventListener('popstate', () => (current = here()));
  if (BEHIND) {
    // What opens in another tab, or is copied, has to be whole before it is pressed.
    for (const before of ['pointerdown', 'focusin']) addEventListener(before, complete, true);
  }
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (BEHIND && link.origin === location.origin && link.hash.startsWith('#/') && !link.target) {
      event.preventDefault();
      go(link.hash.slice(1));
      return;
    }
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (['/api/', SOLO].some((other) => link.pathname.startsWith(other))) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function complete(event: Event): void {
  const link = (event.target as Element).closest?.('a');
  const path = link?.getAttribute('href');
  if (link && path?.startsWith('/')) link.href = address(path);
}
