import { VOTE_LASTS_MS } from "@tablee/domain/search/trends";
import { logFault } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { beginCount, writeVotes } from "./count-votes.queries.ts";

/** With what is kept of an answer and of a page this is less than the minute within which trends are true. */
const EVERY_MS = 15_000;

/** Counts the votes of the last days anew, unless a process has just done it. */
export async function refreshTrends({ database: { db }, clock }: Pick<Services, "database" | "clock">): Promise<void> {
  const at = clock();
  const due = new Date(at.getTime() - EVERY_MS / 2);
  await db.transaction(async (tx) => {
    if (await beginCount(tx, at, due)) await writeVotes(tx, new Date(at.getTime() - VOTE_LASTS_MS));
  });
}

/** Counts now and every few seconds while the process lives; answers how to stop. */
export const keepTrends = (services: Services): (() => void) => {
  let counting = false;
  const count = async () => {
    if (counting) return;
    counting = true;
    await refreshTrends(services).catch((error: unknown) => logFault(services.log, error, "counting of trends"));
    counting = false;
  };
  const timer = setInterval(() => void count(), EVERY_MS).unref();
  void count();
  return () => clearInterval(timer);
};
