import { LRUCache } from "lru-cache";
import { readQuery } from "@tablee/domain/search/read-query";
import type { Db } from "../database/open-database.ts";
import type { FindAsk, FoundForAll } from "./find-entries.ts";

/** How long what was found for somebody is found for others: what is new shows within that time. */
const KEPT_MS = 20_000;
const MOST_KEPT = 2_000;
/** About a kilometre: who stands as near asks for the same. */
const DECIMALS = 2;

const kept = new WeakMap<Db, LRUCache<string, Promise<FoundForAll>>>();

/** What is found for a query that was asked a moment ago from about here is not looked up again, nor twice at once. */
export async function foundBefore(
  db: Db,
  ask: FindAsk,
  find: (ask: FindAsk) => Promise<FoundForAll>,
): Promise<FoundForAll> {
  let answers = kept.get(db);
  if (!answers) kept.set(db, (answers = new LRUCache({ max: MOST_KEPT, ttl: KEPT_MS })));
  const phrase = readQuery(ask.text)?.phrase ?? "";
  const place = `${ask.from.latitude.toFixed(DECIMALS)},${ask.from.longitude.toFixed(DECIMALS)}`;
  const key = JSON.stringify([phrase, place, ask.worldwide]);
  const before = answers.get(key);
  if (before) return before;
  const finding = find(ask);
  answers.set(key, finding);
  finding.catch(() => answers.delete(key));
  return finding;
}
