/** Text mode: what is printed, and what each command does that somebody types. */

import { pageOf } from '../games';
import type { Line } from '../generated/lines';
import type { Choice } from '../generated/prompts';
import type { TableAbout, Update } from '../generated/tables';
import { meet } from '../lesson/kept.svelte';
import type { Learning } from '../lesson/learning.svelte';
import { newIn } from '../lesson/tips';
import { book, load, loadRules, thingsOf } from '../lib/content.svelte';
import { linesOf, text } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf, type TableClient } from '../lib/table.svelte';
import { allOf, say } from '../words/words.svelte';
import { understand } from './commands';
import { TypedHint } from './typedHint';
import { winners } from './winners';

/** What is known of the table; each is asked for when it is needed, so that only it is waited for. */
interface Told {
  client: TableClient;
  about: TableAbout;
  update: Update;
  log: Line[];
  learning: Learning;
}

const MOST = 400;
const LOG_LINES = 20;
/** What a lesson answers in its own way. */
const TAUGHT = ['next', 'skip', 'undo'];

const named = (full: string, name: string) =>
  name !== '' && full.toLowerCase().startsWith(name.toLowerCase());

/** To be made while a component is, whose end is its end. */
export class Conversation {
  lines: { text: string; typed: boolean }[] = $state.raw([]);
  step = $derived.by(() => (this.table.update.lesson ? this.table.learning.step : null));
  over = $derived.by(() => this.table.about.status === 'over');
  private choices: Choice[] = $derived.by(() =>
    (this.table.update.view.prompt?.choices ?? []).toSorted((a, b) => a.rank - b.rank),
  );
  private told = 0;
  private asked = '';
  private hinting: TypedHint;

  constructor(private table: Told) {
    this.hinting = new TypedHint(table.about.id, () => this.token);
  }

  /** What has happened since it was told last, and the question, if it is another one. */
  async tell(events: Line[], id: string): Promise<void> {
    const from = Math.min(this.told, events.length);
    this.told = events.length;
    const asks = id !== this.asked;
    this.asked = id;
    if (from === 0) await this.run('table');
    else this.print(events.slice(from).map((line) => line.text));
    if (asks && !this.over) this.print([...this.tip(), ...this.list()]);
  }

  async tellResult(): Promise<void> {
    const { about, client } = this.table;
    // A game that was given up has no final scores, but a winner.
    if (!(await this.run('result'))) this.print([winners(about, client.seats)]);
  }

  async obey(line: string): Promise<void> {
    if (!line.trim()) return;
    this.print([`> ${line}`], true);
    const { update, log } = this.table;
    const found = understand(line);
    if (!found) return this.print([say('web-commands')]);
    const { command, argument } = found;
    if (update.lesson && TAUGHT.includes(command)) return this.learn(command);
    switch (command) {
      case 'do':
        return this.play(argument);
      case 'moves':
        return this.print(this.list());
      case 'hint':
        return this.hint(argument);
      case 'log':
        return this.print(log.slice(-LOG_LINES).map(({ text }) => text));
      case 'undo':
        return this.undo();
      case 'why':
        return this.why(argument);
      case 'help':
        return this.print([say('web-commands')]);
      default:
        return this.show(command, argument);
    }
  }

  private print(texts: string[], typed = false): void {
    this.lines = [...this.lines, ...texts.map((text) => ({ text, typed }))].slice(-MOST);
  }

  /** What a lesson says; how one goes on where there is only something to read. */
  private taught(): string[] {
    const { step } = this;
    const { update, learning } = this.table;
    if (!step || !learning.isAsked) return [];
    const head = say('web-lesson-step', { number: step.number, of: update.lesson!.of });
    return [
      `${head}: ${step.title}`,
      step.text,
      say(step.reads ? 'web-lesson-typed-next' : 'web-lesson-typed'),
    ];
  }

