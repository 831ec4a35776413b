import { expect, test } from 'vitest';

import { readVariation, written, type Variation } from './variation';

const DRAWN: Variation = {
  ply: 152,
  seat: 2,
  future: '123456',
  moves: [
    [2, 34],
    [0, 5],
  ],
};

test.each([DRAWN, { ...DRAWN, future: null }, { ...DRAWN, moves: [] }])(
  'what was written is read again',
  (variation) => expect(readVariation(written(variation))).toEqual(variation),
);

test.each(['', '1', '1.2', '1.2.3.4', 'a.0.7', '1.0.-7', '1.0.7.x.2'])(
  'something else is none: %s',
  (text) => expect(readVariation(text)).toBeNull(),
);
