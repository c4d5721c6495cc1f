import { bareTab, refusingTab, willingTab } from "@tablee/web/testing/browser-tab";
import { platformContract } from "@tablee/web/testing/platform-contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Surface } from "../browser/surface.ts";
import { pretendExtension, pretendStorage } from "../testing/pretend-extension.ts";
import { extensionPlatform } from "./extension-platform.ts";

const SERVER = "https://tablee.test";
const shownIn = (surface: Surface) => extensionPlatform({ surface, server: SERVER, path: () => "/menu/1" });

function on(device: () => void, surface: Surface = "popup") {
  device();
  pretendExtension(pretendStorage().storage);
  return shownIn(surface);
}

beforeEach(() => {
  vi.spyOn(console, "info").mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

platformContract("of an extension", {
  willing: () => on(willingTab),
  refusing: () => on(refusingTab, "tab"),
  // Without even the extension API.
  bare: () => {
    bareTab();
    vi.stubGlobal("chrome", undefined);
    return shownIn("tab");
  },
  lacks: ["push"],
});

describe("a page of the extension", () => {
  it("asks for the camera in a tab only, because the question would close a popup", async () => {
    refusingTab();
    const opened = pretendExtension(pretendStorage().storage);
    expect(await shownIn("popup").camera()).toBe("none");
    expect(opened).toEqual(["chrome-extension://own/index.html#/menu/1"]);
    expect(await shownIn("tab").camera()).toBe("refused");
    expect(opened).toHaveLength(1);
  });

  it("stores no token in local storage or in a cookie", async () => {
    const { tokens } = on(willingTab);
    const setItem = vi.spyOn(localStorage, "setItem");
    await tokens.write("secret");
    expect(setItem).not.toHaveBeenCalled();
    expect(document.cookie).toBe("");
  });
});
