import { extensionApi, type StorageArea } from "./extension-api.ts";

const KEY = "place";

const area = (): StorageArea | undefined => extensionApi()?.storage?.session;

/**
 * The path at which the product was looked at last, until the browser is closed: every press beside a popup closes it,
 * and whoever opens it again goes on there.
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
    // The next popup opens at the feed.
  }
}
