/** Random words that the page adds: to a shuffle, so that nobody alone can choose it. */

const BYTES = 16;

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
