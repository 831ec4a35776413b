/** Pointing at spaces of the map: who moves, where to, and how many. */

import { getContext, setContext } from 'svelte';

import type { AnyPrompt, Choice } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Deciding } from '../table/deciding.svelte';
import type { Offer } from '../table/picks';
import { keyOf } from './keys';
import { rearranged, sources, type Source } from './sources';
import { conquestsOf, movers, several, stormed, trail, type Telling } from './ways';

const KEY = Symbol('pointing');
const at = (space: string) => keyOf({ zone: 'space', space });

export class Pointing {
  /** How many go from the space that is picked. */
  private n = $state(1);
  /** The card of the hand that is looked at. */
  card: string | null = $state(null);

  constructor(
    private decision: Deciding<AnyPrompt>,
    private view: () => FirstEmpiresView,
    private tell: Telling,
  ) {}

  /** The space from which somebody is to go. */
  get source(): string | null {
    const { chosen, picked } = this.decision;
    if (chosen?.move.do === 'move') return chosen.move.from;
    const space = picked[0]?.startsWith('space:') ? picked[0].slice('space:'.length) : null;
    return space && this.isMoving && this.steps.some(({ from }) => from === space) ? space : null;
  }

  get count(): number {
    return movers(this.decision.chosen) || this.n;
  }

  /** As many as stand there and points suffice for. */
  get most(): number {
    const { source } = this;
    if (!source) return 0;
    const standing = this.standing(source);
    const length = trail(this.decision.chosen).length - 1;
    return length > 0 ? Math.min(standing, Math.floor(this.view().movement / length)) : standing;
  }

  click(space: string): void {
    const { decision, source } = this;
    if (decision.prompt?.kind === 'place_explorers') return this.place(space, decision.prompt.left);
    if (!this.isMoving) return decision.click(at(space));
    const way = source && source !== space ? this.way(space, source) : undefined;
    if (way) return this.choose(way);
    if (source === space && !decision.chosen) {
      if (this.n < this.standing(space)) this.n += 1;
      else decision.clear();
      return;
    }
    const stands = this.steps.some(({ from }) => from === space);
    if (stands) {
      this.n = 1;
      decision.clear();
      decision.picked = [at(space)];
      return;
    }
    const nearest = this.way(space);
    if (nearest) this.choose(nearest);
    else decision.click(at(space));
  }

  /** Send another number of explorers. */
  readonly send = (n: number): void => {
    const { chosen } = this.decision;
    this.n = Math.max(1, Math.min(n, this.most));
    if (chosen?.move.do !== 'move') return;
    const way = this.way(chosen.move.to, chosen.move.from);
    if (way) this.decision.choose(several(way, this.n, this.tell));
  };

  /** The spaces from which another number could come to the chosen conquest. */
  get sources(): Source[] {
    return sources(this.view(), this.decision.chosen, this.conquest);
  }

  /** Let another number come from one of them; what that changes elsewhere goes along. */
  gather(space: string, n: number): void {
    const { decision, conquest } = this;
    const { chosen } = decision;
    if (!chosen || !conquest) return;
    const { needed } = conquest;
    const points = this.view().movement;
    const from = rearranged(chosen, this.sources, { space, n }, { needed, points });
    decision.choose(stormed(chosen, conquest, from, this.tell));
  }

  private get conquest() {
    const { prompt, chosen } = this.decision;
    const name = chosen?.move.do === 'assault' ? chosen.move.region : '';
    return conquestsOf(prompt).find(({ region }) => region === name);
  }

  /** One more explorer into a region; where none is left, the first one goes there instead. */
  private place(space: string, left: number): void {
    const { decision } = this;
    const choice = decision.prompt?.choices.find(
      ({ move }) => move.do === 'place_explorer' && move.region === space,
    );
    if (!choice) return;
    const placed = decision.plan.slice(decision.plan.length < left ? 0 : 1);
    decision.chooseAll([...placed, choice]);
    if (decision.all.length === left) decision.decided();
  }

  /** Take back one that is to be placed. */
  takeBack(space: string): void {
    const { all } = this.decision;
    const found = all.findLastIndex(
      ({ move }) => move.do === 'place_explorer' && move.region === space,
    );
    if (found >= 0) this.decision.chooseAll(all.filter((_, at) => at !== found));
  }

  private get isMoving(): boolean {
    return this.decision.prompt?.kind === 'move_explorers';
  }

  private get steps() {
    return this.decision.choices.flatMap(({ move }) => (move.do === 'move' ? [move] : []));
  }

  private standing(space: string): number {
    const { turn, seats } = this.view();
    return turn === null ? 0 : (seats[turn]?.explorers[space] ?? 0);
  }

  /** The shortest way to a space; of equal ones from where most stand. */
  private way(to: string, from?: string): Offer<Choice> | undefined {
    const length = ({ legs }: Offer<Choice>) => legs?.length ?? 1;
    return this.decision.choices
      .filter(({ move }) => move.do === 'move' && move.to === to && (!from || move.from === from))
      .toSorted(
        (a, b) => length(a) - length(b) || this.standing(start(b)) - this.standing(start(a)),
      )[0];
  }

  private choose(way: Offer<Choice>): void {
    const { decision } = this;
    const least = Math.floor(this.view().movement / (way.legs?.length ?? 1));
    const n = Math.min(this.source === start(way) ? this.count : 1, least);
    decision.choose(several(way, n, this.tell));
    decision.picked = [at(start(way))];
    decision.decided();
  }
}

const start = ({ move }: Offer<Choice>) => (move.do === 'move' ? move.from : '');

export function providePointing(pointing: Pointing): Pointing {
  return setContext(KEY, pointing);
}

export function pointing(): Pointing {
  return getContext<Pointing>(KEY);
}
