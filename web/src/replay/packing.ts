/** A record as part of a link, behind the #, where no server sees it; and back. */

/** Characters: longer ones do not survive being sent around. */
export const LONGEST_LINK = 30_000;
/** Characters of a record that the other end takes. */
export const LONGEST_RECORD = 300_000;

export async function pack(record: string): Promise<string> {
  const small = await through(new Blob([record]), new CompressionStream('deflate-raw'));
  let bytes = '';
  for (const byte of small) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record, or nothing if it is none: cut off, changed, or something else. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const small = Uint8Array.from(bytes, (each) => each.charCodeAt(0));
    const whole = await through(new Blob([small]), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

/** Never more than a record may have: a small link can hold a lot of nothing. */
async function through(
  given: Blob,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Uint8Array(LONGEST_RECORD);
  let length = 0;
  const reader = given
    .stream()
    .pipeThrough(change as ReadableWritablePair)
    .getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
    if (done) return out.slice(0, length);
    if (length + value.length > LONGEST_RECORD) throw new Error('too long');
    out.set(value, length);
    length += value.length;
  }
}
