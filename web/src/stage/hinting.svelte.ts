/** Asking the strongest bot, which sees what the seat sees, and what it says. */

import type { Advice } from '../generated/http';
import type { Update } from '../generated/tables';
import { hint } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf, type TableClient } from '../lib/table.svelte';
import type { Deciding } from '../table/deciding.svelte';
import type { Offer } from '../table/picks';
import { say } from '../words/words.svelte';

/** What is said of one question. */
interface Told {
  question: string;
  best: Offer;
  advice: Advice;
}

export class Hinting {
  thinking = $state(false);
  private told: Told | null = $state.raw(null);
  /** What it says, as long as its question is asked: why its choice, or what the chosen one costs. */
  words: { title: string; text: string } | null = $derived.by(() => {
    const { told, decision } = this;
    if (!told || decision.prompt?.id !== told.question) return null;
    const { best, advice } = told;
    const chosen = decision.plan[0] ?? best;
    if (chosen.id === best.id)
      return { title: say('web-hint-says', { choice: best.text }), text: advice.why };
    const other = advice.beside.find(({ code }) => code === chosen.id);
    return other ? { title: chosen.title, text: other.text } : null;
  });

  constructor(private decision: Deciding) {}

  async ask(client: TableClient, update: Update): Promise<void> {
    const { decision } = this;
    const token = client.sittings.find((each) => each.seat === update.seat)?.token;
    const prompt = decision.prompt;
    if (!token || !prompt) return;
    this.thinking = true;
    try {
      const advice = await hint(client.id, token, settings.lang);
      const best = prompt.choices.find((choice) => choice.id === advice.code);
      if (!best || decision.prompt?.id !== prompt.id) return;
      decision.clear();
      decision.choose(best);
      this.told = { question: prompt.id, best, advice };
    } catch (error) {
      client.refused = { code: 'hint', message: wordsOf(error) || say('web-offline') };
    } finally {
      this.thinking = false;
    }
  }

  readonly leave = (): void => {
    this.told = null;
  };
}
