import { FOUND_KINDS } from "@tablee/domain/search/found-kind";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { rowsOf, strings } from "./search.queries.ts";
import { searchEntries as e, searchNewWords, searchRemainders, searchWords } from "./search.table.ts";

/** Whether any entry has a word; each kind has an index of its own, and a member has no words but those of the name. */
const isUsed = (word: SQL): SQL =>
  sql.join(
    FOUND_KINDS.map((kind) => {
      const words = kind === "account" ? e.name_words : e.words;
      return sql`exists (select from ${e} where ${e.kind} = ${sql.raw(`'${kind}'`)} and ${words} @> array[${word}])`;
    }),
    sql` or `,
  );

/** Has the words learned that an entry has and that are neither known nor about to be learned. */
export const noteLostWords = async (db: Queryable): Promise<void> => {
  await db.execute(sql`
    insert into ${searchNewWords}
    select used.word from (select distinct unnest(${e.words}) as word from ${e}) as used
    where not exists (select from ${searchWords} as w where w.word = used.word)
      and not exists (select from ${searchNewWords} as n where n.word = used.word)`);
};

/**
 * The words that no entry has. One statement that reads all entries once: to look up each word takes thirty times as
 * long.
 */
export const unusedWords = async (db: Queryable): Promise<string[]> => {
  const { rows } = await rowsOf<{ word: string }>(
    db,
    sql`
    select w.word from ${searchWords} as w where not exists (
      select from (
        select unnest(${e.words}) as word from ${e}
        union all select unnest(${e.name_words}) from ${e} where ${e.kind} = 'account'
      ) as used where used.word = w.word
    )`,
  );
  return rows.map(({ word }) => word);
};

/** Deletes words with their remainders; words that an entry has meanwhile stay. Returns how many are gone. */
export const deleteWords = async (
  tx: Queryable,
  words: readonly string[],
  remainders: (word: string) => string[],
): Promise<number> => {
  const { rows } = await rowsOf<{ word: string }>(
    tx,
    sql`
    delete from ${searchWords} as w where w.word = any(${strings(words)}) and not (${isUsed(sql`w.word`)})
    returning w.word`,
  );
  const gone = rows.map(({ word }) => word);
  const left = gone.flatMap((word) => remainders(word).map((remainder) => ({ remainder, word })));
  await tx.execute(sql`
    delete from ${searchRemainders} as r
    using unnest(${strings(left.map(({ remainder }) => remainder))}, ${strings(left.map(({ word }) => word))}) as gone(remainder, word)
    where r.remainder = gone.remainder and r.word = gone.word`);
  return gone.length;
};
