/** Choices that only bring something, so that all may be taken at once. */

import type { Choice, Prompt } from '../generated/prompts';

export function gains(prompt: Prompt | null): Choice[] {
  return prompt?.choices.filter((choice) => choice.only_gains) ?? [];
}

/** Whether nothing is left to decide once everything plain is used. */
export function onlyGains(prompt: Prompt | null): boolean {
  return prompt?.choices.every((choice) => choice.only_gains || choice.ends) ?? true;
}
