import { restAfterCount } from "@tablee/domain/search/trend-rest";
import { VOTE_LASTS_MS } from "@tablee/domain/search/trends";
import { logFault } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { beginCount, writeVotes } from "./count-votes.queries.ts";

/** Of several processes one counts: who comes so soon after another has nothing to do. */
const JUST_NOW_MS = 7_500;

/** Counts the votes of the last days anew, unless a process has just done it. A busy week takes as long as it takes. */
export async function refreshTrends({ database, clock }: Pick<Services, "database" | "clock">): Promise<void> {
  const at = clock();
  const due = new Date(at.getTime() - JUST_NOW_MS);
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
    if (!isOver) timer = setTimeout(() => void count(), restAfterCount(took)).unref();
  };
  void count();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
