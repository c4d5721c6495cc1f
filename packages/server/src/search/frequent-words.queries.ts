import { sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import type { EntriesAsked, Reading } from "./hits.queries.ts";
import { rowsOf } from "./search.queries.ts";
import { searchEntries as e } from "./search.table.ts";

/** Of words that more entries have than this, near ones are looked at from the start. */
const FREQUENT = 1_500;
/** What is counted is as old as this at most, and as the last time that the database counted for its plans. */
const KEPT_MS = 10 * 60_000;

/** The share of the entries that have a word, by the column; words that few have are missing. */
type Shares = ReadonlyMap<string, number>;
interface Counts {
  entries: number;
  words: Shares;
  name_words: Shares;
}
const kept = new WeakMap<Db, { at: number; counts: Promise<Counts> }>();

/**
 * What the database knows of its commonest words, since it plans by them. The embedded one counts nothing: there it is
 * seen with the hits.
 */
async function readCounts(db: Db): Promise<Counts> {
  const { rows } = await rowsOf<{ name: string; word: string; share: number; entries: number }>(
    db,
    sql`
    select s.attname as name, each.word, each.share, c.reltuples as entries
    from pg_stats s join pg_class c on c.oid = 'public.search_entries'::regclass
      cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as each(word, share)
    where s.schemaname = 'public' and s.tablename = c.relname and s.attname in ('words', 'name_words')
      and each.share * c.reltuples > ${FREQUENT / 20}::int`,
  );
  const of = (name: keyof Counts): Shares =>
    new Map(rows.filter((row) => row.name === name).map(({ word, share }) => [word, share]));
  return { entries: rows[0]?.entries ?? 0, words: of("words"), name_words: of("name_words") };
}

async function countsOf(db: Db): Promise<Counts> {
  const known = kept.get(db);
  if (known && performance.now() - known.at < KEPT_MS) return known.counts;
  const counts = readCounts(db);
  kept.set(db, { at: performance.now(), counts });
  counts.catch(() => kept.delete(db));
  return counts;
}

/**
 * How many entries hold what is asked for, as far as is known before they are looked for: of words that few have, none.
 * null where nothing is known.
 */
export async function expectedHits(db: Db, { column, asked }: Reading): Promise<number | null> {
  const { entries, ...shares } = await countsOf(db);
  if (entries <= 0) return null;
  return entries * expected(column === e.words ? shares.words : shares.name_words, asked);
}

/** Whether more entries than are looked at hold what is asked for. */
export const areFrequent = async (db: Db, reading: Reading): Promise<boolean> =>
  ((await expectedHits(db, reading)) ?? 0) > FREQUENT;

/** As if each part were as frequent beside the others as it is by itself. */
function expected(shares: Shares, { parts, needs }: EntriesAsked): number {
  const sums = parts.map(({ words }) => words.reduce((sum, word) => sum + (shares.get(word) ?? 0), 0));
  if (needs === "one") return sums.reduce((sum, one) => sum + one, 0);
  const together = (some: readonly number[]): number => some.reduce((product, one) => product * Math.min(1, one), 1);
  if (needs === "all") return together(sums);
  return sums.reduce((sum, _, left) => sum + together(sums.filter((__, at) => at !== left)), 0);
}
