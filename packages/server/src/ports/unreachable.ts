/** A service named by a variable does not answer at start. The message is for the person who starts the process. */
export class Unreachable extends Error {
  override name = "Unreachable";

  constructor(variable: string, what: string, url: string, cause: unknown) {
    // If a name has several addresses and none answers, the error has only a code.
    const why = cause instanceof Error ? cause.message || ("code" in cause ? String(cause.code) : "") : "";
    const { host } = new URL(url);
    super(
      `${variable}: ${isWordOfServer(cause) ? `${what} at ${host} refuses` : `no ${what} answers at ${host}`}${why ? ` (${why})` : ""}`,
      { cause },
    );
  }
}

/**
 * Whether an error comes from the server itself. PostgreSQL's own errors have a severity: the server is there, and says
 * why it refuses.
 */
const isWordOfServer = (cause: unknown): boolean => cause instanceof Error && "severity" in cause;
