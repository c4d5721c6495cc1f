import { remainders } from "@tablee/domain/search/slips";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { insertWords, takeNewWords } from "./search.queries.ts";

/** Small enough that nobody waits long for the locked rows. */
const BATCH = 500;

/**
 * Makes new words findable by misspellings and beginnings; exact spellings are found at once. All processes may run it
 * concurrently: each takes different words, and a word inserted twice exists once. A batch is one transaction, so a
 * process that dies loses nothing.
 */
export async function learnWords({ database: { db } }: Pick<Services, "database">): Promise<void> {
  for (let taken = BATCH; taken === BATCH;) {
    taken = await db.transaction(async (tx) => {
      const waiting = await takeNewWords(tx, BATCH);
      // takeNewWords returns the words sorted, so that two processes inserting the same words wait for each other
      // without a deadlock.
      const words = [...new Set(waiting)];
      const left = words.flatMap((word) => remainders(word).map((remainder) => ({ remainder, word })));
      if (words.length > 0) await insertWords(tx, words, left);
      return waiting.length;
    });
  }
}

/** How soon after a write its words can be found by misspellings. */
const EVERY_MS = 5_000;

/** Runs at once and then every few seconds, until the returned function is called. */
export const keepLearning = (services: Services): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const learn = async () => {
    await learnWords(services).catch((error: unknown) => {
      // The database may be closed during a run: the next process takes the remaining words.
      if (!isOver) logFault(services.log, error, "learning of words");
    });
    if (!isOver) timer = setTimeout(() => void learn(), EVERY_MS).unref();
  };
  void learn();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
