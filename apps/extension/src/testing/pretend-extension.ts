import { vi } from "vitest";
import type { ExtensionStorage, StorageArea } from "../browser/extension-api.ts";

/** An extension's storage and its contents. If it is `full`, every write fails. */
export function pretendStorage(full = false) {
  const kept = { sync: new Map<string, unknown>(), session: new Map<string, unknown>() };
  const listeners: ((changes: Record<string, unknown>, area: string) => void)[] = [];
  const area = (name: keyof typeof kept): StorageArea => {
    const change = async (entries: Record<string, unknown>, act: () => void) => {
      await Promise.resolve();
      if (full) throw new Error("QUOTA_BYTES quota exceeded");
      act();
      // As in a browser, the writer is notified too.
      for (const hear of listeners) hear(entries, name);
    };
    return {
      get: async (key) => (kept[name].has(key) ? { [key]: kept[name].get(key) } : {}),
      set: (entries) =>
        change(entries, () => {
          for (const [key, value] of Object.entries(entries)) kept[name].set(key, value);
        }),
      remove: (key) => change({ [key]: undefined }, () => void kept[name].delete(key)),
    };
  };
  const storage: ExtensionStorage = {
    sync: area("sync"),
    session: area("session"),
    onChanged: { addListener: (hear) => void listeners.push(hear) },
  };
  return { storage, kept };
}

/** Stubs the browser's API for the extension's pages until globals are restored; returns the list of opened tabs. */
export function pretendExtension(storage: ExtensionStorage): string[] {
  const opened: string[] = [];
  vi.stubGlobal("chrome", {
    storage,
    runtime: { getURL: (path: string) => `chrome-extension://own/${path}` },
    tabs: { create: async ({ url }: { url: string }) => void opened.push(url) },
  });
  return opened;
}
