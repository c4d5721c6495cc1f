import { FOUND_KINDS, type FoundKind } from "@tablee/domain/search/found-kind";
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

/** The words of a part of the entries, and where that part ends. */
interface EntriesWords {
  kind: FoundKind;
  ref: number;
  words: string[];
}

/**
 * The words that the next `most` entries have; null: there are no more. Statements have a time limit, so all entries are
 * read part by part; to look up each word instead takes thirty times as long.
 */
export const readEntriesWords = async (
  db: Queryable,
  after: Omit<EntriesWords, "words"> | null,
  most: number,
): Promise<EntriesWords | null> => {
  const from = after === null ? sql`true` : sql`(${e.kind}, ${e.ref}) > (${after.kind}::text, ${after.ref}::int)`;
  const { rows } = await rowsOf<EntriesWords>(
    db,
    sql`
    with part as materialized (
      select ${e.kind} as kind, ${e.ref} as ref, ${e.words} as words, ${e.name_words} as name_words
      from ${e} where ${from} order by ${e.kind}, ${e.ref} limit ${most}
    )
    select kind, ref, array(
      select distinct used.word from part as p,
        unnest(p.words || case when p.kind = 'account' then p.name_words else '{}' end) as used(word)
    ) as words
    from part order by kind desc, ref desc limit 1`,
  );
  return rows[0] ?? null;
};

/** Has those of these words of entries learned that are neither known nor about to be learned. */
export const noteLostWords = async (db: Queryable, words: readonly string[]): Promise<void> => {
  await db.execute(sql`
    insert into ${searchNewWords}
    select used.word from unnest(${strings(words)}) as used(word)
    where not exists (select from ${searchWords} as w where w.word = used.word)
      and not exists (select from ${searchNewWords} as n where n.word = used.word)`);
};

/** The next `most` known words, in their order. */
export const readKnownWords = async (db: Queryable, after: string, most: number): Promise<string[]> => {
  const { rows } = await rowsOf<{ word: string }>(
    db,
    sql`select w.word from ${searchWords} as w where w.word > ${after} order by w.word limit ${most}`,
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
