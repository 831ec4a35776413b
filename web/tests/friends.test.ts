import { beforeEach, describe, expect, it } from 'vitest';

import { presenceOf } from '../src/friends/presence';
import { askedToo, before } from '../src/friends/takeback';
import type { Line } from '../src/generated/lines';
import type { SeatAbout } from '../src/generated/tables';

const NOW = 1000;
const seat = (facts: Partial<SeatAbout> = {}): SeatAbout => ({
  seat: 0,
  kind: 'human',
  level: null,
  name: 'Ada',
  joined: true,
  here: false,
  deciding: false,
  away: false,
  conceded: false,
  deadline: null,
  muted: false,
  seen: null,
  origin: 0,
  ...facts,
});

describe('whether somebody is at their seat', () => {
  it('takes a short absence for a lost connection, and then for one', () => {
    expect(presenceOf(seat({ here: true }), NOW)).toBe('here');
    expect(presenceOf(seat({ seen: NOW - 5 }), NOW)).toBe('reconnecting');
    expect(presenceOf(seat({ seen: NOW - 31 }), NOW)).toBe('absent');
    expect(presenceOf(seat(), NOW)).toBe('gone');
  });

  it('tells whose seat a bot plays, and whose nobody has', () => {
    expect(presenceOf(seat({ kind: 'bot' }), NOW)).toBe('bot');
    expect(presenceOf(seat({ away: true, here: true }), NOW)).toBe('away');
    expect(presenceOf(seat({ conceded: true }), NOW)).toBe('conceded');
    expect(presenceOf(seat({ kind: 'open', joined: false }), NOW)).toBe('free');
    expect(presenceOf(seat({ joined: false, name: null }), NOW)).toBe('invited');
  });
});

describe('taking back', () => {
  const line = (ply: number, of: number, text: string): Line => ({
    ply,
    event: { event: 'moved', rule: 'X-1', seat: of } as Line['event'],
    text,
    parts: [],
    heading: null,
  });

  it('says what would be gone first, of the one who asks', () => {
    const log = [line(1, 0, 'Ada a.'), line(2, 1, 'Bob b.'), line(3, 0, 'Ada c.')];
    expect(before(log, 1, 0)).toBe('Ada c.');
    expect(before(log, 1, 1)).toBe('Bob b.');
    expect(before(log, 3, 0)).toBe('');
  });

  it('asks those who are away, but no bot and nobody who gave up', () => {
    const seats = [
      seat(),
      seat({ seat: 1, away: true }),
      seat({ seat: 2, kind: 'bot' }),
      seat({ seat: 3, conceded: true }),
    ];
    expect(askedToo(seats, 0).map((each) => each.seat)).toEqual([1]);
  });
});

describe('my tables in a file', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });

  it('are the same in another browser', async () => {
    const { exported, imported, sit, sittingsAt } = await import('../src/lib/mine.svelte');
    sit('one', [{ seat: 0, token: 'a' }]);
    sit('two', [{ seat: 1, token: 'b' }]);
    const file = exported();
    kept.clear();
    expect(imported(file)).toBe(2);
    expect(sittingsAt('two')).toEqual([{ seat: 1, token: 'b' }]);
    expect(exported()).toContain('"one"');
  });

  it('are not taken from a file that holds something else', async () => {
    const { imported } = await import('../src/lib/mine.svelte');
    expect(imported('no JSON')).toBeNull();
    expect(imported('{"empires": "replay"}')).toBeNull();
    expect(imported('{"empires": "tables", "tables": [{"id": 1}, null]}')).toBe(0);
  });
});
