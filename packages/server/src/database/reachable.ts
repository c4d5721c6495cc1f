import { Unreachable } from "../ports/unreachable.ts";
import type { Database } from "./open-database.ts";

/** An answer that takes longer than this is none for whoever waits for it. */
const PATIENCE_MS = 2_000;

/** Whether the database answers a trivial question in time. */
export const isReachable = (database: Database): Promise<boolean> => answersInTime(() => database.query("select 1"));

/** For the start: throws Unreachable where the PostgreSQL at this address does not let us in. */
export async function expectAnswer(database: Database, url: string): Promise<void> {
  try {
    await database.query("select 1");
  } catch (error) {
    throw new Unreachable("DATABASE_URL", "PostgreSQL", url, error);
  }
}

/** Whether something that is asked answers, without an error, without a no and in time. */
export async function answersInTime(ask: () => Promise<unknown>, ms = PATIENCE_MS): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([
      ask().then(
        (answer) => answer !== false,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
