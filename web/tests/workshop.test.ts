import { expect, test } from 'vitest';
import type { FormKind } from '../src/generated/workshop';
import { following } from '../src/workshop/renaming';
import { bounded, rowsOf, sameIn, titleOf, type Table } from '../src/workshop/rows';

const named = { control: 'text', longest: 40 } as const;
const field = (path: string, control: object) =>
  ({ path: [path], before: '', after: '', control }) as FormKind['values'][0]['fields'][0];
const kind = (table: string, values: Record<string, object>, more: Partial<FormKind> = {}) =>
  ({
    table,
    title: table,
    one: '',
    label: ['name'],
    group: '',
    groups: [],
    names: [],
    card: false,
    loose: false,
    values: Object.entries(values).map(([key, control]) => ({
      key,
      title: key,
      fields: [field(key, control)],
    })),
    inner: [],
    ...more,
  }) as FormKind;
const REGION = kind('region', {
  name: named,
  oceans: { control: 'some', options: [], rows: 'ocean' },
});
const BORDER = kind(
  'border',
  { between: { control: 'pairs', rows: 'region', single: true } },
  { label: ['between'], loose: true },
);
const KINDS = [
  kind('civilization', { home: { control: 'choice', options: [], rows: 'region' } }),
  kind(
    'map',
    { links: { control: 'pairs', rows: 'ocean', single: false } },
    { inner: [REGION, BORDER] },
  ),
];

const map = (name: string) => ({
  name,
  oceans: ['west', 'east'],
  links: [['west', 'east']],
  region: [
    { name: 'rus', oceans: ['west'] },
    { name: 'parsa', oceans: [] },
  ],
  border: [{ between: ['rus', 'parsa'] }],
});
const pack = (): Table => ({
  civilization: [{ name: 'huaxia', home: 'rus' }],
  map: [map('eurasia'), map('world')],
});
const region = (data: Table, map: number) => rowsOf(data, KINDS, 'region')[2 * map]!;

test('a region keeps its borders when it gets another name', () => {
  const data = pack();
  expect(following(data, KINDS, region(data, 0), ['name'], 'kiev')).toEqual([
    { path: ['map', 0, 'border', 0, 'between'], value: ['kiev', 'parsa'] },
  ]);
});

test('a home follows once no map has the old name', () => {
  const data = pack();
  (data.map as Table[])[1]!.region = [{ name: 'kiev', oceans: [] }];
  expect(following(data, KINDS, region(data, 0), ['name'], 'kiev')).toContainEqual({
    path: ['civilization', 0, 'home'],
    value: 'kiev',
  });
});

test('nothing follows to a name that is taken', () => {
  const data = pack();
  expect(following(data, KINDS, region(data, 0), ['name'], 'parsa')).toEqual([]);
});

test('coasts and links of the same map follow its ocean', () => {
  const data = pack();
  const row = rowsOf(data, KINDS, 'map')[1]!;
  expect(following(data, KINDS, row, ['oceans'], ['north', 'east'])).toEqual([
    { path: ['map', 1, 'links'], value: [['north', 'east']] },
    { path: ['map', 1, 'region', 0, 'oceans'], value: ['north'] },
  ]);
  expect(following(data, KINDS, row, ['oceans'], ['west'])).toEqual([]);
});

test('regions and borders of two maps are not each other', () => {
  const standard = pack();
  const regions = rowsOf(standard, KINDS, 'region');
  expect(regions.map((row) => sameIn(regions, row))).toEqual(regions);
  const borders = rowsOf(standard, KINDS, 'border');
  expect(titleOf(borders[1]!)).toBe('Rus – Parsa');
  expect(sameIn(borders, borders[1]!)).toBe(borders[1]);
  expect(sameIn(borders.slice(0, 1), borders[1]!)).toBeUndefined();
});

test('a number leaves the room that others ask for', () => {
  const whole = { control: 'whole', low: 0, high: 60, optional: false } as const;
  const to = { ...whole, above: [], below: [{ path: ['high', 'from'], by: 2 }] };
  const from = { ...whole, above: [{ path: ['low', 'to'], by: 2 }], below: [] };
  const row = { low: { to: 3 }, high: { from: 7 } };
  expect(bounded(to, row)).toMatchObject({ low: 0, high: 5 });
  expect(bounded(from, row)).toMatchObject({ low: 5, high: 60 });
  const lightning = { ...whole, above: [], below: [{ path: ['two'], by: 1 }] };
  expect(bounded(lightning, { two: 'D E I C' })).toMatchObject({ high: 3 });
  expect(bounded(from, {})).toMatchObject({ low: 0, high: 60 });
});
