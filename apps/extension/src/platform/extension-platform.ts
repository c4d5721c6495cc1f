import type { Platform, PushDevice } from "@tablee/web/platform/platform";
import { webPlatform } from "@tablee/web/platform/web-platform";
import { extensionApi } from "../browser/extension-api.ts";
import { openInTab } from "../browser/open-tab.ts";
import type { Surface } from "../browser/surface.ts";
import { extensionTokens } from "./extension-tokens.ts";

/** Where the extension runs, and whom it speaks to. */
export interface ExtensionPlace {
  surface: Surface;
  server: string;
  path: () => string;
}

/** A worker of an extension is told of no message of another's push service: the web app has them. */
const NO_PUSH: PushDevice = {
  state: async () => "none",
  subscribe: async () => "none",
  unsubscribe: async () => {},
  onOpen: () => () => {},
};

/**
 * The pages of an extension have what a browser's tab has, but for these: its storage of tokens, no push, and no files
 * to keep, since it brings them.
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
    camera: async (at) => {
      if (surface === "tab" || (await cameraAllowed())) return tab.camera(at);
      // The question closes a popup and is not put beside a page: a tab has room for it.
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
