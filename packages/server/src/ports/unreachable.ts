/** Something that a variable names does not answer at the start. The message is for whoever starts the process. */
export class Unreachable extends Error {
  override name = "Unreachable";

  constructor(variable: string, what: string, url: string, cause: unknown) {
    // Where a name has several addresses and none answers, only the code says why.
    const why = cause instanceof Error ? cause.message || ("code" in cause ? String(cause.code) : "") : "";
    super(`${variable}: no ${what} answers at ${new URL(url).host}${why ? ` (${why})` : ""}`, { cause });
  }
}
