import { remainders } from "@tablee/domain/search/slips";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { insertWords, takeNewWords } from "./search.queries.ts";

/** Few enough that nobody waits for the rows. */
const BATCH = 500;

/**
 * Makes words that came with writes findable by slips and beginnings; as they are written they are found at once. All
 * processes may do it at the same time: each takes words of its own, and a word known twice is known once. A process
 * that dies in between takes nothing with it: it is one transaction.
 */
export async function learnWords({ database: { db } }: Pick<Services, "database">): Promise<void> {
  for (let taken = BATCH; taken === BATCH;) {
    taken = await db.transaction(async (tx) => {
      const waiting = await takeNewWords(tx, BATCH);
      // In one order everywhere: two processes that learn the same words wait for each other and never in a circle.
      const words = [...new Set(waiting)];
      const left = words.flatMap((word) => remainders(word).map((remainder) => ({ remainder, word })));
      if (words.length > 0) await insertWords(tx, words, left);
      return waiting.length;
    });
  }
}

/** How soon after a write its words are found by slips as well. */
const EVERY_MS = 5_000;

/** Learns now and every few seconds after it has, while the process lives; answers how to stop. */
export const keepLearning = (services: Services): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const learn = async () => {
    await learnWords(services).catch((error: unknown) => {
      // The database may be closed in the midst of it: what is left waits for the next process.
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
