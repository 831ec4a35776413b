/** Which tables another tab of this browser has open: both play on, and both see every move. */

const LOCK = 'empires-';

export const elsewhere: { tables: string[] } = $state({ tables: [] });

/** Hold a table's name while it is open here; whoever comes second is told. */
export function hold(table: string): () => void {
  let release = () => {};
  const open = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(LOCK + table, { ifAvailable: true }, (lock) => {
    const others = elsewhere.tables.filter((each) => each !== table);
    elsewhere.tables = lock ? others : [...others, table];
    return lock ? open : undefined;
  });
  return release;
}

/** Whether any tab has a table open. */
export async function isAnyOpen(): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name?.startsWith(LOCK)) ?? false;
}
