/** The file of a build that names what is fetched with what (packages/web/late-preloads.ts): under the entry's own hash. */
export const latePreloadsOf = (entry: string): string =>
  entry.replace(/entry-client-(?=[\w-]+\.js$)/, "late-preloads-");

/**
 * From now on whatever is imported comes with all that it stands on at once. Without it, as in development, each file
 * names the next one.
 */
export async function fetchLatePreloads(entry: string | null): Promise<void> {
  if (entry === null || !import.meta.env.PROD) return;
  await import(/* @vite-ignore */ latePreloadsOf(entry)).catch(() => undefined);
}
