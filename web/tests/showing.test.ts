import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TableAbout, Update } from '../src/generated/tables';
import type { Pace } from '../src/lib/pace';
import { actorOf, Showing, type News, type Stagehand } from '../src/lib/showing';

const ME = 0;
const BOT = 1;

/** A table at which we sit and see; what is shown is written down with the time. */
class Seen {
  readonly shown: string[] = [];
  readonly moved: string[] = [];
  readonly playing: { resolve: () => void; ply: number }[] = [];
  behind = false;
  pace: Pace = 'normal';
  watched = true;
  /** Whether a move of ours is on its way. */
  sending = false;
  /** Whether what we are asked answers itself. */
  forced = false;
  /** How long each update moves; null: until it is let go. */
  ms: number | null = 0;
  skipped = 0;
  private begun = performance.now();

  readonly showing = new Showing({
    show: (news) => this.note(news),
    isOurs: (update) => this.sending && actorOf(update) === ME,
    isAsked: ({ view }) => view.prompt !== null && !this.sending && !this.forced,
    pace: () => this.pace,
    isWatched: () => this.watched,
    behind: (yes) => (this.behind = yes),
  });

  private hand: Stagehand = {
    length: () => this.ms ?? 0,
    before: (next, tempo) => this.moved.push(`${next.ply} ×${+tempo.toFixed(2)}`),
    after: (next) =>
      new Promise((resolve) => {
        if (this.ms === null) this.playing.push({ resolve, ply: next.ply });
        else setTimeout(resolve, this.ms);
      }),
    skip: () => (this.skipped += 1),
  };

  constructor(stagehand = true) {
    this.showing.take(update(0, ME));
    if (stagehand) this.showing.stagehand = this.hand;
    this.shown.length = 0;
    this.skipped = 0;
  }

  private note(news: News): void {
    const at = Math.round(performance.now() - this.begun);
    this.shown.push(news.type === 'table' ? 'table' : `${news.ply} at ${at}`);
  }

  take(...news: News[]): this {
    for (const each of news) this.showing.take(each);
    return this;
  }

  get plies(): number[] {
    return this.shown.map((each) => parseInt(each));
  }
}

/** What a seat did, and who decides next; `asks`: it is our turn. */
function update(
  ply: number,
  actor: number,
  more: Partial<Update> & { next?: number[] } = {},
): Update {
  const { next = [actor], ...rest } = more;
  const view = { to_move: next, prompt: next.includes(ME) ? {} : null, over: false };
  const events = [{ ply, event: { event: 'any', rule: '', seat: actor } }];
  return { type: 'update', seat: ME, ply, undos: 0, events, view, ...rest } as unknown as Update;
}

