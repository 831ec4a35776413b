/** Tables in the browser's own store. What is written is there before anybody is told that it happened. */

const NAME = 'empires';
const TABLES = 'tables';
const ENTRIES = 'entries';

/** Other tabs with the same store hear what changes here. */
export class Shelf {
  private readonly channel = new BroadcastChannel(NAME);

  /** Told when the browser begins to refuse what is written, and when it ends. */
  onfull: (yes: boolean) => void = () => {};
  private isFull = false;

  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES);
      asked.result.createObjectStore(ENTRIES);
    };
    return new Shelf(await done(asked));
  }

  set onheard(heard: (table: string) => void) {
    this.channel.onmessage = (event: MessageEvent<string>) => heard(event.data);
  }

  async put(table: string, row: string): Promise<void> {
    await this.write(TABLES, (store) => store.add(row, table));
  }

  async drop(table: string): Promise<void> {
    await this.write(TABLES, (store) => store.delete(table));
    await this.write(ENTRIES, (store) => store.delete(all(table, 0)));
  }

  find(table: string): Promise<string | undefined> {
    return done(this.database.transaction(TABLES).objectStore(TABLES).get(table));
  }

  /** False if another tab was first: nothing is written over. */
  async add(table: string, number: number, row: string): Promise<boolean> {
    try {
      await this.write(ENTRIES, (store) => store.add(row, [table, number]));
      return true;
    } catch (error) {
      if ((error as DOMException | null)?.name === 'ConstraintError') return false;
      throw error;
    }
  }

  since(table: string, number: number): Promise<string[]> {
    const store = this.database.transaction(ENTRIES).objectStore(ENTRIES);
    return done(store.getAll(all(table, number)));
  }

  tell(table: string): void {
    this.channel.postMessage(table);
  }

  private async write(name: string, change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    try {
      await this.written(name, change);
      this.full(false);
    } catch (error) {
      // Another tab was first: that is no trouble.
      if ((error as DOMException | null)?.name !== 'ConstraintError') this.full(true);
      throw error;
    }
  }

  private full(yes: boolean): void {
    if (this.isFull !== yes) this.onfull(yes);
    this.isFull = yes;
  }

  private written(name: string, change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const transaction = this.database.transaction(name, 'readwrite', { durability: 'strict' });
    const asked = change(transaction.objectStore(name));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(asked.error ?? transaction.error);
    });
  }
}

/** The entries of a table from that number on. */
function all(table: string, number: number): IDBKeyRange {
  return IDBKeyRange.bound([table, number], [table, Infinity]);
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
