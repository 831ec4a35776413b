/** What happened since our last confirmation, and whether the recap of it lies open. */

import type { GamePage } from '../games/page';
import type { Line } from '../generated/lines';
import type { TableAbout, Update } from '../generated/tables';
import type { Chip } from '../quiet/chip';
import { confirmedAt } from '../quiet/confirmed.svelte';
import { isWorthARecap, sinceLines } from '../quiet/since';
import type { Deciding } from '../table/deciding.svelte';

interface Table {
  about: TableAbout;
  update: Update;
  log: Line[];
  page: GamePage;
}

export class News {
  private lines: Line[] = $derived.by(() => {
    const { about, update, log } = this.table();
    return sinceLines(log, confirmedAt(about.id, update.seat, log, update.ply));
  });
  chips: Chip[] = $derived.by(() => {
    const { page, update } = this.table();
    return page.chips?.(this.lines, update.view) ?? [];
  });
  span: string = $derived.by(() => {
    const { page, update } = this.table();
    return page.span?.(this.lines, update.view) ?? '';
  });
  /** The question whose recap was closed or opened by hand, and which of the two. */
  private turned = $state.raw({ id: '', open: false });

  constructor(
    private decision: Deciding,
    private table: () => Table,
  ) {}

  /** It opens by itself where much has happened, unless it would cover what is asked about. */
  get open(): boolean {
    const { prompt, chosen, picked } = this.decision;
    const { update, page } = this.table();
    if (prompt && prompt.id === this.turned.id) return this.turned.open;
    if (!prompt || chosen || picked.length || page.panel?.(prompt)) return false;
    if (page.recap === 'asked') return false;
    // A phone has no room to spare for it: there it is asked for.
    if (!matchMedia('(min-width: 1100px)').matches) return false;
    const aboutTheHand = prompt.choices.some(({ targets }) =>
      targets.some(({ zone }) => zone === 'hand'),
    );
    return !aboutTheHand && isWorthARecap(this.chips, update.seat);
  }

  turn(): void {
    const { prompt } = this.decision;
    if (prompt) this.turned = { id: prompt.id, open: !this.open };
  }
}
