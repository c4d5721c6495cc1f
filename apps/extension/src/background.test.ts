import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ExtensionApi } from "./browser/extension-api.ts";
import { pretendStorage } from "./testing/pretend-extension.ts";

type Pressed = Parameters<Parameters<ExtensionApi["contextMenus"]["onClicked"]["addListener"]>[0]>;

describe("the context menu of the extension's icon", () => {
  const { storage, kept } = pretendStorage();
  const entries: string[] = [];
  const opened: string[] = [];
  let install = () => {};
  let press = (..._pressed: Pressed) => {};

  beforeAll(async () => {
    vi.stubGlobal("chrome", {
      storage,
      i18n: { getMessage: (name) => name },
      runtime: {
        getURL: (path) => `chrome-extension://own/${path}`,
        onInstalled: { addListener: (hear) => void (install = hear) },
      },
      tabs: { create: async ({ url }) => void opened.push(url) },
      contextMenus: {
        removeAll: async () => void entries.splice(0),
        create: ({ id }) => void entries.push(id),
        onClicked: { addListener: (hear) => void (press = hear) },
      },
      sidePanel: { open: async ({ windowId }) => void opened.push(`side of ${windowId}`) },
    } satisfies ExtensionApi);
    await import("./background.ts");
  });
  afterAll(() => void vi.unstubAllGlobals());

  it("offers to open a tab or the side panel, each once even after an update", async () => {
    for (let version = 1; version <= 2; version++) {
      entries.push("of the version before");
      install();
      await vi.waitFor(() => expect(entries).toEqual(["open_in_tab", "open_at_side"]));
    }
  });

  it("opens the side panel while the press is handled, and a tab at the page shown last", async () => {
    press({ menuItemId: "open_at_side" }, { windowId: 3 });
    expect(opened).toEqual(["side of 3"]);
    kept.session.set("place", "/menu/1");
    press({ menuItemId: "open_in_tab" }, { windowId: 3 });
    await vi.waitFor(() => expect(opened.at(-1)).toBe("chrome-extension://own/index.html#/menu/1"));
  });
});
