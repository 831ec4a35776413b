/** The tables of this browser that are not over: what the server says of them, the urgent ones first. */

import type { TableAbout, Update } from '../generated/tables';
import { load } from '../lib/content.svelte';
import { keepLooking } from '../lib/looking';
import { mine, type Kept } from '../lib/mine.svelte';
import { lookAtMyGames, myGames } from '../lib/mygames.svelte';
import { view as askView } from '../lib/server';
import { settings } from '../lib/settings.svelte';

export interface Running {
  table: TableAbout;
  own: number[];
  /** Whether it is one's turn, and since when it is whose turn it is. */
  turn: boolean;
  since: number | null;
  /** The table as one's seat sees it; at a device that several share, nobody's. */
  told: Update | null;
}

const EVERY = 20_000;
/** So many tables are looked at closely. */
const CLOSE = 4;

/** A lesson waits for nobody, and a branch is kept with its game. */
const isRunning = ({ table }: Kept) =>
  table !== null && table.status !== 'over' && !table.lesson && !table.branch;

export class RunningTables {
  private told: Record<string, Update> = $state.raw({});
  private moments = new Map<string, string>();
  now = $state(Date.now() / 1000);

  all: Running[] = $derived.by(() => {
    const found = mine()
      .filter(isRunning)
      .map(({ id, table, sittings }): Running => {
        const own = sittings.map(({ seat }) => seat);
        const answers = myGames().filter((each) => each.table.id === id);
        const turn = table!.seats.some(
          ({ seat, deciding, away, conceded }) =>
            deciding && !away && !conceded && own.includes(seat),
        );
        const since = answers[0]?.since ?? null;
        return { table: table!, own, turn, since, told: this.told[id] ?? null };
      });
    return found.toSorted((a, b) => Number(b.turn) - Number(a.turn));
  });

  waiting: number = $derived(this.all.filter(({ turn }) => turn).length);

  /** Looks now and then, as long as the effect lives. */
  keepLooking(): () => void {
    return keepLooking(() => this.look().catch(() => {}), EVERY);
  }

  private async look(): Promise<void> {
    const kept = mine().filter(isRunning);
    this.now = Date.now() / 1000;
    if (!kept.length) return;
    await lookAtMyGames(isRunning);
    await Promise.all(
      kept
        .filter(({ sittings }) => sittings.length === 1)
        .slice(0, CLOSE)
        .map(({ id, table, sittings }) => this.lookAt(id, table!, sittings[0]!.token)),
    );
  }

  private async lookAt(id: string, table: TableAbout, token: string): Promise<void> {
    const now = myGames().find((each) => each.table.id === id)?.table ?? table;
    if (now.status !== 'running') return;
    void load(table.game, table.content, table.own_cards === null ? undefined : table.id);
    // All that has happened comes along: it is asked for only when something has.
    const moment = `${now.version} ${settings.lang}`;
    if (this.moments.get(id) === moment) return;
    this.moments.set(id, moment);
    try {
      const update = await askView(id, settings.lang, token);
      this.told = { ...this.told, [id]: update };
    } catch {
      // What is known of the table without it is shown.
    }
  }
}
