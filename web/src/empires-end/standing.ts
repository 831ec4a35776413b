/** Who would have how many points if it ended now, as bars beside each other. */

import type { EmpiresEndView } from '../generated/empires_end/views';

export interface Standing {
  seat: number;
  total: number;
  exact: boolean;
  /** Afterwards, if what is chosen is confirmed; null: something hidden decides. */
  next: number | null;
  /** Shares of the longest bar, in percent. */
  track: number;
  locations: number;
  abilities: number;
  lost: number;
  won: number;
}

export function standings(view: EmpiresEndView, foretold: number | null | undefined): Standing[] {
  const totals = view.seats.map(({ forecast }) => forecast.total);
  const most = Math.max(1, foretold ?? 0, ...totals) * 1.05;
  const share = (points: number) => (Math.max(0, points) / most) * 100;
  return view.seats.map(({ seat, forecast }) => {
    const next = seat === view.seat && foretold !== undefined ? foretold : forecast.total;
    const lost = share(forecast.total - (next ?? forecast.total));
    // What would be lost is shown in place of the end of the bar.
    const left = cut([forecast.track, forecast.locations, forecast.abilities].map(share), lost);
    return {
      seat,
      total: forecast.total,
      exact: forecast.exact,
      next,
      track: left[0]!,
      locations: left[1]!,
      abilities: left[2]!,
      lost,
      won: share((next ?? forecast.total) - forecast.total),
    };
  });
}

/** Take so much away from the end of the list. */
function cut(parts: number[], much: number): number[] {
  let rest = much;
  return parts
    .toReversed()
    .map((part) => {
      const taken = Math.min(part, rest);
      rest -= taken;
      return part - taken;
    })
    .toReversed();
}
