import { Unreachable } from "../ports/unreachable.ts";
import type { Database } from "./open-database.ts";

/** An answer that takes longer than this is none for whoever waits for it. */
const PATIENCE_MS = 2_000;

/** So long a start waits for the first word of a server; as long as for Redis. */
const START_MS = 5_000;

/** What PostgreSQL says to whom it does not let in, or lets in no more. */
const AT_THE_DOOR = /^(28...|3D000|53300|57P0[1-3])$/;

/** Whether the database answers a trivial question in time. */
export const isReachable = (database: Database): Promise<boolean> => answersInTime(() => database.query("select 1"));

/** For the start: throws Unreachable where the PostgreSQL at this address does not let us in, or says nothing. */
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
 * For the rest of the start, which needs more connections than the first: Unreachable where the fault is that
 * PostgreSQL gave none, whoever asked for it; any other fault as it is.
 */
export function asRefusedEntry(error: unknown, url: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (AT_THE_DOOR.test(code)) return new Unreachable("DATABASE_URL", "PostgreSQL", url, cause);
  }
  return error;
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
