import { describe, expect, it, vi } from "vitest";
import { pretendStorage } from "../testing/pretend-extension.ts";
import { extensionTokens } from "./extension-tokens.ts";

/** Two pages of one extension: the popup and a tab. */
function pages() {
  const { storage, kept } = pretendStorage();
  return { one: extensionTokens(storage), other: extensionTokens(storage), kept };
}

describe("the token in an extension", () => {
  it("is stored in the synchronised storage, and removed everywhere at sign-out", async () => {
    const { one, kept } = pages();
    await one.write("secret", "lasting");
    expect([kept.sync.get("token"), kept.session.size, one.lasts?.()]).toEqual(["secret", 0, true]);
    await one.write("renewed");
    expect(kept.sync.get("token")).toBe("renewed");
    await one.write(null);
    expect([kept.sync.size, kept.session.size, await one.read()]).toEqual([0, 0, null]);
  });

  it("that is not to be remembered is stored in session storage only, and stays there when it is renewed", async () => {
    const { one, other, kept } = pages();
    await one.write("secret", "session");
    await one.write("renewed");
    expect([kept.sync.size, kept.session.get("token"), one.lasts?.()]).toEqual([0, "renewed", false]);
    // A page that is opened later.
    expect([await other.read(), other.lasts?.()]).toEqual(["renewed", false]);
    await other.write("lasting", "lasting");
    expect([kept.sync.get("token"), kept.session.size]).toEqual(["lasting", 0]);
  });

  it("is announced to other pages when it changes, and they never read null between two tokens", async () => {
    const { one, other } = pages();
    await one.write("first", "lasting");
    const found: (string | null)[] = [];
    other.onChangeElsewhere(() => void other.read().then((token) => found.push(token)));
    await one.write("second", "session");
    await one.write("third", "lasting");
    await vi.waitFor(() => expect(found.at(-1)).toBe("third"));
    expect(found).not.toContain(null);
  });

  it("that the server refuses is not used on this computer, until a renewed one is synchronised from another", async () => {
    const { one, other, kept } = pages();
    await one.write("old", "lasting");
    const found: (string | null)[] = [];
    other.onChangeElsewhere(() => void other.read().then((token) => found.push(token)));
    await one.refuse?.("old");
    expect([await one.read(), await other.read(), kept.sync.get("token")]).toEqual([null, null, "old"]);
    await vi.waitFor(() => expect(found.at(-1)).toBeNull());
    // The new one is synchronised at last.
    kept.sync.set("token", "renewed elsewhere");
    expect([await one.read(), await other.read()]).toEqual(["renewed elsewhere", "renewed elsewhere"]);
    await one.write(null);
    expect(kept.sync.size).toBe(0);
  });

  it("that the server refuses is removed from session storage, and from a page that has it in memory only", async () => {
    const { one, other, kept } = pages();
    await one.write("of session", "session");
    await one.refuse?.("of session");
    expect([await one.read(), await other.read(), kept.session.get("token")]).toEqual([null, null, undefined]);
    const full = extensionTokens(pretendStorage(true).storage);
    await full.write("unkept");
    await full.refuse?.("unkept");
    expect(await full.read()).toBeNull();
  });

  it("is the last one written, even if it is read while the writing is under way", async () => {
    const { one } = pages();
    void one.write("first");
    void one.write("second");
    expect(await one.read()).toBe("second");
  });

  it("is kept in the page's memory if the storage refuses it, until another page stores one", async () => {
    const { storage, kept } = pretendStorage(true);
    const tokens = extensionTokens(storage);
    await tokens.write("unkept");
    expect(await tokens.read()).toBe("unkept");
    kept.sync.set("token", "another's");
    expect(await tokens.read()).toBe("another's");
  });
});
