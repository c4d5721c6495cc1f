import { isCallError } from "./call-error.ts";

/** Logs why something optional did not happen: the screen only reverts, without a message (wire §23). */
export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the product wants the server's answer in the log, and nothing on the screen
  console.info("Not done", isCallError(error) ? answerOf(error) : error);
}

/** The server's answer, as it came over the wire (wire §5). */
function answerOf({ code, status, message, data }: { code: string; status: number; message: string; data: unknown }) {
  return { code, status, message, ...(data === undefined ? {} : { data }) };
}
