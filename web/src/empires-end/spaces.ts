/** The spaces of the track: what they are called, and their pictures. */

import type { Space } from '../generated/empires_end/words';
import { say } from '../words/words.svelte';

export const SPACES: Record<Space, string> = {
  D: 'disaster',
  DD: 'double',
  E: 'economy',
  I: 'industry',
  C: 'conflict',
  EI: 'combined',
};

/** By the name of a phase or of a space. */
export function spaceName(name: string): string {
  return say('ee-web-space', { name: name === 'double_disaster' ? 'double' : name });
}
