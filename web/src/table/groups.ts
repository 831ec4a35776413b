/** Choices as they are listed: those of each group of the question, then those of none. */

import type { Group } from '../generated/prompts';
import type { Offer } from './picks';

export interface Listed {
  group: Group | null;
  choices: Offer[];
}

export function grouped(groups: Group[], choices: Offer[]): Listed[] {
  const keys = groups.map(({ key }) => key);
  const rest = choices.filter(({ group }) => group === null || !keys.includes(group));
  if (!groups.length) return [{ group: null, choices: rest }];
  return [
    ...groups.map((group) => ({
      group,
      choices: choices.filter((choice) => choice.group === group.key),
    })),
    { group: null, choices: rest },
  ].filter((list) => list.choices.length);
}