const about = { type: 'table' } as TableAbout;
/** A turn of the bot: so many updates, and then it is ours. */
const turn = (from: number, n: number) =>
  Array.from({ length: n }, (_, i) => update(from + i, BOT, { next: [i === n - 1 ? ME : BOT] }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what others do', () => {
  it('is shown one after the other, 350 ms apart', async () => {
    const seen = new Seen().take(...turn(1, 4));
    expect(seen.shown).toEqual([]);
    expect(seen.behind).toBe(true);
    await vi.runAllTimersAsync();
    expect(seen.shown).toEqual(['1 at 350', '2 at 700', '3 at 1050', '4 at 1400']);
    expect(seen.behind).toBe(false);
  });

  it('waits until what was shown before has been seen', async () => {
    const seen = new Seen();
    seen.ms = null;
    seen.take(...turn(1, 3));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.plies).toEqual([1]);
    seen.playing[0]!.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.plies).toEqual([1, 2]);
  });

  it('lasts a second at least, and what is about the table keeps its place', async () => {
    const seen = new Seen().take(...turn(1, 1), about);
    await vi.runAllTimersAsync();
    expect(seen.shown).toEqual(['1 at 1000', 'table']);
  });

  it.each([
    ['slow', 1600],
    ['normal', 1000],
    ['fast', 500],
    ['instant', 0],
  ] as const)('has the pace that was set: %s', async (pace, ms) => {
    const seen = new Seen();
    seen.pace = pace;
    seen.take(...turn(1, 1));
    await vi.runAllTimersAsync();
    expect(seen.shown).toEqual([`1 at ${ms}`]);
  });

  it('lasts six seconds at most', async () => {
    const seen = new Seen();
    seen.ms = 2000;
    // The hand plays at the tempo it was told.
    const { stagehand } = seen.showing;
    const before = stagehand!.before.bind(stagehand);
    let tempo = 1;
    stagehand!.before = (next, given) => before(next, (tempo = given));
    stagehand!.after = () => new Promise((resolve) => setTimeout(resolve, 2000 * tempo));
    seen.take(...turn(1, 6));
    await vi.runAllTimersAsync();
    expect(seen.plies).toEqual([1, 2, 3, 4, 5, 6]);
    const end = parseInt(seen.shown.at(-1)!.split(' at ')[1]!);
    expect(end).toBeGreaterThan(1000);
    expect(end).toBeLessThanOrEqual(6000);
  });

  it('is twice as fast when more than six wait, and does not move when more than twenty do', async () => {
    const few = new Seen().take(...turn(1, 7));
    await vi.runAllTimersAsync();
    expect(few.moved.slice(0, 2)).toEqual(['1 ×0.5', '2 ×1']);
    const many = new Seen().take(...turn(1, 30));
    // The first had to wait before there were so many.
    await vi.runAllTimersAsync();
    expect(many.plies).toEqual(turn(1, 30).map(({ ply }) => ply));
    expect(many.moved.slice(0, 10).every((each) => each.endsWith('×0'))).toBe(true);
    expect(many.moved[10]).toMatch(/×0\.\d/);
  });

  it('takes no time if nothing of it may be known', () => {
    const seen = new Seen().take(update(1, BOT, { events: [] }));
    expect(seen.shown).toEqual(['1 at 0']);
    expect(seen.moved).toEqual([]);
  });

  it('is told to each of our seats in the same moment', async () => {
    const seen = new Seen();
    seen.take(
      update(1, BOT),
      update(1, BOT, { seat: 2 }),
      update(2, BOT),
      update(2, BOT, { seat: 2 }),
    );
    await vi.runAllTimersAsync();
    expect(seen.shown).toEqual(['1 at 350', '1 at 350', '2 at 700', '2 at 700']);
  });
});

describe('what we do', () => {
  it('is shown at once, after all that happened before it', async () => {
    const seen = new Seen().take(...turn(1, 2));
    seen.sending = true;
    seen.take(update(3, ME), update(4, BOT));
    expect(seen.shown).toEqual(['1 at 0', '2 at 0', '3 at 0']);
    // Of what is over nothing moves; our own does.
    expect(seen.moved).toEqual(['1 ×0', '2 ×0', '3 ×1']);
    seen.sending = false;
    await vi.runAllTimersAsync();
    expect(seen.plies).toEqual([1, 2, 3, 4]);
  });

  it('is shown while something still moves', async () => {
    const seen = new Seen();
    seen.ms = null;
    seen.take(...turn(1, 1));
    await vi.advanceTimersByTimeAsync(1000);
    seen.sending = true;
    seen.take(update(2, ME));
    expect(seen.plies).toEqual([1, 2]);
  });
});

