import { LRUCache } from "lru-cache";
import { type ChangeTopic, isHeard, onChange } from "../changes.ts";
import type { Db } from "../open-database.ts";

/** What is kept, or is about to be. Take a copy before deleting from it on the way. */
interface Entries<Key, Value> extends Iterable<[Key, Value]> {
  clear(): void;
  delete(key: Key): boolean;
}

interface Store<Key extends {}, Value extends {}> {
  kept: LRUCache<Key, Value>;
  /** What has changed since each read under way began: what it shows of that is not kept. */
  changes: Set<Set<ChangeTopic | null>>;
  /** Reads that are under way, so that many callers at once ask once. */
  reading: Map<Key, Promise<Value>>;
}

/**
 * Values made from the database that are kept in the process until something that they show changes (changes.ts),
 * and not at all while changes cannot be heard. Kept values are shared: never change one.
 */
export class UntilChanged<Key extends {}, Value extends {}> {
  readonly #stores = new WeakMap<Db, Store<Key, Value>>();
  readonly #max: number;
  readonly #sizeOf: ((value: Value) => number) | undefined;
  readonly #forget: (topic: ChangeTopic, entries: Entries<Key, Value>) => void;

  /**
   * `forget` takes from the entries those that a changed topic is shown by. `max` is how many are kept; with `sizeOf`
   * how much they may be together.
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

  /** Reads, and keeps of it what nothing that changed meanwhile is shown by. */
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

  /** The value of a key, made anew where it is not kept. */
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

  /** The values of keys, those that are not kept made all at once; `make` leaves out what there is no value for. */
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
