import type { Context, Viewer } from "../../http/context.ts";

export interface TooManyFiles {
  code: "too_many_requests";
  retry_after: number;
}

/** So many bytes are read in some hundredths of a second. */
const WEIGHED = 100_000;

/** Counts a file that one member brings to be read, the larger the more; the refusal when that were too many. */
export async function tooManyFiles(
  { limits }: Pick<Context, "limits">,
  { account_id }: Viewer,
  { size }: File,
): Promise<TooManyFiles | null> {
  const retry_after = await limits.take("menu_files", `member ${account_id}`, 1 + Math.floor(size / WEIGHED));
  return retry_after === null ? null : { code: "too_many_requests", retry_after };
}
