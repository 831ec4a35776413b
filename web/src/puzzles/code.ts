/** Which choice of the question is meant by what is chosen on the table. */

import type { Prompt } from '../generated/prompts';
import type { Offer } from '../table/picks';

/** Of several moves that the page has put together, the first one answers. */
export function codeOf(chosen: Offer | undefined, prompt: Prompt | null): number | null {
  if (!chosen || !prompt) return null;
  const move = JSON.stringify(chosen.legs?.[0] ?? chosen.move);
  const found =
    prompt.choices.find(({ id }) => !chosen.legs && id === chosen.id) ??
    prompt.choices.find((each) => JSON.stringify(each.move) === move);
  return found?.id ?? null;
}
