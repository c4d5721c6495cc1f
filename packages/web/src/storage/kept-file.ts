const DATABASE = "tablee";
const STORE = "files";

/**
 * Stores a file under a key, so that it survives a reload; null deletes it. Nothing here throws: what cannot be stored
 * is lost.
 */
export async function keepFile(key: string, file: Blob | null): Promise<void> {
  await within("readwrite", (store) => (file ? settled(store.put(file, key)) : settled(store.delete(key))));
}

/** Deletes every file whose key begins with `beginning`. */
export async function forgetFiles(beginning: string): Promise<void> {
  await within("readwrite", (store) => settled(store.delete(IDBKeyRange.bound(beginning, `${beginning}\uFFFF`))));
}

/** The stored file; null if there is none. */
export async function keptFile(key: string): Promise<Blob | null> {
  const found = await within("readonly", (store) => settled<unknown>(store.get(key)));
  return found instanceof Blob ? found : null;
}

async function within(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<unknown>): Promise<unknown> {
  try {
    const database = await opened();
    try {
      return await act(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    // There is no such storage, or it is forbidden or full.
    return null;
  }
}

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
  return settled(request);
};

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The device keeps no files")));
  });
