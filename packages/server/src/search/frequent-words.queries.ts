import { sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import type { EntriesAsked, Reading } from "./hits.queries.ts";
import { rowsOf } from "./search.queries.ts";
import { searchEntries as e } from "./search.table.ts";

/** Of words that more entries have than this, near ones are looked at from the start. */
const FREQUENT = 1_500;
/** What is counted is as old as this at most, and as the last time that the database counted for its plans. */
const KEPT_MS = 10 * 60_000;

/** How many entries have a word, by the column; words that few have are missing. */
type Counts = ReadonlyMap<string, number>;
const kept = new WeakMap<Db, { at: number; counts: Promise<Record<"words" | "name_words", Counts>> }>();

/**
 * What the database knows of its commonest words, since it plans by them. The embedded one counts nothing: there it is
 * seen with the hits.
 */
async function readCounts(db: Db): Promise<Record<"words" | "name_words", Counts>> {
  const { rows } = await rowsOf<{ name: "words" | "name_words"; word: string; count: number }>(
    db,
    sql`
    select s.attname as name, each.word, each.share * c.reltuples as count
    from pg_stats s join pg_class c on c.oid = 'public.search_entries'::regclass
      cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as each(word, share)
    where s.schemaname = 'public' and s.tablename = c.relname and s.attname in ('words', 'name_words')
      and each.share * c.reltuples > ${FREQUENT / 20}::int`,
  );
  const of = (name: string): Counts =>
    new Map(rows.filter((row) => row.name === name).map(({ word, count }) => [word, count]));
  return { words: of("words"), name_words: of("name_words") };
}

async function countsOf(db: Db): Promise<Record<"words" | "name_words", Counts>> {
  const known = kept.get(db);
  if (known && performance.now() - known.at < KEPT_MS) return known.counts;
  const counts = readCounts(db);
  kept.set(db, { at: performance.now(), counts });
  counts.catch(() => kept.delete(db));
  return counts;
}

/** Whether more entries than are looked at hold what is asked for, as far as is known before they are looked for. */
export async function areFrequent(db: Db, { column, asked }: Reading): Promise<boolean> {
  const counts = (await countsOf(db))[column === e.words ? "words" : "name_words"];
  return expected(counts, asked) > FREQUENT;
}

function expected(counts: Counts, { parts, needs }: EntriesAsked): number {
  const sums = parts.map(({ words }) => words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0));
  if (needs === "one") return sums.reduce((sum, one) => sum + one, 0);
  return sums.toSorted((a, b) => a - b)[needs === "all" ? 0 : 1] ?? 0;
}
