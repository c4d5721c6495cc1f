/** Why something that was only wished did not come about: the screen shows it by going back, and says nothing. */
export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the product wants the server's answer in the log, and nothing on the screen
  console.info("Not saved", error);
}
