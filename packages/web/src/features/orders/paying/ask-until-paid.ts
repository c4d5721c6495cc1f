/** Payments are usually known within seconds; then live updates bring them (payments §5). */
const PAUSES_MS = [2_000, 4_000, 8_000, 8_000];

/**
 * Asks until the order is paid, five times with growing pauses. A failed call counts as "not yet". Returns false if the
 * last answer says so too; throws the error of the last call if that failed.
 */
export async function askUntilPaid(isPaid: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  for (const pause of PAUSES_MS) {
    const paid = await isPaid().catch(() => false);
    if (paid || signal.aborted) return paid;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
    if (signal.aborted) return false;
  }
  return isPaid();
}
