import { restAfterCount } from "@tablee/domain/search/trend-rest";
import { VOTE_LASTS_MS } from "@tablee/domain/search/trends";
import type { Queryable } from "../../database/open-database.ts";
import { logFault } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import {
  changeEverybody,
  changeMembers,
  lockCount,
  noteCount,
  readDoers,
  takeChanges,
} from "./changed-votes.queries.ts";
import { addVotes, writeVotes } from "./count-votes.queries.ts";

/** Of several processes only one counts: another that comes within this time does nothing. */
const JUST_NOW_MS = 7_500;
/** An action is committed at most this long after its time; if later, the recount of everybody finds it. */
const COMMITTED_MS = 35_000;
/** How often everybody is recounted, for what no change reports (a dish gets another tag, a vote has expired). */
const EVERYBODY_MS = 3_600_000;
/** Members per transaction: a second of work. */
const MOST = 2_000;
/** The most members whose votes since the last count are simply added; any further ones are recounted in full. */
const MOST_FRESH = 10_000;
/** After this time the rest waits for the next count, behind newer changes. */
const ENOUGH_MS = 5_000;

/**
 * Adds the votes from what was done since the last count, and recounts members affected by a change; occasionally
 * everybody. Each transaction counts few enough members to stay short, however busy a week is.
 */
export async function refreshTrends({ database: { db }, clock }: Pick<Services, "database" | "clock">): Promise<void> {
  const began = clock();
  const since = before(began, VOTE_LASTS_MS);
  let isMore = await db.transaction((tx) => beginCount(tx, began, since));
  while (isMore && clock() < before(began, -ENOUGH_MS)) {
    isMore = await db.transaction(async (tx) => {
      await lockCount(tx);
      return countSome(tx, since);
    });
  }
}

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Returns whether there is more to count; false if another process has just counted. */
async function beginCount(tx: Queryable, at: Date, since: Date): Promise<boolean> {
  const last = await lockCount(tx);
  if (last.at && last.at > before(at, JUST_NOW_MS)) return false;
  const isWhole = !last.whole_at || last.whole_at <= before(at, EVERYBODY_MS);
  if (isWhole) await changeEverybody(tx, since);
  await noteCount(tx, isWhole ? { at, whole_at: at } : { at });
  if (last.at) await countFresh(tx, new Date(Math.max(since.getTime(), last.at.getTime() - COMMITTED_MS)));
  return countSome(tx, since);
}

/**
 * Counts what was done since, which only adds votes. Whatever is withdrawn meanwhile is reported as a change and
 * counted later.
 */
async function countFresh(tx: Queryable, since: Date): Promise<void> {
  const doers = await readDoers(tx, since);
  await changeMembers(tx, doers.slice(MOST_FRESH));
  if (doers.length > 0) await addVotes(tx, since, doers.slice(0, MOST_FRESH));
}

async function countSome(tx: Queryable, since: Date): Promise<boolean> {
  const { taken, members } = await takeChanges(tx, since, MOST);
  await changeMembers(tx, members.slice(MOST));
  if (members.length > 0) await writeVotes(tx, since, members.slice(0, MOST));
  return taken === MOST || members.length > MOST;
}

/** Counts at once and then every few seconds, until the returned function is called. */
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