  /** What is met for the first time, once; at every question at most one, as on the table. */
  private tip(): string[] {
    const { about, update } = this.table;
    const { notions } = pageOf(about.game);
    if (!notions || !settings.tips || update.lesson || !update.view.prompt) return [];
    const [notion] = newIn(notions, update.view);
    if (!notion) return [];
    meet(`${notions.prefix}-${notion}`);
    return [say('web-tip-typed', { title: notions.title(notion), text: notions.tell(notion) })];
  }

  private list(): string[] {
    if (this.step?.reads) return this.taught();
    const numbered = this.choices.map(({ text, hint }, at) =>
      [`${at + 1}. ${text}`, hint].filter(Boolean).join('. '),
    );
    return [...this.taught(), this.table.update.question, ...numbered];
  }

  private numbered(argument: string): Choice | undefined {
    const choice = this.choices[Number(argument) - 1];
    if (!choice) this.print([say('web-no-such-choice', { n: this.choices.length })]);
    return choice;
  }

  /** Print what the server says about it; whether it says anything. */
  private async run(what: string, of: object = {}): Promise<boolean> {
    try {
      const { lines } = await text(this.table.about.id, what, of, settings.lang, this.token);
      this.print(lines);
      return lines.length > 0;
    } catch (error) {
      this.print([wordsOf(error) || say('web-offline')]);
      return false;
    }
  }

  private async learn(command: string): Promise<void> {
    const { learning } = this.table;
    if (command === 'undo') await learning.back();
    else if (command === 'skip') learning.skip();
    else if (this.step?.reads) learning.next();
    else this.print(this.taught());
  }

  private async play(argument: string): Promise<void> {
    const { client, update, learning } = this.table;
    const choice = this.numbered(argument);
    if (!choice) return;
    if (update.lesson && !learning.allows([choice])) return this.print([learning.wrong]);
    await client.playNext(update, choice);
    if (client.tries) this.print([say('web-offline')]);
    else if (client.refused) this.print(linesOf(client.refused));
  }

  private async hint(argument: string): Promise<void> {
    const about = argument ? this.numbered(argument) : undefined;
    if (argument && !about) return;
    const question = this.table.update.view.prompt?.id ?? '';
    this.print(await this.hinting.lines(question, this.choices, about));
  }

  private async undo(): Promise<void> {
    const { client, update } = this.table;
    if (update.undo?.possible) await client.undo(update.seat!);
    else this.print([say('web-nothing-to-undo')]);
  }

  /** A rule by its id, that of a numbered choice, or that of the question. */
  private async why(argument: string): Promise<void> {
    const { about, update } = this.table;
    const id = /[a-z]/i.test(argument)
      ? argument.toUpperCase()
      : ((argument ? this.numbered(argument)?.rule : undefined) ?? update.view.prompt?.rule);
    await loadRules(about.game); // which may still be on their way
    const rule = book(about.game)?.rules.find((each) => each.id === id);
    this.print(rule ? [`${rule.id}: ${rule.title}. ${rule.text}`] : [say('web-commands')]);
  }

  private async show(command: string, of: string): Promise<void> {
    const { about, update } = this.table;
    if (command === 'look') await this.run('table');
    else if (command === 'me') await this.run('me');
    else if (command === 'place') await this.run('place', { name: of });
    else if (command === 'seat') {
      const seat = update.view.names.findIndex((name) => named(name, of));
      if (seat < 0) this.print([allOf(update.view.names)]);
      else await this.run('seat', { seat });
    } else {
      await load(about.game, about.content, about.own_cards === null ? undefined : about.id); // which may still be on its way
      const things = [...(thingsOf(about.game, about.content)?.values() ?? [])];
      const thing = things.find((each) => named(each.name, of));
      this.print(thing?.lines ?? [say('web-commands')]);
    }
  }

  private get token(): string | undefined {
    const { client, update } = this.table;
    return client.sittings.find(({ seat }) => seat === update.seat)?.token;
  }
}