describe('hurrying', () => {
  it('shows all that waits, and what comes until we are asked', async () => {
    const seen = new Seen();
    seen.ms = null;
    seen.take(update(1, BOT), update(2, BOT));
    await vi.advanceTimersByTimeAsync(400);
    seen.showing.hurry();
    expect(seen.plies).toEqual([1, 2]);
    expect(seen.skipped).toBe(1);
    seen.take(update(3, BOT, { next: [ME] }));
    expect(seen.plies).toEqual([1, 2, 3]);
    expect(seen.behind).toBe(false);
    seen.take(update(4, BOT));
    expect(seen.plies).toEqual([1, 2, 3]);
  });

  it('counts from our own move on, even before it is answered', async () => {
    const seen = new Seen();
    seen.sending = true;
    seen.showing.hurry();
    seen.take(update(1, ME, { next: [BOT] }), ...turn(2, 2));
    expect(seen.plies).toEqual([1, 2, 3]);
    expect(seen.moved).toEqual(['1 ×0', '2 ×0', '3 ×0']);
  });

  it('goes on where somebody else is heard of before our move is', async () => {
    const seen = new Seen();
    seen.sending = true;
    seen.showing.hurry();
    seen.take(update(1, BOT, { next: [ME, BOT] }), update(2, ME, { next: [BOT] }));
    expect(seen.plies).toEqual([1, 2]);
    expect(seen.moved).toEqual(['1 ×0', '2 ×0']);
  });

  it('goes on while others decide beside us', async () => {
    const seen = new Seen();
    seen.take(update(1, BOT));
    seen.showing.hurry();
    seen.take(update(2, BOT, { next: [ME, BOT] }), update(3, BOT, { next: [ME, BOT] }));
    seen.showing.hurry();
    seen.take(update(4, BOT, { next: [ME] }));
    expect(seen.moved).toEqual(['1 ×0', '2 ×0', '3 ×0', '4 ×0']);
    seen.take(update(5, BOT));
    expect(seen.plies).toEqual([1, 2, 3, 4]);
  });

  it('goes on where what we are asked answers itself', async () => {
    const seen = new Seen();
    seen.take(update(1, BOT));
    seen.showing.hurry();
    seen.forced = true;
    seen.take(update(2, BOT, { next: [ME] }), update(3, ME, { next: [BOT] }), ...turn(4, 1));
    expect(seen.moved).toEqual(['1 ×0', '2 ×0', '3 ×0', '4 ×0']);
  });

  it('only ends what moves when it is our turn already', async () => {
    const seen = new Seen();
    seen.showing.hurry();
    expect(seen.skipped).toBe(1);
    seen.take(update(1, BOT));
    expect(seen.plies).toEqual([]);
  });
});

describe('nothing moves and nothing waits', () => {
  it('where nobody watches', async () => {
    const seen = new Seen().take(...turn(1, 3));
    seen.watched = false;
    seen.showing.advance();
    expect(seen.plies).toEqual([1, 2, 3]);
    expect(seen.moved).toEqual(['1 ×0', '2 ×0', '3 ×0']);
  });

  it('when moves are taken back', async () => {
    const seen = new Seen().take(...turn(5, 3));
    seen.take(update(2, ME, { undos: 1 }));
    expect(seen.plies).toEqual([5, 6, 7, 2]);
    expect(seen.moved.at(-1)).toBe('2 ×0');
  });

  it('when all is told anew', async () => {
    const seen = new Seen().take(...turn(1, 3));
    seen.showing.forget();
    expect(seen.behind).toBe(false);
    seen.take(update(9, BOT));
    expect(seen.shown).toEqual(['9 at 0']);
    expect(seen.moved).toEqual(['9 ×0']);
    await vi.runAllTimersAsync();
    expect(seen.plies).toEqual([9]);
  });

  it('without a hand on the stage, but step by step all the same', async () => {
    const seen = new Seen(false).take(...turn(1, 3));
    await vi.runAllTimersAsync();
    expect(seen.shown).toEqual(['1 at 350', '2 at 700', '3 at 1050']);
  });
});

it('goes on when the hand on the stage leaves in the middle', async () => {
  const seen = new Seen();
  seen.ms = null;
  seen.take(...turn(1, 3));
  await vi.advanceTimersByTimeAsync(400);
  seen.showing.stagehand = null;
  await vi.runAllTimersAsync();
  expect(seen.plies).toEqual([1, 2, 3]);
});

it('does not stand still when the hand fails', async () => {
  const seen = new Seen();
  seen.showing.stagehand!.after = () => Promise.reject(new Error('no'));
  seen.take(...turn(1, 3));
  await vi.runAllTimersAsync();
  expect(seen.plies).toEqual([1, 2, 3]);
});
