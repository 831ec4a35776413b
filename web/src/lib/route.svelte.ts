/** Which page is shown: the path decides, and links within the app change it without loading. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; ply: number | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'credits' };

export function parse(path: string, hash: string, query: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 't' && second && third === 'replay') {
    const ply = new URLSearchParams(query).get('ply');
    return { page: 'replay', id: second, ply: ply === null ? null : Number(ply) };
  }
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: hash.slice(1) };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'credits') return { page: 'credits' };
  return { page: 'lobby' };
}

const here = () => parse(location.pathname, location.hash, location.search);

let current: Route = $state.raw(here());

export function route(): Route {
  return current;
}

export function go(to: string): void {
  history.pushState(null, '', to);
  current = here();
  scrollTo(0, 0);
}

/** Follows back, forward and every link to a page of ours. */
export function followLinks(): void {
  addEventListener('popstate', () => (current = here()));
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
