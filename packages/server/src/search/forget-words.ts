import { remainders } from "@tablee/domain/search/slips";
import type { Queryable } from "../database/open-database.ts";
import type { Services } from "../services.ts";
import { deleteWords, noteLostWords, readEntriesWords, readKnownWords } from "./unused-words.queries.ts";

/** Small enough that nobody waits long on the embedded database. */
const BATCH = 100;
const ENTRIES = 5_000;
const WORDS = 50_000;

/**
 * Forgets the words by which nothing can be found any more, among them the names of members who were erased
 * (accounts §41); returns how many. A transaction that is still open, such as an import, may have found a word just
 * before it is forgotten and so not have noted it as new; the next run notes it.
 */
export async function forgetWords(
  { database: { db } }: Pick<Services, "database">,
  entries_at_once = ENTRIES,
): Promise<number> {
  const unused = await unusedWords(db, entries_at_once);
  let forgotten = 0;
  for (let at = 0; at < unused.length; at += BATCH) {
    const batch = unused.slice(at, at + BATCH);
    forgotten += await db.transaction((tx) => deleteWords(tx, batch, remainders));
  }
  return forgotten;
}

/**
 * The known words that no entry had when it was read, and notes on the way what entries have and nobody knows. An entry
 * may get a word after it was read; whoever deletes words asks again.
 */
async function unusedWords(db: Queryable, entries_at_once: number): Promise<string[]> {
  const words = await allKnownWords(db);
  let part = await readEntriesWords(db, null, entries_at_once);
  while (part) {
    await noteLostWords(db, part.words);
    for (const word of part.words) words.delete(word);
    part = await readEntriesWords(db, part, entries_at_once);
  }
  return [...words];
}

async function allKnownWords(db: Queryable): Promise<Set<string>> {
  const words = new Set<string>();
  for (let after = ""; ;) {
    const next = await readKnownWords(db, after, WORDS);
    for (const word of next) words.add(word);
    const last = next.at(-1);
    if (last === undefined || next.length < WORDS) return words;
    after = last;
  }
}
