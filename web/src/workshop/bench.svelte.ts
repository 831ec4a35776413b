/** The pack on the bench: changed at once here, then checked by the rules' own checker; kept in the browser. */

import type {
  Edit,
  Form,
  PackChange,
  PackProblem,
  PackSheet,
  RowText,
} from '../generated/workshop';
import { checkPack, packForm } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf } from '../lib/table.svelte';
import { say } from '../words/words.svelte';
import { following } from './renaming';
import { at, rowsOf, sourced, RECONSTRUCTED, type Path, type Row, type Table } from './rows';

const PAUSE = 250;
const MOST_UNDOS = 100;
/** That one question may hold. */
const MOST_EDITS = 400;

export class Bench {
  form: Form | null = $state.raw(null);
  data: Table = $state({});
  standard: Table = $state.raw({});
  toml = $state.raw('');
  content: string | null = $state(null);
  problems: PackProblem[] = $state.raw([]);
  changes: PackChange[] = $state.raw([]);
  text: Record<string, RowText> = $state.raw({});
  /** The row that this is the text of. */
  told = $state('');
  trouble = $state('');
  /** Whether something was changed that has not been checked yet. */
  waiting = $state(false);
  /** Whether another pack is being brought. */
  loading = $state(false);
  past: { toml: string; edits: Edit[] }[] = $state.raw([]);
  private pending: Edit[] = [];
  private row: Path | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(readonly game: string) {}

  private get key(): string {
    return `empires.workshop.${this.game}`;
  }

  async open(): Promise<void> {
    this.trouble = '';
    try {
      const form = await packForm(this.game, settings.lang);
      if (!this.form) {
        this.standard = (await checkPack(this.game, { toml: form.toml }, settings.lang))
          .data as Table;
        this.toml = localStorage.getItem(this.key) ?? form.toml;
      }
      this.form = form;
      await this.check();
    } catch (error) {
      this.trouble = wordsOf(error) || say('web-offline');
    }
  }

  /** Another pack altogether. What is none, or one of another game, leaves all as it is. */
  async load(toml: string): Promise<void> {
    this.loading = true;
    this.trouble = await this.refusal(toml);
    if (!this.trouble) {
      this.remember();
      this.pending = [];
      this.toml = toml;
      await this.check();
    }
    this.loading = false;
  }

  /** Why a file is no pack of this game; nothing if it is one. */
  private async refusal(toml: string): Promise<string> {
    try {
      const { data, problems } = await checkPack(this.game, { toml }, settings.lang);
      if (at(data, ['pack', 'game']) === this.game) return '';
      const why = problems[0] ? `${problems[0].field} ${problems[0].what}`.trim() : '';
      return say('web-workshop-no-pack', { why });
    } catch (error) {
      return wordsOf(error) || say('web-offline');
    }
  }

  /** The standard pack once more; undo brings one's own back. */
  restart(): Promise<void> {
    return this.form ? this.load(this.form.toml) : Promise.resolve();
  }

  look(row: Path): void {
    if (String(row) === String(this.row)) return;
    this.row = row;
    this.trouble = '';
    clearTimeout(this.timer); // nothing changes, so nothing has to wait for this
    this.timer = setTimeout(() => void this.check(), 0);
  }

  /** Change a value of a row; then it is no longer what somebody saw. */
  set(row: Row, key: string, path: readonly string[], value: unknown): void {
    const edits: Edit[] = [
      { path: [...row.path, ...path], ...(value === undefined ? {} : { value }) },
      ...following(this.data, this.form?.kinds ?? [], row, path, value),
    ];
    edits.push({ path: [...row.path, 'source'], value: sourced(row, [key], RECONSTRUCTED) });
    this.change(edits);
  }

  setSource(row: Row, keys: readonly string[], source: string): void {
    this.change([{ path: [...row.path, 'source'], value: sourced(row, keys, source) }]);
  }

  change(edits: Edit[]): void {
    // What is typed into one gap without a pause is taken back at once.
    const goes = this.pending.some(({ path }) => String(path) === String(edits[0]?.path));
    if (!goes) this.remember();
    this.trouble = '';
    for (const edit of edits) put(this.data, edit);
    this.pending.push(...($state.snapshot(edits) as Edit[]));
    this.soon(PAUSE);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.pending = [...before.edits];
    this.toml = before.toml;
    void this.check();
  }

  private remember(): void {
    const now = { toml: this.toml, edits: [...this.pending] };
    this.past = [...this.past.slice(-MOST_UNDOS + 1), now];
  }

  private soon(pause: number): void {
    this.waiting = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), pause);
  }

  private async check(): Promise<void> {
    if (this.busy) return this.soon(PAUSE);
    this.busy = true;
    const [pending, asked, row] = [this.pending, this.toml, this.row];
    const edits = pending.slice(0, MOST_EDITS);
    try {
      const wanted = { toml: asked, edits, row };
      const sheet = await checkPack(this.game, wanted, settings.lang);
      // What was typed meanwhile, or taken back, is newer than this answer.
      if (this.toml === asked && this.pending === pending) this.take(sheet, edits.length, row);
    } catch (error) {
      this.trouble = wordsOf(error) || say('web-offline');
      this.waiting = false;
    } finally {
      this.busy = false;
    }
  }

  private take(sheet: PackSheet, sent: number, row: Path | null): void {
    if (this.pending.length > sent) {
      this.toml = sheet.toml;
      this.pending = this.pending.slice(sent);
      return this.soon(PAUSE);
    }
    this.pending = [];
    this.toml = sheet.toml;
    this.data = sheet.data as Table;
    Object.assign(this, {
      content: sheet.content,
      problems: sheet.problems,
      changes: sheet.changes,
      text: sheet.text,
      told: String(row),
      waiting: false,
    });
    localStorage.setItem(this.key, sheet.toml);
  }

  rows(table: string): Row[] {
    return this.form ? rowsOf(this.data, this.form.kinds, table, settings.lang) : [];
  }

  rowsBefore(table: string): Row[] {
    return this.form ? rowsOf(this.standard, this.form.kinds, table, settings.lang) : [];
  }
}

/** The same change in what is shown, until the answer comes. */
function put(data: Table, { path, value }: Edit): void {
  const above = at(data, path.slice(0, -1));
  const last = path.at(-1)!;
  if (Array.isArray(above) && value === undefined) above.splice(Number(last), 1);
  else if (above && typeof above === 'object') {
    if (value === undefined) delete (above as Table)[last];
    else (above as Table)[last] = value;
  } else if (value !== undefined) put(data, { path: path.slice(0, -1), value: { [last]: value } });
}
