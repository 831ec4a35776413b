/** Leaves a finished game for a branch of it, and comes back to one that is kept. */

import { forget, sit } from '../lib/mine.svelte';
import { go } from '../lib/route.svelte';
import { about, newBranch, Refusal } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf } from '../lib/table.svelte';
import { say } from '../words/words.svelte';
import { change, inTheWay, keep, letGo, type Branch } from './branches.svelte';
import type { Variation } from './variation';

export interface Wanted extends Omit<Variation, 'future'> {
  parent: string;
  /** The page to return to. */
  back: string;
  title: string;
  same: boolean;
  future?: string;
}

export class Leaving {
  problem = $state('');
  busy = $state(false);
  /** What has to be let go of first, if the reader agrees. */
  oldest: Branch | undefined = $state.raw(undefined);
  private wanted: Wanted | null = null;

  async leave(wanted: Wanted): Promise<void> {
    if (this.busy) return;
    this.wanted = wanted;
    this.oldest = inTheWay();
    if (this.oldest) return;
    await this.does(async () => {
      const made = await begin(wanted.parent, wanted, wanted.same, wanted.future);
      keep({
        id: made.id,
        parent: wanted.parent,
        ply: wanted.ply,
        seat: wanted.seat,
        future: made.table.branch?.future ?? null,
        moves: wanted.moves,
        title: wanted.title,
        back: wanted.back,
        game: null,
        points: [],
        out: null,
        at: Date.now(),
      });
      go(`/t/${made.id}`);
    });
  }

  /** The oldest goes, or everything stays as it is. */
  async answer(agreed: boolean): Promise<void> {
    const { oldest, wanted } = this;
    this.oldest = undefined;
    if (!agreed || !oldest || !wanted) return;
    drop(oldest.id);
    await this.leave(wanted);
  }

  /** One that is kept; its table may be gone by now, then it is made again. */
  async open(branch: Branch): Promise<void> {
    await this.does(async () => {
      const id = await about(branch.id).then(
        () => branch.id,
        async (error: unknown) => {
          if (!(error instanceof Refusal) || error.refused.code !== 'no_table') throw error;
          const { parent, future } = branch;
          const made = await begin(parent, branch, future === null, future ?? undefined);
          change(branch.id, { id: made.id });
          return made.id;
        },
      );
      go(`/t/${id}`);
    });
  }

  private async does(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = wordsOf(error) || say('web-offline');
    }
    this.busy = false;
  }
}

export function drop(id: string): void {
  letGo(id);
  forget(id);
}

async function begin(
  parent: string,
  { ply, seat, moves }: Pick<Variation, 'ply' | 'seat' | 'moves'>,
  same: boolean,
  future?: string,
) {
  const asked = { ply, seat, moves, same, ...(future === undefined ? {} : { future }) };
  const made = await newBranch(parent, asked, settings.lang);
  sit(made.id, made.seats, made.table);
  return made;
}
