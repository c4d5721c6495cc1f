import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openOtherTabs, type TabChannel, type TabMessage } from "./other-tabs.ts";
import { webTokens } from "./web-tokens.ts";

const storageOn = (kept: Map<string, string>) =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }) as Storage;

/** A browser: the storage that its tabs share, and the channel between them. */
function browser() {
  const local = new Map<string, string>();
  let cookies = "";
  const channels = new Set<{ hear: (message: TabMessage) => void; frozen: boolean }>();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", storageOn(local));
  vi.stubGlobal("document", {
    get cookie() {
      return cookies.split(";")[0] === "member=1" ? "member=1" : "";
    },
    set cookie(written: string) {
      cookies = written;
    },
  });
  /** Opens a tab, with the session storage of a restored tab or an empty one. */
  const open = async (session = new Map<string, string>()) => {
    const listeners: ((message: TabMessage) => void)[] = [];
    const here = { hear: (message: TabMessage) => listeners.forEach((hear) => hear(message)), frozen: false };
    const channel: TabChannel = {
      say: (message) => {
        for (const other of channels) if (other !== here && !other.frozen) queueMicrotask(() => other.hear(message));
      },
      hear: (listener) => void listeners.push(listener),
    };
    channels.add(here);
    const tokens = webTokens({ session: () => storageOn(session), others: () => openOtherTabs(channel) });
    const changed = vi.fn();
    tokens.onChangeElsewhere(changed);
    return { ...tokens, changed, session, first: await tokens.read(), close: () => channels.delete(here), here };
  };
  return { open, local, cookie: () => cookies };
}

describe("a token that ends with the browser", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const heard = () => vi.advanceTimersByTimeAsync(1);

  it("is in no lasting storage, and its cookie has no max-age", async () => {
    const { open, local, cookie } = browser();
    const tab = await open();
    await tab.write("secret", "session");
    expect([...local.values(), cookie()].join()).not.toContain("secret");
    expect(cookie()).toContain("member=1");
    expect(cookie()).not.toContain("max-age");
    expect(await tab.read()).toBe("secret");
    // Written again without `keeping`, as when the cookie was gone: it stays where it is.
    await tab.write("secret");
    expect([local.size, cookie().includes("max-age")]).toEqual([0, false]);
    await tab.write("secret", "lasting");
    expect([tab.session.size, local.get("token")]).toEqual([0, "secret"]);
    expect(cookie()).toContain("max-age=7776000");
  });

  it("is passed to a tab that is opened later", async () => {
    const { open } = browser();
    const tab = await open();
    await tab.write("secret", "session");
    const later = await open();
    expect(later.first).toBe("secret");
    tab.close();
    expect((await open()).first).toBe("secret");
    later.close();
  });

  it("is treated as absent when no other tab answers within a second", async () => {
    const { open } = browser();
    const tab = await open();
    await tab.write("secret", "session");
    tab.here.frozen = true;
    const asking = open();
    await vi.advanceTimersByTimeAsync(1_050);
    const alone = await asking;
    expect(alone.first).toBeNull();
    // It removes the shared cookie, but no other tab's token.
    await alone.write(null);
    await heard();
    expect(await tab.read()).toBe("secret");
  });

  it("is taken from a busy tab that answers late, together with its cookie, but not after a sign-out", async () => {
    const { open, cookie } = browser();
    const tab = await open();
    await tab.write("secret", "session");
    tab.here.frozen = true;
    const asking = open();
    await vi.advanceTimersByTimeAsync(1_050);
    const waiting = await asking;
    await waiting.write(null);
    tab.here.frozen = false;
    tab.here.hear({ kind: "ask" });
    await heard();
    expect([await waiting.read(), waiting.changed.mock.calls.length]).toEqual(["secret", 1]);
    expect(cookie()).toMatch(/member=1;(?!.*max-age)/);
    await waiting.write(null);
    waiting.here.hear({ kind: "answer", token: "secret" });
    expect(await waiting.read()).toBeNull();
  });

  it("reaches open tabs at sign-in, is removed from them at sign-out, and replaces or is replaced by a lasting one", async () => {
    const { open } = browser();
    const [one, other] = [await open(), await open()];
    await one.write("first", "session");
    await heard();
    expect([await other.read(), other.changed.mock.calls.length]).toEqual(["first", 1]);
    await other.write(null);
    await heard();
    expect([await one.read(), one.changed.mock.calls.length]).toEqual([null, 1]);
    await one.write("second", "session");
    await heard();
    await other.write("third", "lasting");
    await heard();
    expect([await one.read(), await other.read()]).toEqual(["third", "third"]);
    await one.write("fourth", "session");
    await heard();
    expect([await one.read(), await other.read()]).toEqual(["fourth", "fourth"]);
  });

  it("does not sign out other tabs when a tab that slept through a sign-in drops its old one", async () => {
    const { open } = browser();
    const [sleeping, tab] = [await open(), await open()];
    await sleeping.write("old", "session");
    await heard();
    sleeping.here.frozen = true;
    await tab.write("new", "session");
    sleeping.here.frozen = false;
    expect(await sleeping.read()).toBe("old");
    // The server refuses it.
    await sleeping.write(null);
    await heard();
    expect(await tab.read()).toBe("new");
    await sleeping.write(null);
    document.cookie = "member=1; path=/";
    expect(await sleeping.read()).toBe("new");
  });
});
