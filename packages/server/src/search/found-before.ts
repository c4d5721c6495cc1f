import { queryPhrase } from "@tablee/domain/search/read-query";
import { LRUCache } from "lru-cache";
import { type FoundChange, isHeard, onFoundChange } from "../database/changes.ts";
import type { Db } from "../database/open-database.ts";
import { sizeInMemory } from "../database/kept/size-in-memory.ts";
import type { FindAsk, FoundForAll } from "./find-entries.ts";
import { mayConcern } from "./may-concern.ts";

/** So long what was found for somebody is found for others whatever changed since: what is new shows then. */
const KEPT_MS = 20_000;
/** So long after a change that concerns it what was found before is still answered, while it is looked up anew. */
const LATE_MS = 60_000;
/** Some 4 kB of most queries, 9 of those that find as much as is looked at. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Of what is kept: its key, what is noted of it, and what answers who asks again. */
const BESIDE_BYTES = 600;
/** What is asked again and again is looked up anew while the one before answers: so much of it at once. */
const RENEWED_AT_ONCE = 2;
/** What was kept before the oldest of so many changes is taken as concerned by them. */
const MOST_CHANGES = 200;
/** About a kilometre: who stands as near asks for the same. */
const DECIMALS = 2;

interface Change extends FoundChange {
  at: number;
}
interface Kept {
  finding: Promise<FoundForAll>;
  /** null: it is being looked up. */
  found: FoundForAll | null;
  /** When it was begun. */
  at: number;
  /** How many changes there had been, of which none concerns it. */
  seen: number;
  /** When something first changed that concerns it. */
  concerned: number | null;
}
interface Store {
  answers: LRUCache<string, Kept>;
  /** The last ones, and how many there have been. */
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

/** When something first changed that may be found by this query; null: nothing did since it was looked up. */
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
  // How many changes there were before it was looked up: what changed meanwhile may not be in it.
  const begun: Kept = { finding, found: null, at: performance.now(), seen: count, concerned: null };
  const isMine = () => answers.peek(key) === begun;
  answers.set(key, begun);
  finding.then(
    // As another one, because how much it is was not known before.
    (found) => void (isMine() && answers.set(key, { ...begun, found })),
    () => void (isMine() && answers.delete(key)),
  );
  return finding;
}

/** Looks up anew for whoever asks next. What is found in the same order as before keeps its list (visitors-answers.ts). */
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
    // Who asks once the one before is too old hears of it.
  } finally {
    store.renewing.delete(key);
  }
}

/** Whether what was kept answers as it is, while it is looked up anew, or not at all. */
function stateOf(db: Db, store: Store, kept: Kept): "good" | "late" | "over" {
  const now = performance.now();
  if (now - kept.at < KEPT_MS) return "good";
  // Where changes are not heard anything may have changed as soon as it was found.
  const since = isHeard(db) ? concernedAt(store, kept) : kept.at;
  if (since === null) return "good";
  return now - since < LATE_MS ? "late" : "over";
}

/**
 * What is found for a query that was asked before from about here is not looked up again until something changes that
 * may be found by it, nor twice at once.
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
