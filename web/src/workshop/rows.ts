/** The rows of a pack as the workshop lists them: cards, places, tracks, and what is known of each. */

import type { AnyControl, FormKind, FormValue, PackProblem, Room } from '../generated/workshop';

export type Path = (string | number)[];
export type Table = Record<string, unknown>;

export interface Row {
  kind: FormKind;
  path: Path;
  table: Table;
  /** What it is listed under. */
  group: string;
  /** How it is called in the list. */
  short: string;
}

export const PRINTED = 'printed';
export const RECONSTRUCTED = 'reconstructed';

export function at(data: unknown, path: readonly (string | number)[]): unknown {
  let found = data;
  for (const step of path) {
    if (found === null || typeof found !== 'object') return undefined;
    found = (found as Table)[step];
  }
  return found;
}

/** Every kind of row, those within others too. */
export const allKinds = (kinds: readonly FormKind[]): FormKind[] =>
  kinds.flatMap((kind) => [kind, ...allKinds(kind.inner)]);

/** Those of a table; cards that have titles of their own are called so, in that language. */
export function rowsOf(
  data: unknown,
  kinds: readonly FormKind[],
  wanted: string,
  lang = '',
): Row[] {
  return walk(data, kinds, [], '', lang).filter(({ kind }) => kind.table === wanted);
}

function walk(
  data: unknown,
  kinds: readonly FormKind[],
  above: Path,
  within: string,
  lang: string,
): Row[] {
  return kinds.flatMap((kind) => {
    const found = at(data, [kind.table]);
    const tables = kind.label.length ? (Array.isArray(found) ? found : []) : [found];
    return tables.flatMap((table: unknown, number) => {
      if (table === null || typeof table !== 'object') return [];
      const path = [...above, kind.table, ...(kind.label.length ? [number] : [])];
      const row = made(kind, path, table as Table, within, lang);
      return [row, ...walk(table, kind.inner, path, row.short, lang)];
    });
  });
}

function made(kind: FormKind, path: Path, table: Table, within: string, lang: string): Row {
  const own = kind.card ? table[lang] : undefined;
  if (typeof own === 'string' && own) return { kind, path, table, group: within, short: own };
  const parts = kind.label.map((key) => table[key]);
  const group = kind.group
    ? (kind.groups.find(({ value }) => value === table[kind.group])?.name ?? '')
    : within;
  const shown = kind.group ? parts.slice(1) : parts;
  const short = shown.map((part) => (Array.isArray(part) ? part : [part]).map(String));
  const said = short.map((names) => names.map(proper).join(' – ')).join(' ');
  return { kind, path, table, group, short: said || kind.title };
}

/** The lists of strings in what somebody may have written in any way. */
export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];

export const proper = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^\p{L}/u, (letter) => letter.toUpperCase());

export function titleOf({ kind, group, short }: Row): string {
  if (!kind.label.length) return kind.title;
  return kind.group ? `${group} ${short}` : kind.one ? `${kind.one} ${short}` : short;
}

/** A control that leaves the room which other values of its row ask for. */
export function bounded(control: AnyControl, table: Table): AnyControl {
  if (control.control !== 'whole') return control;
  const sizes = (rooms: readonly Room[], sign: number) =>
    rooms.flatMap(({ path, by }) => {
      const other = at(table, path);
      const spaces = typeof other === 'string' ? other.split(' ').filter(Boolean).length : other;
      return typeof spaces === 'number' ? [spaces + sign * by] : [];
    });
  const low = Math.max(control.low, ...sizes(control.above, 1));
  return {
    ...control,
    low,
    high: Math.max(low, Math.min(control.high, ...sizes(control.below, -1))),
  };
}

/** Where a value comes from. */
export function sourceOf({ kind, table }: Row, key: string): string {
  const source = table.source;
  if (typeof source === 'string') return source;
  return kind.loose ? '' : String(at(source, [key]) ?? '');
}

/** The source of a row's values after one of them, or all, got another. */
export function sourced(row: Row, keys: readonly string[], source: string): unknown {
  const known = row.table.source;
  if (row.kind.loose) return source;
  const values = row.kind.values.map(({ key }) => key);
  if (typeof known === 'string' && values.every((key) => keys.includes(key))) return source;
  return Object.fromEntries(
    values.map((key) => [key, keys.includes(key) ? source : sourceOf(row, key)]),
  );
}

export const isChecked = (row: Row): boolean =>
  row.kind.values.every(({ key }) => sourceOf(row, key) === PRINTED);

/** The least certain source of its values. */
export function worstOf(row: Row, sources: readonly string[]): string {
  const found = row.kind.values.map(({ key }) => sourceOf(row, key));
  return found.reduce(
    (a, b) => (sources.indexOf(a) > sources.indexOf(b) ? a : b),
    sources[0] ?? '',
  );
}

/** What a row says, without where that comes from and without the rows in it. */
export const said = ({ kind, table }: Row): string =>
  JSON.stringify(
    Object.entries(table)
      .filter(([key]) => key !== 'source' && !kind.inner.some((inner) => inner.table === key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Names and values of places change: then the order in the file tells which is which. What may be
 * missing has nothing but its name, and the maps have regions and borders of the same names.
 */
export function sameIn(standard: Row[], row: Row): Row | undefined {
  const near = standard.filter((other) => String(other.path.slice(0, -1)) === above(row));
  return (
    near.find((other) => titleOf(other) === titleOf(row)) ??
    (row.kind.loose ? undefined : near.find((other) => String(other.path) === String(row.path)))
  );
}

const above = (row: Row): string => String(row.path.slice(0, -1));

export const problemsAt = (problems: readonly PackProblem[], row: Row): PackProblem[] =>
  problems.filter((problem) => String(problem.row) === String(row.path));

/** How many problems lie in rows of a table. */
export const problemsIn = (problems: readonly PackProblem[], table: string): number =>
  problems.filter(({ row }) => row.findLast((step) => typeof step === 'string') === table).length;

/** Those of one value: its field, or something within it. */
export function problemsOf(problems: readonly PackProblem[], value: FormValue): PackProblem[] {
  const paths = [value.key, ...value.fields.map(({ path }) => path.join('.'))];
  return problems.filter(({ field }) =>
    paths.some(
      (path) => field === path || field.startsWith(`${path}.`) || field === `source.${path}`,
    ),
  );
}
