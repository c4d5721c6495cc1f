import type { Context, Viewer } from "../../http/context.ts";

export interface TooManyFiles {
  code: "too_many_requests";
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

/** Counts a member's file against the limit, a larger one for more; returns the refusal if there were too many. */
export async function tooManyFiles(
  { limits }: Pick<Context, "limits">,
  { account_id }: Viewer,
  { size }: File,
): Promise<TooManyFiles | null> {
  const retry_after = await limits.take("menu_files", keyOf(account_id), 1 + Math.floor(size / WEIGHED));
  return retry_after === null ? null : { code: "too_many_requests", retry_after };
}

/** Counts a file that was given up. */
export const givenUp =
  ({ limits }: Pick<Context, "limits">, { account_id }: Viewer) =>
  (): Promise<unknown> =>
    limits.take("menu_files", keyOf(account_id), GIVEN_UP);
