import { type SQL, sql } from "drizzle-orm";
import type { WordsAsked } from "@tablee/domain/search/read-query";
import type { Db, Queryable } from "../database/open-database.ts";
import { searchNewWords, searchRemainders, searchWords } from "./search.table.ts";

/** How many words that begin alike are looked at, the shortest first, and how many that have slips in common. */
const MOST_BEGINNINGS = 80;
const MOST_SLIPS = 600;
/** No word has one as late in the order of letters. */
const LAST_LETTER = 0x10_ffff;

/** Both databases answer a statement with its rows; what a row holds its statement says. */
export const rowsOf = <Row>(db: Queryable, statement: SQL): Promise<{ rows: Row[] }> =>
  db.execute(statement) as unknown as Promise<{ rows: Row[] }>;

export const strings = (list: readonly string[]): SQL => sql`${sql.param([...list])}::text[]`;

/** The words that there are of those asked for, in no order. */
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

/** Takes words that came with writes away from where they wait, as often as they wait there. */
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

/** Known words stay as they are. */
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
