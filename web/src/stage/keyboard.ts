/** The keys of a table: what each of them does where it is pressed. */

import type { GamePage } from '../games/page';
import type { Update } from '../generated/tables';
import type { TableClient } from '../lib/table.svelte';
import type { Deciding } from '../table/deciding.svelte';
import { Entering } from '../table/entering';
import { gains } from '../table/gains';
import { commandOf, nextArea, type Command } from './keys';
import type { Scenes } from './scenes.svelte';

/** What the keys are about. */
export interface Table {
  client: TableClient;
  decision: Deciding;
  scenes: Scenes;
  update: () => Update;
  page: () => GamePage;
  ended: () => boolean;
  /** Whether an earlier moment is looked at; and back to now. */
  isLooking: () => boolean;
  lookAtNow: () => void;
  /** Shows all choices in a list, or hides it. */
  turnList: () => void;
  confirm: () => void;
  /** Goes back to where one came from, if one did. */
  leave: () => void;
}

export class Keyboard {
  readonly entering = new Entering();

  constructor(private table: Table) {}

  readonly key = (event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (!command || event.defaultPrevented) return;
    if (this.everywhere(command) || this.inScene(command) || this.inDecision(command)) {
      event.preventDefault();
    }
  };

  /** Before the thing that was clicked last hears of Enter, which it would take for another click. */
  readonly enter = (event: KeyboardEvent): void => {
    const { decision, scenes, confirm } = this.table;
    const target = event.target as HTMLElement;
    this.entering.typed(event.key);
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, select, textarea, [role=alertdialog], dialog')) return;
    const plays = decision.plan.length > 0 || scenes.scene !== null;
    // What is picked and leaves several choices stays picked.
    const heard = plays
      ? this.entering.playsChoice(target)
      : decision.picked.length > 0 && this.entering.clicked;
    if (!heard) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (scenes.scene) scenes.leave();
    else if (plays) confirm();
  };

  private everywhere(command: Command): boolean {
    if (command === 'clear') this.clear();
    else if (command === 'next-area') nextArea(1);
    else if (command === 'last-area') nextArea(-1);
    else return false;
    return true;
  }

  private inScene(command: Command): boolean {
    const { scenes, ended } = this.table;
    if (!scenes.scene && !ended()) return false;
    if (command === 'again') scenes.again();
    else if (command === 'board') scenes.turn();
    else if (scenes.scene && command === 'skip') scenes.never();
    else if (scenes.scene && command === 'hurry') scenes.hurry();
    else return false;
    return true;
  }

  private inDecision(command: Command): boolean {
    const { client, decision, scenes, isLooking, turnList } = this.table;
    if (isLooking() || scenes.scene) return false;
    const { undo, seat } = this.table.update();
    const { prompt } = decision;
    const ending = prompt?.choices.find((choice) => choice.ends);
    if ((command === 'undo' || command === 'restart') && undo?.possible)
      void client.undo(seat!, command === 'restart');
    else if (command === 'all' && gains(prompt).length) decision.chooseAll(gains(prompt));
    else if (command === 'more' && prompt) turnList();
    else if (command === 'hurry') client.hurry();
    else if (command === 'end' && ending) decision.choose(ending);
    else return false;
    return true;
  }

  /** What is chosen is let go of; where nothing is, what was begun is left, then the branch. */
  private clear(): void {
    const { client, decision, isLooking, lookAtNow, page } = this.table;
    const { undo, seat, view } = this.table.update();
    if (isLooking()) lookAtNow();
    else if (decision.plan.length || decision.picked.length) decision.clear();
    else if (decision.prompt && page().isBegun?.(decision.prompt, view) && undo?.possible)
      void client.undo(seat!);
    else this.table.leave();
  }
}
