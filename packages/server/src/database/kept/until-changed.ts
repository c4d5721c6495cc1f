import { LRUCache } from "lru-cache";
import { type ChangeTopic, isHeard, onChange } from "../changes.ts";
import type { Db } from "../open-database.ts";

/** The cached entries, or those about to be cached. Copy them before deleting while iterating. */
interface Entries<Key, Value> extends Iterable<[Key, Value]> {
  clear(): void;
  delete(key: Key): boolean;
}

interface Store<Key extends {}, Value extends {}> {
  kept: LRUCache<Key, Value>;
  /** The changes since each read in progress began: what a read shows of them is not cached. */
  changes: Set<Set<ChangeTopic | null>>;
  /** Reads in progress, so that simultaneous callers share one. */
  reading: Map<Key, Promise<Value>>;
}

/**
 * Caches values read from the database until something that they show changes (changes.ts), and not at all while
 * changes cannot be received. Cached values are shared: never modify one.
 */
export class UntilChanged<Key extends {}, Value extends {}> {
  readonly #stores = new WeakMap<Db, Store<Key, Value>>();
  readonly #max: number;
  readonly #sizeOf: ((value: Value) => number) | undefined;
  readonly #forget: (topic: ChangeTopic, entries: Entries<Key, Value>) => void;

  /**
   * `forget` deletes the entries that show a changed topic. `max` is the maximum number of entries, or, with `sizeOf`,
   * their maximum total size.
   */
  constructor(
    max: number,
    forget: (topic: ChangeTopic, entries: Entries<Key, Value>) => void,
    sizeOf?: (value: Value) => number,
  ) {
    this.#max = max;
    this.#forget = forget;
    this.#sizeOf = sizeOf;
  }

  #storeOf(db: Db): Store<Key, Value> {
    let store = this.#stores.get(db);
    if (!store) {
      const made: Store<Key, Value> = {
        kept: this.#sizeOf
          ? new LRUCache({ maxSize: this.#max, sizeCalculation: this.#sizeOf })
          : new LRUCache({ max: this.#max }),
        changes: new Set(),
        reading: new Map(),
      };
      onChange(db, (topic) => {
        for (const changes of made.changes) changes.add(topic);
        made.reading.clear();
        this.#drop(topic, made.kept);
      });
      this.#stores.set(db, (store = made));
    }
    return store;
  }

  #drop(topic: ChangeTopic | null, entries: Entries<Key, Value>): void {
    if (topic === null) entries.clear();
    else this.#forget(topic, entries);
  }

  /** Reads, and caches the result except what shows something that changed meanwhile. */
  async #read<Read>(store: Store<Key, Value>, read: () => Promise<Read>, entriesOf: (read: Read) => Map<Key, Value>) {
    const changes = new Set<ChangeTopic | null>();
    store.changes.add(changes);
    try {
      const value = await read();
      const entries = new Map(entriesOf(value));
      for (const topic of changes) this.#drop(topic, entries);
      for (const [key, entry] of entries) store.kept.set(key, entry);
      return value;
    } finally {
      store.changes.delete(changes);
    }
  }

  /** Returns the value of a key, made by `make` if it is not cached. */
  async get(db: Db, key: Key, make: () => Promise<Value>): Promise<Value> {
    if (!isHeard(db)) return make();
    const store = this.#storeOf(db);
    const kept = store.kept.get(key);
    if (kept !== undefined) return kept;
    const underway = store.reading.get(key);
    if (underway) return underway;

    const reading = this.#read(store, make, (value) => new Map([[key, value]]));
    store.reading.set(key, reading);
    try {
      return await reading;
    } finally {
      if (store.reading.get(key) === reading) store.reading.delete(key);
    }
  }

  /**
   * Returns the values of several keys; those not cached are made in one call. `make` omits keys that have no value.
   */
  async getMany(
    db: Db,
    keys: readonly Key[],
    make: (missing: Key[]) => Promise<Map<Key, Value>>,
  ): Promise<Map<Key, Value>> {
    if (!isHeard(db)) return make([...keys]);
    const store = this.#storeOf(db);
    const found = new Map<Key, Value>();
    const missing: Key[] = [];
    for (const key of keys) {
      const kept = store.kept.get(key);
      if (kept === undefined) missing.push(key);
      else found.set(key, kept);
    }
    if (missing.length === 0) return found;
    const made = await this.#read(
      store,
      () => make(missing),
      (values) => values,
    );
    for (const [key, value] of made) found.set(key, value);
    return found;
  }
}
