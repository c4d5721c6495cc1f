import type { Context, Viewer } from "../../http/context.ts";

/** Why a file is not read now. */
export interface UnreadFile {
  code: "too_many_requests" | "busy";
  retry_after: number;
}

/**
 * The cost of a file that was given up: it took ten seconds or a lot of memory, so after a few of these the member must
 * wait.
 */
const GIVEN_UP = 100;
/** Bytes that take some hundredths of a second to read. */
const WEIGHED = 100_000;

const keyOf = (account_id: number): string => `member ${account_id}`;

/** A reading of this long counts nothing more: most of it is a process that starts. */
const USUAL_MS = 2_000;
/** Each further second counts as much as this many files. */
const EACH_SECOND = 3;

/**
 * Counts a member's file against the limit, a larger one for more; returns the refusal if there were too many. null: it
 * is counted already.
 */
export async function tooManyFiles(
  { limits }: Pick<Context, "limits">,
  { account_id }: Viewer,
  file: File | null,
): Promise<UnreadFile | null> {
  const points = file ? 1 + Math.floor(file.size / WEIGHED) : 0;
  const retry_after = await limits.take("menu_files", keyOf(account_id), points);
  return retry_after === null ? null : { code: "too_many_requests", retry_after };
}

/** Counts what a file took to read. */
export const chargeReading = async (
  { limits }: Pick<Context, "limits">,
  { account_id }: Viewer,
  ms: number,
): Promise<void> => {
  const points = Math.floor((Math.max(0, ms - USUAL_MS) / 1_000) * EACH_SECOND);
  if (points > 0) await limits.take("menu_files", keyOf(account_id), points);
};

/** Counts a file that was given up. */
export const givenUp =
  ({ limits }: Pick<Context, "limits">, { account_id }: Viewer) =>
  (): Promise<unknown> =>
    limits.take("menu_files", keyOf(account_id), GIVEN_UP);
