import { queryPhrase } from "@tablee/domain/search/read-query";
import { LRUCache } from "lru-cache";
import { type FoundChange, isHeard, onFoundChange } from "../database/changes.ts";
import type { Db } from "../database/open-database.ts";
import { sizeInMemory } from "../database/kept/size-in-memory.ts";
import type { FindAsk, FoundForAll } from "./find-entries.ts";
import { mayConcern } from "./may-concern.ts";

/** How long a result is reused whatever has changed since: new things show up after that. */
const KEPT_MS = 20_000;
/** How long after a relevant change the previous result is still returned while a new search runs. */
const LATE_MS = 60_000;
/** Most results take about 4 kB, those with the most hits 9 kB. */
const MOST_BYTES = 8 * 1024 * 1024;
/** The size of a cache entry besides its result: the key, the bookkeeping and the promise. */
const BESIDE_BYTES = 600;
/** How many repeated queries are searched again at once while their previous results are returned. */
const RENEWED_AT_ONCE = 2;
/** How many changes are remembered; older results count as affected. */
const MOST_CHANGES = 200;
/** About a kilometre: callers within it share results. */
const DECIMALS = 2;

interface Change extends FoundChange {
  at: number;
}
interface Kept {
  finding: Promise<FoundForAll>;
  /** null: the search is still running. */
  found: FoundForAll | null;
  /** When the search began. */
  at: number;
  /** How many changes this result has been checked against, without effect on it. */
  seen: number;
  /** When something that affects it first changed. */
  concerned: number | null;
}
interface Store {
  answers: LRUCache<string, Kept>;
  /** The most recent changes, and how many there have been in total. */
  changes: Change[];
  count: number;
  renewing: Set<string>;
}
const stores = new WeakMap<Db, Store>();

function storeOf(db: Db): Store {
  let store = stores.get(db);
  if (!store) {
    const answers = new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf });
    const made: Store = { answers, changes: [], count: 0, renewing: new Set() };
    onFoundChange(db, (change) => {
      made.count += 1;
      made.changes.push({ ...change, at: performance.now() });
      if (made.changes.length > MOST_CHANGES) made.changes.shift();
    });
    stores.set(db, (store = made));
  }
  return store;
}

/** When something that this query may find first changed; null: nothing has since the search. */
function concernedAt({ changes, count }: Store, kept: Kept): number | null {
  if (kept.concerned !== null || kept.found === null || kept.seen === count) return kept.concerned;
  const { found } = kept;
  const missed = count - kept.seen;
  const first = missed > changes.length ? changes[0] : changes.slice(-missed).find((one) => mayConcern(found, one));
  kept.seen = count;
  kept.concerned = first?.at ?? null;
  return kept.concerned;
}

type Find = () => Promise<FoundForAll>;

const sizeOf = ({ found }: Kept): number => BESIDE_BYTES + (found ? found.ids.size + sizeInMemory(found.asked) : 0);

function begin({ answers, count }: Store, key: string, find: Find): Promise<FoundForAll> {
  const finding = find();
  // The number of changes before the search: its result may not include what changes meanwhile.
  const begun: Kept = { finding, found: null, at: performance.now(), seen: count, concerned: null };
  const isMine = () => answers.peek(key) === begun;
  answers.set(key, begun);
  finding.then(
    // Set again, because the size of the entry is only known now.
    (found) => void (isMine() && answers.set(key, { ...begun, found })),
    () => void (isMine() && answers.delete(key)),
  );
  return finding;
}

/**
 * Searches again for the next caller. If the order is the same as before, the list object is kept
 * (visitors-answers.ts).
 */
async function renew(store: Store, key: string, before: Kept, find: Find): Promise<void> {
  if (store.renewing.has(key) || store.renewing.size >= RENEWED_AT_ONCE) return;
  store.renewing.add(key);
  const { count } = store;
  const at = performance.now();
  try {
    const [last, found] = await Promise.all([before.finding, find()]);
    const same = found.ids.isAs(last.ids) ? { ...found, ids: last.ids } : found;
    store.answers.set(key, { finding: Promise.resolve(same), found: same, at, seen: count, concerned: null });
  } catch {
    // The error reaches whoever searches once the previous result is too old.
  } finally {
    store.renewing.delete(key);
  }
}

/** Whether a cached result is returned as it is, returned while a new search runs, or not used at all. */
function stateOf(db: Db, store: Store, kept: Kept): "good" | "late" | "over" {
  const now = performance.now();
  if (now - kept.at < KEPT_MS) return "good";
  // Without notifications of changes, anything may have changed as soon as it was found.
  const since = isHeard(db) ? concernedAt(store, kept) : kept.at;
  if (since === null) return "good";
  return now - since < LATE_MS ? "late" : "over";
}

/**
 * Reuses the result of the same query from about the same position until something that it may find changes; concurrent
 * callers share one search.
 */
export async function foundBefore(
  db: Db,
  ask: FindAsk,
  find: (ask: FindAsk) => Promise<FoundForAll>,
): Promise<FoundForAll> {
  const store = storeOf(db);
  const { latitude, longitude } = ask.from;
  const key = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)} ${ask.worldwide} ${queryPhrase(ask.text)}`;
  const before = store.answers.get(key);
  if (!before) return begin(store, key, () => find(ask));
  const state = stateOf(db, store, before);
  if (state === "over") return begin(store, key, () => find(ask));
  if (state === "late") void renew(store, key, before, () => find(ask));
  return before.finding;
}
