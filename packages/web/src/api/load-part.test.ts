// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureWords } from "./failure-words.ts";
import { loadPart } from "./load-part.ts";
import { isUnfetched } from "./unfetched.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const ORIGIN = "https://tablee.test";
/** Sets whether every requested stylesheet loads or fails; this window fetches none. */
const stylesCome = (come: boolean) => {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
  settings["handleDisabledFileLoadingAsSuccess"] = come;
};
const links = () => [...document.getElementsByTagName("link")].map(({ rel, href }) => `${rel} ${href}`);

describe("a part of the app that is loaded later", () => {
  it("fails if it has not come after 120 s, as a call does (wire §12)", async () => {
    let failed: unknown = null;
    loadPart(() => new Promise<never>(() => {})).catch((error: unknown) => (failed = error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(isUnfetched(failed)).toBe(true);
    expect(failureWords(failed)).toEqual({
      title: "Request timeout",
      text: "The server took too long to answer",
    });
  });

  it("is returned as it is, and leaves no timer running", async () => {
    expect(await loadPart(async () => "part")).toBe("part");
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("fails as unfetched if it cannot be fetched, with the original error as cause", async () => {
    const cause = new TypeError("Failed to fetch dynamically imported module");
    const failed = await loadPart(() => Promise.reject(cause)).catch((error: unknown) => error);
    expect(isUnfetched(failed)).toBe(true);
    expect(failed).toMatchObject({ cause, message: expect.stringContaining("dynamically imported module") });
  });

  it("has its scripts and styles fetched once, and is returned after its styles", async () => {
    stylesCome(true);
    const both = ["assets/a.js", "assets/a.css"];
    const parts = ["first", "second"].map((part) => loadPart(async () => part, both, ORIGIN));
    expect(await Promise.all(parts)).toEqual(["first", "second"]);
    expect(links()).toEqual([`modulepreload ${ORIGIN}/assets/a.js`, `stylesheet ${ORIGIN}/assets/a.css`]);
  });

  it("is not fetched if its styles fail, and requests them again the next time", async () => {
    stylesCome(false);
    const load = vi.fn(async () => "part");
    const failed = await loadPart(load, ["b.css"], ORIGIN).catch((error: unknown) => error);
    expect(isUnfetched(failed)).toBe(true);
    expect(load).not.toHaveBeenCalled();
    stylesCome(true);
    expect(await loadPart(load, ["b.css"], ORIGIN)).toBe("part");
  });

  it("does not wait for styles that the page already has", async () => {
    stylesCome(true);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `${ORIGIN}/c.css`;
    document.head.append(link);
    expect(await loadPart(async () => "part", ["c.css"], ORIGIN)).toBe("part");
  });
});
