import { remainders } from "@tablee/domain/search/slips";
import type { Services } from "../services.ts";
import { deleteWords, noteLostWords, unusedWords } from "./unused-words.queries.ts";

/** Small enough that nobody waits long on the embedded database. */
const BATCH = 100;

/**
 * Forgets the words by which nothing can be found any more, among them the names of members who were erased
 * (accounts §41); returns how many. A transaction that is still open, such as an import, may have found a word just
 * before it is forgotten and so not have noted it as new; the next run notes it.
 */
export async function forgetWords({ database: { db } }: Pick<Services, "database">): Promise<number> {
  await noteLostWords(db);
  let forgotten = 0;
  const unused = await unusedWords(db);
  for (let at = 0; at < unused.length; at += BATCH) {
    const batch = unused.slice(at, at + BATCH);
    forgotten += await db.transaction((tx) => deleteWords(tx, batch, remainders));
  }
  return forgotten;
}
