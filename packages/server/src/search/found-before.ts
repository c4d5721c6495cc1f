import { readQuery } from "@tablee/domain/search/read-query";
import { LRUCache } from "lru-cache";
import { type ChangeTopic, isHeard, onChange } from "../database/changes.ts";
import type { Db } from "../database/open-database.ts";
import type { FindAsk, FoundForAll, FoundIds } from "./find-entries.ts";

/** How long what was found for somebody is found for others where something changed since: what is new shows then. */
const KEPT_MS = 20_000;
/** And where nothing did that this process was told of; later than that nobody is answered by it. */
const UNCHANGED_MS = 60_000;
/** Words of what changed are learned within that time (learn-words.ts): what was found before it may lack them. */
const LEARNED_MS = 10_000;
const MOST_KEPT = 2_000;
/** What is asked again and again is looked up anew while the one before answers: so much of it at once. */
const RENEWED_AT_ONCE = 2;
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
  renewing: Set<string>;
}
const stores = new WeakMap<Db, Store>();

function storeOf(db: Db): Store {
  let store = stores.get(db);
  if (!store) {
    const answers = new LRUCache<string, Kept>({ max: MOST_KEPT });
    const made: Store = { answers, changed: performance.now(), renewing: new Set() };
    onChange(db, (topic) => {
      if (!isOfNoMatter(topic)) made.changed = performance.now();
    });
    stores.set(db, (store = made));
  }
  return store;
}

const isGood = (db: Db, { changed }: Store, { at }: Kept): boolean =>
  performance.now() - at < KEPT_MS || (isHeard(db) && at > changed + LEARNED_MS);

type Find = () => Promise<FoundForAll>;

function begin({ answers }: Store, key: string, find: Find): Promise<FoundForAll> {
  const finding = find();
  answers.set(key, { finding, at: performance.now() });
  finding.catch(() => answers.delete(key));
  return finding;
}

const isSame = (one: FoundIds, other: FoundIds): boolean =>
  one.length === other.length && one.every(({ kind, ref }, at) => kind === other[at]?.kind && ref === other[at]?.ref);

/** Looks up anew for whoever asks next. What is found in the same order as before keeps its list (visitors-answers.ts). */
async function renew(store: Store, key: string, before: Kept, find: Find): Promise<void> {
  if (store.renewing.has(key) || store.renewing.size >= RENEWED_AT_ONCE) return;
  store.renewing.add(key);
  const at = performance.now();
  try {
    const [last, found] = await Promise.all([before.finding, find()]);
    const finding = Promise.resolve(isSame(last.ids, found.ids) ? { ...found, ids: last.ids } : found);
    store.answers.set(key, { finding, at });
  } catch {
    // Who asks once the one before is too old hears of it.
  } finally {
    store.renewing.delete(key);
  }
}

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
  if (!before || performance.now() - before.at >= UNCHANGED_MS) return begin(store, key, () => find(ask));
  if (!isGood(db, store, before)) void renew(store, key, before, () => find(ask));
  return before.finding;
}
