/** A hint in text mode: what a strong bot would choose and why, or what a numbered choice costs. */

import type { Advice } from '../generated/http';
import type { Choice } from '../generated/prompts';
import { hint } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf } from '../lib/table.svelte';
import { say } from '../words/words.svelte';

export class TypedHint {
  private question = '';
  private advice: Advice | null = null;

  constructor(
    private table: string,
    private token: () => string | undefined,
  ) {}

  /** Of the choices as they are numbered; of one of them, if any is named. */
  async lines(question: string, choices: Choice[], about?: Choice): Promise<string[]> {
    const token = this.token();
    if (!token || !choices.length) return [say('web-no-such-choice', { n: 0 })];
    const asked = `${question} ${settings.lang}`;
    try {
      if (this.question !== asked) this.advice = await hint(this.table, token, settings.lang);
      this.question = asked;
    } catch (error) {
      return [wordsOf(error) || say('web-offline')];
    }
    const { code, why, beside } = this.advice!;
    const other = about && beside.find((each) => each.code === about.id);
    if (other) return [`${about.title}: ${other.text}`];
    const at = choices.findIndex(({ id }) => id === code);
    return [say('web-hint-says', { choice: `${at + 1}. ${choices[at]?.text ?? ''}` }), why];
  }
}
