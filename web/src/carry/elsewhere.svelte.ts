/** Which tables another tab of this browser has open: both play on, and both see every move. */

const LOCK = 'empires-';

export const elsewhere: { tables: string[] } = $state({ tables: [] });

/** Hold a table's name while it is open here; whoever comes second is told, until the first has gone. */
export function hold(table: string): () => void {
  const name = LOCK + table;
  const gone = new AbortController();
  let release = () => {};
  const open = new Promise<void>((resolve) => (release = resolve));
  const tell = (yes: boolean) => {
    const others = elsewhere.tables.filter((each) => each !== table);
    elsewhere.tables = yes ? [...others, table] : others;
  };
  void navigator.locks?.request(name, { ifAvailable: true }, (lock) => {
    tell(!lock);
    if (lock) return open;
    const first = () => {
      tell(false);
      return open;
    };
    // Not waited for: this request ends here, without the lock.
    navigator.locks.request(name, { signal: gone.signal }, first).catch(() => {});
  });
  return () => {
    release();
    gone.abort();
  };
}

/** Whether any tab has a table open. */
export async function isAnyOpen(): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name?.startsWith(LOCK)) ?? false;
}
