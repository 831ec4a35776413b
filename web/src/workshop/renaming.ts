/** A row gets another name: whatever refers to it by its name follows, as far as that is clear. */

import type { Edit, FormField, FormKind } from '../generated/workshop';
import { allKinds, at, rowsOf, strings, type Path, type Row } from './rows';

interface Reference {
  path: Path;
  value: unknown;
  /** What its names are names of. */
  rows: string;
}

/** What a change of this value of a row changes elsewhere. */
export function following(
  data: unknown,
  kinds: readonly FormKind[],
  row: Row,
  path: readonly string[],
  value: unknown,
): Edit[] {
  const before = at(row.table, path);
  if (String(path) === 'name' && typeof before === 'string' && typeof value === 'string') {
    return renamed(data, kinds, row.path, row.kind.table, before, value);
  }
  // The oceans of a map have no rows of their own.
  if (String(path) !== 'oceans' || row.kind.table !== 'map') return [];
  const [then, now] = [strings(before), strings(value)];
  const other = then.findIndex((name, n) => name !== now[n]);
  if (then.length !== now.length || other < 0) return [];
  return renamed(data, kinds, [...row.path, 'oceans', other], 'ocean', then[other]!, now[other]!);
}

function renamed(
  data: unknown,
  kinds: readonly FormKind[],
  path: Path,
  table: string,
  before: string,
  now: string,
): Edit[] {
  const map = path[0] === 'map' ? path.slice(0, 2) : [];
  const near = (other: Path) => String(other.slice(0, map.length)) === String(map);
  const others = named(data, kinds, table).filter((other) => String(other.path) !== String(path));
  const taken = others.filter((other) => near(other.path)).map(({ name }) => name);
  // Two of the same name: nobody could tell whose the references are.
  if (taken.includes(before) || taken.includes(now)) return [];
  const elsewhere = others.some(({ name }) => name === before);
  return references(data, kinds)
    .filter(({ rows }) => rows === table)
    .filter((each) => near(each.path) || (each.path[0] !== 'map' && !elsewhere))
    .map((each) => ({
      path: each.path,
      value: exchanged(each.value, before, now),
      was: each.value,
    }))
    .filter(({ value, was }) => JSON.stringify(value) !== JSON.stringify(was))
    .map(({ path: where, value }) => ({ path: where, value }));
}

/** All rows of such a table, or all oceans, by name. */
function named(
  data: unknown,
  kinds: readonly FormKind[],
  table: string,
): { path: Path; name: string }[] {
  if (table !== 'ocean') {
    return rowsOf(data, kinds, table).map(({ path, table: row }) => ({
      path,
      name: String(row.name),
    }));
  }
  return rowsOf(data, kinds, 'map').flatMap(({ path, table: map }) =>
    strings(map.oceans).map((name, n) => ({ path: [...path, 'oceans', n], name })),
  );
}

function references(data: unknown, kinds: readonly FormKind[]): Reference[] {
  return allKinds(kinds).flatMap((kind) => {
    const fields = kind.values.flatMap((value) => value.fields).filter(asksForNames);
    if (!fields.length) return [];
    return rowsOf(data, kinds, kind.table).flatMap((row) =>
      fields.map(({ path, control }) => ({
        path: [...row.path, ...path],
        value: at(row.table, path),
        rows: 'rows' in control ? control.rows : '',
      })),
    );
  });
}

const asksForNames = ({ control }: FormField): boolean => 'rows' in control && control.rows !== '';

function exchanged(value: unknown, before: string, now: string): unknown {
  if (Array.isArray(value)) return value.map((each) => exchanged(each, before, now));
  return value === before ? now : value;
}
