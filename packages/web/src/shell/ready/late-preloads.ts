/**
 * The file of a build that lists what is fetched with what (packages/web/late-preloads.ts), under the entry's own hash.
 */
export const latePreloadsOf = (entry: string): string =>
  entry.replace(/entry-client-(?=[\w-]+\.js$)/, "late-preloads-");

/**
 * From now on, each import fetches all of its dependencies at once. Without this, as in development, each file reveals
 * the next one only when it arrives.
 */
export async function fetchLatePreloads(entry: string | null): Promise<void> {
  if (entry === null || !import.meta.env.PROD) return;
  await import(/* @vite-ignore */ latePreloadsOf(entry)).catch(() => undefined);
}
