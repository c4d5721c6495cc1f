import { readTableCode, type TableCode, writeTableCode } from "@tablee/domain/tables/table-code";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../database/open-database.ts";
import type { RateLimits } from "../ports/rate-limits.ts";
import { isSignedBy } from "./table-code.ts";
import { readSecrets } from "./tables.queries.ts";

/** Codes that have opened a table lately: who comes with one of them need not be asked for. */
const MAX_KEPT = 10_000;

/** `too_many`: this address has brought so many wrong ones that it has to wait. */
type Checked = { table_id: number } | { code: "forged" | "too_many" };

export interface CodeCheck {
  /** Whether a code may open a table; what it opens is read, and its signature checked again, once one sits down. */
  check(code: string, address: string): Promise<Checked>;
}

type ReadSecrets = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/**
 * Tells forged codes from good ones before anything is begun for whoever brings them. All that are brought at once are
 * asked about in one statement, and there is one such statement at a time: a crowd with forged codes costs the
 * database one connection, and an address that brings too many wrong ones nothing at all.
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

/** The check against the tables of a database. */
export const codesOf = (db: Queryable, limits: Pick<RateLimits, "take" | "giveBack"> | null): CodeCheck =>
  makeCodeCheck((ids) => readSecrets(db, ids), limits);

const isGood = (code: TableCode, secret: string | undefined): boolean =>
  secret !== undefined && isSignedBy(code, secret);

/** What is asked for while one reading is under way is read by the next one, all together. */
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
