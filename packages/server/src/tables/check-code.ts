import { readTableCode, type TableCode, writeTableCode } from "@tablee/domain/tables/table-code";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../database/open-database.ts";
import type { RateLimits } from "../ports/rate-limits.ts";
import { isSignedBy } from "./table-code.ts";
import { readSecrets } from "./tables.queries.ts";

/** Codes that recently opened a table; they need no query. */
const MAX_KEPT = 10_000;

/** `too_many`: this address has sent too many wrong codes and has to wait. */
type Checked = { table_id: number } | { code: "forged" | "too_many" };

export interface CodeCheck {
  /**
   * Checks whether a code may open a table. What it opens is read, and its signature checked again, when someone sits
   * down.
   */
  check(code: string, address: string): Promise<Checked>;
}

type ReadSecrets = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/**
 * Tells forged codes from valid ones before any other work is done for the sender. Codes that arrive together are
 * checked in one statement, and only one such statement runs at a time: a crowd with forged codes costs the database
 * one connection, and an address that sends too many wrong codes costs it nothing at all.
 */
export const makeCodeCheck = (read: ReadSecrets, limits: Pick<RateLimits, "take" | "giveBack"> | null): CodeCheck => {
  const kept = new LRUCache<string, true>({ max: MAX_KEPT });
  const secretOf = readTogether(read);
  return {
    check: async (written, address) => {
      const code = readTableCode(written);
      if (!code) return { code: "forged" };
      const { table_id } = code;
      const name = writeTableCode(code);
      if (kept.get(name)) return { table_id };
      if (limits && (await limits.take("table_codes", address)) !== null) return { code: "too_many" };
      if (!isGood(code, await secretOf(table_id))) return { code: "forged" };
      kept.set(name, true);
      await limits?.giveBack("table_codes", address);
      return { table_id };
    },
  };
};

/** Creates the check against the tables of a database. */
export const codesOf = (db: Queryable, limits: Pick<RateLimits, "take" | "giveBack"> | null): CodeCheck =>
  makeCodeCheck((ids) => readSecrets(db, ids), limits);

const isGood = (code: TableCode, secret: string | undefined): boolean =>
  secret !== undefined && isSignedBy(code, secret);

/** Batches reads: whatever is requested while one read runs is read together by the next. */
const readTogether = (read: ReadSecrets): ((id: number) => Promise<string | undefined>) => {
  let waiting: { ids: Set<number>; answer: Promise<ReadonlyMap<number, string>> } | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const begin = (): { ids: Set<number>; answer: Promise<ReadonlyMap<number, string>> } => {
    const ids = new Set<number>();
    const answer = last.then(() => {
      waiting = null;
      return read([...ids]);
    });
    last = answer.catch(() => {});
    return { ids, answer };
  };
  return async (id) => {
    waiting ??= begin();
    waiting.ids.add(id);
    return (await waiting.answer).get(id);
  };
};
