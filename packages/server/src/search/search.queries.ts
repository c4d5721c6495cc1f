import { type SQL, sql } from "drizzle-orm";
import type { WordsAsked } from "@tablee/domain/search/read-query";
import type { Db, Queryable } from "../database/open-database.ts";
import { searchNewWords, searchRemainders, searchWords } from "./search.table.ts";

/** How many words with the same beginning are considered, shortest first, and how many with common misspellings. */
const MOST_BEGINNINGS = 80;
const MOST_SLIPS = 600;
/** Sorts after every character that occurs in a word. */
const LAST_LETTER = 0x10_ffff;

/** Both databases return a statement's rows; their shape is declared by the caller. */
export const rowsOf = <Row>(db: Queryable, statement: SQL): Promise<{ rows: Row[] }> =>
  db.execute(statement) as unknown as Promise<{ rows: Row[] }>;

export const strings = (list: readonly string[]): SQL => sql`${sql.param([...list])}::text[]`;

/** Those of the requested words that exist, unordered. */
export const readWords = async (db: Db, { exact, beginnings, remainders }: WordsAsked): Promise<string[]> => {
  const { rows } = await rowsOf<{ word: string }>(
    db,
    sql`
    select ${searchWords.word} as word from ${searchWords} where ${searchWords.word} = any(${strings(exact)})
    union select near.word from (
      select ${searchRemainders.word} as word from ${searchRemainders}
      where ${searchRemainders.remainder} = any(${strings(remainders)}) limit ${MOST_SLIPS}
    ) as near
    union select longer.word from unnest(${strings(beginnings)}) as beginning cross join lateral (
      select ${searchWords.word} as word from ${searchWords}
      where ${searchWords.word} ~>=~ beginning and ${searchWords.word} ~<~ (beginning || chr(${LAST_LETTER}::int)) order by length(${searchWords.word}) limit ${MOST_BEGINNINGS}
    ) as longer`,
  );
  return rows.map((row) => row.word);
};

/** Removes new words from the waiting list and returns them, sorted and with repetitions. */
export const takeNewWords = async (db: Queryable, most: number): Promise<string[]> => {
  const { rows } = await rowsOf<{ word: string }>(
    db,
    sql`
    with taken as (
      delete from ${searchNewWords} where ctid = any(array(
        select ctid from ${searchNewWords} limit ${most} for update skip locked
      )) returning word
    )
    select word from taken order by word`,
  );
  return rows.map((row) => row.word);
};

/** Inserts words; known words stay as they are. */
export const insertWords = async (
  db: Queryable,
  words: readonly string[],
  remainders: readonly (typeof searchRemainders.$inferInsert)[],
): Promise<void> => {
  await db
    .insert(searchWords)
    .select(sql`select unnest(${strings(words)})`)
    .onConflictDoNothing();
  const [left, of] = [remainders.map((one) => one.remainder), remainders.map((one) => one.word)];
  await db
    .insert(searchRemainders)
    .select(sql`select * from unnest(${strings(left)}, ${strings(of)})`)
    .onConflictDoNothing();
};
