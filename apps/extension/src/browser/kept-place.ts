import { extensionApi, type StorageArea } from "./extension-api.ts";

const KEY = "place";

const area = (): StorageArea | undefined => extensionApi()?.storage?.session;

/**
 * The path that was shown last, until the browser is closed. Any click outside a popup closes it, and when it is opened
 * again it continues there.
 */
export async function readPlace(): Promise<string> {
  try {
    const { [KEY]: place } = (await area()?.get(KEY)) ?? {};
    return typeof place === "string" && place.startsWith("/") ? place : "/";
  } catch {
    return "/";
  }
}

export async function keepPlace(path: string): Promise<void> {
  try {
    await area()?.set({ [KEY]: path });
  } catch {
    // The next popup starts at the feed.
  }
}
