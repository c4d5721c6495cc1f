import type { Context, Viewer } from "../../http/context.ts";

export interface TooManyFiles {
  code: "too_many_requests";
  retry_after: number;
}

/** What is given up has taken ten seconds, or a lot of memory: a few of these, and their member waits. */
const GIVEN_UP = 100;
/** So many bytes are read in some hundredths of a second. */
const WEIGHED = 100_000;

const keyOf = (account_id: number): string => `member ${account_id}`;

/** Counts a file that one member brings to be read, the larger the more; the refusal when that were too many. */
export async function tooManyFiles(
  { limits }: Pick<Context, "limits">,
  { account_id }: Viewer,
  { size }: File,
): Promise<TooManyFiles | null> {
  const retry_after = await limits.take("menu_files", keyOf(account_id), 1 + Math.floor(size / WEIGHED));
  return retry_after === null ? null : { code: "too_many_requests", retry_after };
}

/** Counts one that was given up. */
export const givenUp =
  ({ limits }: Pick<Context, "limits">, { account_id }: Viewer) =>
  (): Promise<unknown> =>
    limits.take("menu_files", keyOf(account_id), GIVEN_UP);
