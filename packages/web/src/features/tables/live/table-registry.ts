import { liveReach } from "../../../live/live-reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { SharedTable } from "./shared-table.ts";
import { tableKey } from "./table-seats.ts";

interface Entry {
  shared: SharedTable;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** How long the seat and the connection are kept while somebody goes from the menu to the basket and back. */
const LINGER_MS = 5_000;
const tables = new Map<string, Entry>();

function entryOf(code: string, platform: Platform): Entry {
  const key = tableKey(code);
  const known = tables.get(key);
  if (known) return known;
  const shared = new SharedTable({ code, reach: liveReach(platform) });
  const entry: Entry = { shared, users: 0, timer: undefined };
  tables.set(key, entry);
  return entry;
}

/** The table of a code, in browsers only: one instance per page, whatever shows it. */
export const sharedTableOf = (code: string, platform: Platform): SharedTable | null =>
  typeof document === "undefined" ? null : entryOf(code, platform).shared;

/** Keeps the connection while a screen shows the table; returns the function that releases it. */
export function attend(code: string, platform: Platform): () => void {
  const entry = entryOf(code, platform);
  entry.users += 1;
  clearTimeout(entry.timer);
  entry.shared.open();
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.timer = setTimeout(() => {
      entry.shared.close();
      tables.delete(entry.shared.code);
    }, LINGER_MS);
  };
}
