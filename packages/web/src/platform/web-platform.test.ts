import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bareTab, type Facilities, pretendTab, refused, refusingTab, willingTab } from "../testing/browser-tab.ts";
import { platformContract } from "../testing/platform-contract.ts";
import { openTokens, readToken, storeToken } from "../session/token.ts";
import type { Platform } from "./platform.ts";
import { shareLink } from "./share-link.ts";
import { webPlatform } from "./web-platform.ts";

/** The platform after the pretended device has been set up. */
function on(pretend: () => void): Platform {
  pretend();
  return webPlatform();
}
const tab = (facilities: Facilities) => on(() => pretendTab(facilities));
const willing = () => on(willingTab);
const refusing = () => on(refusingTab);
const bare = () => on(bareTab);

beforeEach(() => {
  vi.spyOn(console, "info").mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

platformContract("of the web", { willing, refusing, bare });

describe("a browser's tab", () => {
  it("shares a link with the device's sheet on a touch device, and copies it elsewhere or when the sheet is refused", async () => {
    const link = { title: "Pâté chinois", url: "https://tablee.test/share/abc" };
    const given = vi.fn<(link: object) => Promise<void>>(async () => {});
    const copied = vi.fn<(text: string) => Promise<void>>(async () => {});
    const device = (share: (link: object) => Promise<void>, coarse = true) => {
      const platform = tab({ storage: null, navigator: { share, clipboard: { writeText: copied } } });
      vi.stubGlobal("matchMedia", (query: string) => ({ matches: coarse && query === "(pointer: coarse)" }));
      return platform;
    };
    expect(await shareLink(device(given), link)).toBe("shared");
    expect(given.mock.calls).toEqual([[link]]);
    expect(await shareLink(device(refused("AbortError")), link)).toBe("shared");
    expect(copied).not.toHaveBeenCalled();
    // Refused because the press was too long ago or the page may not: the link is copied.
    expect(await shareLink(device(refused("NotAllowedError")), link)).toBe("copied");
    // Desktops have a share sheet too, but copying is quicker there.
    expect(await shareLink(device(given, false), link)).toBe("copied");
    expect(copied.mock.calls).toEqual([[link.url], [link.url]]);
    // The native shell has one entry for its sheet, and one for the link itself.
    const native = { ...device(given), kind: "native" as const };
    expect([await shareLink(native, link, "link"), await shareLink(native, link, "social")]).toEqual([
      "copied",
      "shared",
    ]);
    expect(given).toHaveBeenCalledTimes(2);
  });

  it("leads to another service in its own place, and in a tab of its own if the page is in another site's frame", async () => {
    const platform = willing();
    const went = vi.fn<(url: string) => void>();
    Object.assign(location, { assign: went });
    Object.assign(window, { parent: window });
    expect(await platform.openOutside("https://pay.test/1")).toBe("here");
    expect(went.mock.calls).toEqual([["https://pay.test/1"]]);
    const opened = { opener: window, location: { href: "" } };
    Object.assign(window, { parent: {}, open: () => opened });
    expect(await platform.openOutside("https://pay.test/2")).toBe("apart");
    expect(opened).toEqual({ opener: null, location: { href: "https://pay.test/2" } });
    Object.assign(window, { open: () => null });
    expect(await platform.openOutside("https://pay.test/3")).toBe("blocked");
    expect(went).toHaveBeenCalledOnce();
  });

  it("tells the server by a cookie without the token whether somebody is signed in", async () => {
    const { tokens } = willing();
    await tokens.write("secret");
    expect(document.cookie).toContain("member=1");
    expect(document.cookie).not.toContain("secret");
    await tokens.write(null);
    expect(document.cookie).toContain("member=;");
  });

  it("notices a token change in another tab, and checks again when the browser restores the page from its cache", () => {
    const heard = vi.fn();
    willing().tokens.onChangeElsewhere(heard);
    const tell = (type: string, facts: object) => window.dispatchEvent(Object.assign(new Event(type), facts));
    tell("storage", { key: "preferences" });
    tell("pageshow", { persisted: false });
    expect(heard).not.toHaveBeenCalled();
    tell("storage", { key: "token" });
    tell("storage", { key: null });
    tell("pageshow", { persisted: true });
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it("keeps a token that cannot be stored in memory, also after the browser restores the page from its cache", async () => {
    const { tokens } = bare();
    Object.assign(window, { top: window });
    await openTokens(tokens);
    storeToken("unkept");
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await vi.dynamicImportSettled();
    expect(readToken()).toBe("unkept");
    storeToken(null);
    // Later tests in this process have no document.
    await openTokens({ read: async () => null, write: async () => {}, onChangeElsewhere: () => {} });
  });

  it("reads the token that another tab has stored in place of its own that a full storage refused", async () => {
    const storage = new Map([["token", "old"]]);
    const { tokens } = tab({ storage, navigator: {} });
    const setItem = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await tokens.write("unkept");
    expect(await tokens.read()).toBe("unkept");
    setItem.mockRestore();
    storage.set("token", "another's");
    expect(await tokens.read()).toBe("another's");
  });

  it("hears of a pressed push also while no worker controls it, unless a window has been opened for it", async () => {
    const heard = vi.fn();
    const serviceWorker = Object.assign(new EventTarget(), { ready: Promise.resolve(), startMessages: vi.fn() });
    const stop = tab({ storage: new Map(), navigator: { serviceWorker } }).push.onOpen(heard);
    await vi.waitFor(() => expect(serviceWorker.startMessages).toHaveBeenCalled());
    const answer = { postMessage: vi.fn() };
    const tell = (data: object) =>
      serviceWorker.dispatchEvent(Object.assign(new Event("message"), { data, ports: [answer] }));
    tell({ kind: "open", path: "/late", until: Date.now() - 1 });
    expect(answer.postMessage).not.toHaveBeenCalled();
    tell({ kind: "open", path: "/discovery/12", until: Date.now() + 60_000 });
    expect(heard.mock.calls).toEqual([["/discovery/12"]]);
    expect(answer.postMessage).toHaveBeenCalledOnce();
    stop();
  });

  it("reports waking only while the page is visible, and not after it was stopped", () => {
    const woke = vi.fn();
    const stop = willing().onWake(woke);
    document.dispatchEvent(new Event("visibilitychange"));
    Object.assign(document, { visibilityState: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(woke).toHaveBeenCalledOnce();
    Object.assign(document, { visibilityState: "visible" });
    stop();
    window.dispatchEvent(new Event("online"));
    expect(woke).toHaveBeenCalledOnce();
  });
});
