import type { Platform, PushDevice } from "@tablee/web/platform/platform";
import { webPlatform } from "@tablee/web/platform/web-platform";
import { extensionApi } from "../browser/extension-api.ts";
import { openInTab, openTab } from "../browser/open-tab.ts";
import type { Surface } from "../browser/surface.ts";
import { extensionTokens } from "./extension-tokens.ts";

/** Where the extension runs, and its server. */
export interface ExtensionPlace {
  surface: Surface;
  server: string;
  path: () => string;
}

/** An extension's worker receives no messages from the web app's push service. */
const NO_PUSH: PushDevice = {
  state: async () => "none",
  subscribe: async () => "none",
  unsubscribe: async () => {},
  onOpen: () => () => {},
};

/**
 * An extension's page has the capabilities of a browser tab, with these exceptions: its own token storage, no push,
 * other services in a tab of their own, and no files to cache, because they are part of the extension.
 */
export function extensionPlatform({ surface, server, path }: ExtensionPlace): Platform {
  const tab = webPlatform();
  return {
    ...tab,
    kind: "extension",
    api_origin: server,
    public_origin: server,
    tokens: extensionTokens(extensionApi()?.storage),
    push: NO_PUSH,
    keepFiles: () => () => {},
    openOutside: async (url) => ((await openTab(url)) ? "apart" : "blocked"),
    camera: async (at) => {
      if (surface === "tab" || (await cameraAllowed())) return tab.camera(at);
      // The permission prompt closes a popup and is not shown beside a page, so it needs a tab.
      await openInTab(path());
      return "none";
    },
  };
}

async function cameraAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "camera" })).state === "granted";
  } catch {
    return false;
  }
}
