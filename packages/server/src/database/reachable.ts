import { Unreachable } from "../ports/unreachable.ts";
import type { Database } from "./open-database.ts";

/** A response that takes longer than this counts as none. */
const PATIENCE_MS = 2_000;

/** How long a start waits for the server's first response; the same as for Redis. */
const START_MS = 5_000;

/** The SQLSTATEs of PostgreSQL when it refuses or ends a connection. */
const AT_THE_DOOR = /^(28...|3D000|53300|57P0[1-3])$/;

/** Whether the database answers a trivial query in time. */
export const isReachable = (database: Database): Promise<boolean> => answersInTime(() => database.query("select 1"));

/**
 * Checks at start that PostgreSQL answers: throws Unreachable if the server at this URL does not let us in or does not
 * respond.
 */
export async function expectAnswer(database: Database, url: string, patienceMs = START_MS): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no word within ${patienceMs / 1_000} s`)), patienceMs);
  });
  try {
    await Promise.race([database.query("select 1"), late]);
  } catch (error) {
    throw new Unreachable("DATABASE_URL", "PostgreSQL", url, error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Converts an error of the rest of the start, which needs more connections than the first check. Returns Unreachable if
 * the cause is that PostgreSQL refused a connection; any other error unchanged.
 */
export function asRefusedEntry(error: unknown, url: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (AT_THE_DOOR.test(code)) return new Unreachable("DATABASE_URL", "PostgreSQL", url, cause);
  }
  return error;
}

/** Whether a check answers in time, neither with an error nor with false. */
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
