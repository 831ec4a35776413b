/** A conflict card as a scale of strengths. */

import type { Thing } from '../generated/library';
import { few, type Parts } from './short';

export interface Band {
  name: 'low' | 'middle' | 'high';
  from: number;
  /** The last strength of it; null: there is none. */
  to: number | null;
  reward: Reward;
}

export interface Reward {
  points: number;
  /** Resources as signs. */
  parts: Parts;
  refresh: number;
}

interface Data {
  points: number;
  gain: number[];
  refresh: number;
}

function reward(data: unknown): Reward {
  const { points, gain, refresh } = data as Data;
  return { points, parts: few(gain), refresh };
}

export function bandsOf({ data }: Thing): Band[] {
  const low = Number(data.low_to);
  const high = Number(data.high_from);
  const bands: Band[] = [
    { name: 'low', from: 0, to: low, reward: reward(data.low) },
    { name: 'middle', from: low + 1, to: high - 1, reward: reward(data.middle) },
    { name: 'high', from: high, to: null, reward: reward(data.high) },
  ];
  return bands.filter(({ from, to }) => to === null || to >= from);
}

export function bonusOf({ data }: Thing): Reward {
  return reward(data.victory);
}

export function isIn({ from, to }: Band, strength: number): boolean {
  return strength >= from && (to === null || strength <= to);
}
