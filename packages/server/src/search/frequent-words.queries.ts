import { sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import type { EntriesAsked, Reading } from "./hits.queries.ts";
import { rowsOf } from "./search.queries.ts";
import { searchEntries as e } from "./search.table.ts";

/** If more entries than this have the words, the search looks at near ones from the start. */
const FREQUENT = 1_500;
/** How long the counts are cached; they are also as old as the database's last ANALYZE. */
const KEPT_MS = 10 * 60_000;

/** The share of the entries that have a word, in one column; rare words are missing. */
type Shares = ReadonlyMap<string, number>;
interface Counts {
  entries: number;
  words: Shares;
  name_words: Shares;
}
const kept = new WeakMap<Db, { at: number; counts: Promise<Counts> }>();

/**
 * Reads the statistics of the most common words that the database keeps for its query plans. The embedded database has
 * none: there, the number of hits shows it.
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
 * Estimates how many entries match before they are searched; rare words count as none. null if there are no statistics.
 */
export async function expectedHits(db: Db, { column, asked }: Reading): Promise<number | null> {
  const { entries, ...shares } = await countsOf(db);
  if (entries <= 0) return null;
  return entries * expected(column === e.words ? shares.words : shares.name_words, asked);
}

/** Whether more entries match than a search examines. */
export const areFrequent = async (db: Db, reading: Reading): Promise<boolean> =>
  ((await expectedHits(db, reading)) ?? 0) > FREQUENT;

/** Assumes that the parts of a query occur independently of each other. */
function expected(shares: Shares, { parts, needs }: EntriesAsked): number {
  const sums = parts.map(({ words }) => words.reduce((sum, word) => sum + (shares.get(word) ?? 0), 0));
  if (needs === "one") return sums.reduce((sum, one) => sum + one, 0);
  const together = (some: readonly number[]): number => some.reduce((product, one) => product * Math.min(1, one), 1);
  if (needs === "all") return together(sums);
  return sums.reduce((sum, _, left) => sum + together(sums.filter((__, at) => at !== left)), 0);
}
