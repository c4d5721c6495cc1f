import { VOTE_LASTS_MS } from "@tablee/domain/search/trends";
import { logFault } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { beginCount, writeVotes } from "./count-votes.queries.ts";

/** With what is kept of an answer and of a page this is less than the minute within which trends are true. */
const EVERY_MS = 15_000;

/** A count that takes long is not begun anew at once: that many times as long as it took, nothing is counted. */
const REST = 4;

/** Counts the votes of the last days anew, unless a process has just done it. A busy week takes as long as it takes. */
export async function refreshTrends({ database, clock }: Pick<Services, "database" | "clock">): Promise<void> {
  const at = clock();
  const due = new Date(at.getTime() - EVERY_MS / 2);
  await database.unhurried(async (tx) => {
    if (await beginCount(tx, at, due)) await writeVotes(tx, new Date(at.getTime() - VOTE_LASTS_MS));
  });
}

/** Counts now and every few seconds while the process lives; answers how to stop. */
export const keepTrends = (services: Services): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const count = async () => {
    const began = services.clock().getTime();
    await refreshTrends(services).catch((error: unknown) => logFault(services.log, error, "counting of trends"));
    const took = services.clock().getTime() - began;
    if (!isOver) timer = setTimeout(() => void count(), Math.max(EVERY_MS, REST * took)).unref();
  };
  void count();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
