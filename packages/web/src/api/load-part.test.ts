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

describe("a part of the app", () => {
  it("that does not come is given up after 120 s, as a call is (wire §12)", async () => {
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

  it("comes as it is, and leaves no clock behind", async () => {
    expect(await loadPart(async () => "part")).toBe("part");
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that cannot be fetched has our name, and its own reason", async () => {
    const cause = new TypeError("Failed to fetch dynamically imported module");
    const failed = await loadPart(() => Promise.reject(cause)).catch((error: unknown) => error);
    expect(isUnfetched(failed)).toBe(true);
    expect(failed).toMatchObject({ cause, message: expect.stringContaining("dynamically imported module") });
  });

  it("has what it stands on fetched once, and comes after its styles", async () => {
    stylesCome(true);
    const both = ["assets/a.js", "assets/a.css"];
    const parts = ["first", "second"].map((part) => loadPart(async () => part, both, ORIGIN));
    expect(await Promise.all(parts)).toEqual(["first", "second"]);
    expect(links()).toEqual([`modulepreload ${ORIGIN}/assets/a.js`, `stylesheet ${ORIGIN}/assets/a.css`]);
  });

  it("whose styles have failed is not fetched, and asks for them again the next time", async () => {
    stylesCome(false);
    const load = vi.fn(async () => "part");
    const failed = await loadPart(load, ["b.css"], ORIGIN).catch((error: unknown) => error);
    expect(isUnfetched(failed)).toBe(true);
    expect(load).not.toHaveBeenCalled();
    stylesCome(true);
    expect(await loadPart(load, ["b.css"], ORIGIN)).toBe("part");
  });

  it("waits for no styles that the page has brought", async () => {
    stylesCome(true);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `${ORIGIN}/c.css`;
    document.head.append(link);
    expect(await loadPart(async () => "part", ["c.css"], ORIGIN)).toBe("part");
  });
});
