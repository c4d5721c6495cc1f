import { readQuery } from "@tablee/domain/search/read-query";
import { LRUCache } from "lru-cache";
import { type ChangeTopic, isHeard, onChange } from "../database/changes.ts";
import type { Db } from "../database/open-database.ts";
import type { FindAsk, FoundForAll } from "./find-entries.ts";

/** How long what was found for somebody is found for others where something changed since: what is new shows then. */
const KEPT_MS = 20_000;
/** And where nothing did that this process was told of. */
const UNCHANGED_MS = 60_000;
/** Words of what changed are learned within that time (learn-words.ts): what was found before it may lack them. */
const LEARNED_MS = 10_000;
const MOST_KEPT = 2_000;
/** About a kilometre: who stands as near asks for the same. */
const DECIMALS = 2;

/** Neither finds nor orders anything: an entry is written anew when its likes double. */
const isOfNoMatter = (topic: ChangeTopic | null): boolean =>
  topic !== null && /^(?:likes|comments|tables|printers):/.test(topic);

interface Kept {
  finding: Promise<FoundForAll>;
  /** When it was begun. */
  at: number;
}
interface Store {
  answers: LRUCache<string, Kept>;
  /** When something last changed that may be found. */
  changed: number;
}
const stores = new WeakMap<Db, Store>();

function storeOf(db: Db): Store {
  let store = stores.get(db);
  if (!store) {
    const made: Store = { answers: new LRUCache({ max: MOST_KEPT, ttl: UNCHANGED_MS }), changed: performance.now() };
    onChange(db, (topic) => {
      if (!isOfNoMatter(topic)) made.changed = performance.now();
    });
    stores.set(db, (store = made));
  }
  return store;
}

const isGood = (db: Db, { changed }: Store, { at }: Kept): boolean =>
  performance.now() - at < KEPT_MS || (isHeard(db) && at > changed + LEARNED_MS);

/** What is found for a query that was asked a moment ago from about here is not looked up again, nor twice at once. */
export async function foundBefore(
  db: Db,
  ask: FindAsk,
  find: (ask: FindAsk) => Promise<FoundForAll>,
): Promise<FoundForAll> {
  const store = storeOf(db);
  const phrase = readQuery(ask.text)?.phrase ?? "";
  const place = `${ask.from.latitude.toFixed(DECIMALS)},${ask.from.longitude.toFixed(DECIMALS)}`;
  const key = JSON.stringify([phrase, place, ask.worldwide]);
  const before = store.answers.get(key);
  if (before && isGood(db, store, before)) return before.finding;
  const finding = find(ask);
  store.answers.set(key, { finding, at: performance.now() });
  finding.catch(() => store.answers.delete(key));
  return finding;
}
