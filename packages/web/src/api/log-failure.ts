import { isCallError } from "./call-error.ts";

/** Why something that was only wished did not come about: the screen shows it by going back, and says nothing (wire §23). */
export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the product wants the server's answer in the log, and nothing on the screen
  console.info("Not done", isCallError(error) ? answerOf(error) : error);
}

/** What the server answered, as it came over the wire (wire §5). */
function answerOf({ code, status, message, data }: { code: string; status: number; message: string; data: unknown }) {
  return { code, status, message, ...(data === undefined ? {} : { data }) };
}
