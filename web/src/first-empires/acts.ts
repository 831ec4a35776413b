/** What somebody did in one go: the steps of a journey, a conquest with all that follows from it. */

import type { AnyEvent } from '../generated/first_empires/events';
import type { FirstEmpiresLine } from '../generated/first_empires/views';

export type Doing =
  | 'walk'
  | 'conquer'
  | 'retreat'
  | 'take'
  | 'step'
  | 'settle'
  | 'found'
  | 'turn'
  | 'score'
  | 'civilization';

export interface Act {
  doing: Doing;
  seat: number;
  lines: FirstEmpiresLine[];
}

function doingOf(event: AnyEvent): Doing | null {
  switch (event.event) {
    case 'moved':
      return 'walk';
    case 'crossed':
    case 'conquered':
      return 'conquer';
    case 'took_cities':
      return 'take';
    case 'retreated':
      return 'retreat';
    case 'stepped':
    case 'drew':
      return 'step';
    case 'placed_explorer':
      return 'settle';
    case 'placed_city':
      return 'found';
    case 'discarded':
      return 'turn';
    case 'scored_card':
      return 'score';
    case 'got_civilization':
      return 'civilization';
    default:
      return null;
  }
}

/** Whether an event goes on with what was done before it. */
function goesOn(act: Act, doing: Doing, event: AnyEvent): boolean {
  const last = act.lines.at(-1)!.event;
  switch (doing) {
    case 'walk': {
      if (act.doing !== 'walk' || last.event !== 'moved' || event.event !== 'moved') return false;
      const first = act.lines[0]!.event;
      // On with the same explorer, or another one behind it.
      return last.to === event.from || (first.event === 'moved' && first.from === event.from);
    }
    case 'conquer':
      // Those who came nearer for it belong to it.
      if (act.doing === 'walk')
        return last.event === 'moved' && event.event === 'crossed' && last.to === event.from;
      return act.doing === 'conquer' && last.event === 'crossed';
    case 'take':
      return act.doing === 'conquer' || act.doing === 'walk';
    case 'step':
      return act.doing === 'step' && event.event === 'drew';
    case 'settle':
      return act.doing === 'settle';
    default:
      return false;
  }
}

export function actsOf(lines: FirstEmpiresLine[]): Act[] {
  const acts: Act[] = [];
  for (const line of lines) {
    const { event } = line;
    const doing = doingOf(event);
    if (!doing || !('seat' in event)) continue;
    const last = acts.at(-1);
    if (last && last.seat === event.seat && goesOn(last, doing, event)) {
      last.lines.push(line);
      if (doing === 'conquer') last.doing = 'conquer';
    } else acts.push({ doing, seat: event.seat, lines: [line] });
  }
  return acts;
}

/** The way of each explorer that walked, the same way once. */
export function waysIn({ lines }: Act): { spaces: string[]; n: number }[] {
  const found: { spaces: string[]; n: number }[] = [];
  let way: string[] = [];
  const close = () => {
    if (!way.length) return;
    const same = found.find(({ spaces }) => spaces.join() === way.join());
    if (same) same.n += 1;
    else found.push({ spaces: way, n: 1 });
    way = [];
  };
  for (const { event } of lines) {
    if (event.event === 'moved') {
      if (way.at(-1) !== event.from) close();
      way = way.length ? [...way, event.to] : [event.from, event.to];
    } else if (event.event === 'crossed') {
      close();
      const came = found.find(({ spaces }) => spaces.at(-1) === event.from);
      if (came) came.spaces = [...came.spaces, event.to];
      else found.push({ spaces: [event.from, event.to], n: event.explorers });
    } else if (event.event === 'retreated')
      found.push({ spaces: [event.from, event.to], n: event.explorers });
  }
  close();
  return found;
}
