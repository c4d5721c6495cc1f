/** Something that a variable names does not answer at the start. The message is for whoever starts the process. */
export class Unreachable extends Error {
  override name = "Unreachable";

  constructor(variable: string, what: string, url: string, cause: unknown) {
    // Where a name has several addresses and none answers, only the code says why.
    const why = cause instanceof Error ? cause.message || ("code" in cause ? String(cause.code) : "") : "";
    const { host } = new URL(url);
    super(
      `${variable}: ${isWordOfServer(cause) ? `${what} at ${host} refuses` : `no ${what} answers at ${host}`}${why ? ` (${why})` : ""}`,
      { cause },
    );
  }
}

/** PostgreSQL's own errors have a severity: it is there, and says why it lets nobody in. */
const isWordOfServer = (cause: unknown): boolean => cause instanceof Error && "severity" in cause;
