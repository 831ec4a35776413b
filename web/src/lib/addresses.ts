/** The addresses of the app, and which page each of them is. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; ply: number | null; eyes: string }
  | { page: 'review'; id: string; ply: number | null; seat: number | null; what: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; again: boolean }
  | { page: 'worked'; game: string; scenario: string }
  | { page: 'mine'; code: string }
  | { page: 'record'; packed: string; ply: number | null; what: string }
  | { page: 'workshop'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'credits' }
  | { page: 'nowhere' };

export function parse(path: string, hash: string, query: string): Route {
  const [first, second, third, ...more] = parts(path);
  if (more.length) return { page: 'nowhere' };
  if (first === 't' && second && third === 'replay') {
    return { page: 'replay', id: second, ply: plyIn(query), eyes: textIn(query, 'eyes') };
  }
  if (first === 't' && second && third === 'review') {
    const what = textIn(query, 'what');
    return { page: 'review', id: second, ply: plyIn(query), seat: numberIn(query, 'seat'), what };
  }
  if (first === 'learn' && second && third) {
    return { page: 'worked', game: second, scenario: third };
  }
  if (third) return { page: 'nowhere' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: hash.slice(1) };
  if (first === 'lesson' && second) {
    return { page: 'lesson', game: second, again: new URLSearchParams(query).has('again') };
  }
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'workshop' && second) return { page: 'workshop', game: second };
  if (first === 'puzzles') return second ? { page: 'puzzle', id: second } : { page: 'puzzles' };
  if (second) return { page: 'nowhere' };
  if (first === 'record') {
    const what = textIn(query, 'what');
    return { page: 'record', packed: hash.slice(1), ply: plyIn(query), what };
  }
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? '';
  if (first === 'mine' || (!first && code)) return { page: 'mine', code };
  if (first === undefined) return { page: 'lobby' };
  if (first === 'new' || first === 'credits') return { page: first };
  return { page: 'nowhere' };
}

const plyIn = (query: string) => numberIn(query, 'ply');

function numberIn(query: string, name: string): number | null {
  const found = new URLSearchParams(query).get(name);
  return found === null ? null : Number(found);
}

function textIn(query: string, name: string): string {
  return new URLSearchParams(query).get(name) ?? '';
}

function parts(path: string): (string | undefined)[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['%']; // what nobody can read leads nowhere
  }
}
