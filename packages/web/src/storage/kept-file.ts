const DATABASE = "tablee";
const STORE = "files";

/** A file that the device keeps through a reload, by its key. Nothing of it throws: what cannot be kept is not. */
export async function keepFile(key: string, file: Blob | null): Promise<void> {
  await within("readwrite", (store) => (file ? settled(store.put(file, key)) : settled(store.delete(key))));
}

/** Every file whose key begins so. */
export async function forgetFiles(beginning: string): Promise<void> {
  await within("readwrite", (store) => settled(store.delete(IDBKeyRange.bound(beginning, `${beginning}\uFFFF`))));
}

/** null where nothing is kept. */
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
    // No such storage, forbidden, or full.
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
