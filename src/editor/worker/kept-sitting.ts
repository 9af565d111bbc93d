import type { Session } from '../desk/session.ts';

/** What an author has changed and not saved, kept in the browser until it is. */
export interface KeptSitting extends Pick<Session, 'done' | 'undone'> {
  /** The version of the files that the changes were made on. */
  readonly version: string;
  /** The branch that some of it has been saved on. */
  readonly branch?: string | undefined;
}

/** Where sittings are kept, each under the name of what is edited. Where the browser keeps nothing, nothing is kept. */
export interface KeptSittings {
  get(): Promise<KeptSitting | undefined>;
  /** Undefined lets it go. */
  put(sitting: KeptSitting | undefined): Promise<void>;
}

const STORE = 'sittings';

/** IndexedDB, which holds more than other storage, and whatever bytes pictures have. */
export function keptSittings(name: string, factory: IDBFactory | undefined = globalThis.indexedDB): KeptSittings {
  const run = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T | undefined>((resolve) => {
      const none = () => resolve(undefined);
      try {
        if (!factory) return none();
        const opening = factory.open('page-editor', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
        opening.onerror = none;
        opening.onblocked = none;
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(STORE, mode);
          const asked = ask(transaction.objectStore(STORE));
          transaction.oncomplete = () => {
            database.close();
            resolve(asked.result);
          };
          transaction.onabort = none;
          transaction.onerror = none;
        };
      } catch {
        none();
      }
    });
  return {
    get: () => run('readonly', (store) => store.get(name) as IDBRequest<KeptSitting>),
    put: async (sitting) => {
      if (sitting) await run('readwrite', (store) => store.put(sitting, name));
      else await run('readwrite', (store) => store.delete(name));
    },
  };
}
