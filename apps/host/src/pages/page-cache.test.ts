import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageReach } from "./content-security.ts";
import { PageCache } from "./page-cache.ts";
import { ANYTHING } from "./page-topics.ts";

const reach: PageReach = { framing: "nobody", parents: [], origin: "https://tablee.example", maps: null };

describe("a cached page", () => {
  let cache: PageCache;
  let rendered: number;
  beforeEach(() => {
    cache = new PageCache();
    rendered = 0;
  });
  const rendering = (topics: string[], until: Promise<void> = Promise.resolve()) => {
    const html = [`<html>${++rendered}`, "</html>"];
    return until.then(() => ({ html, nonce: null, status: 200, topics: new Set(topics), reach }));
  };
  const get = async (key: string, topics: string[], until?: Promise<void>) => {
    const page = await cache.get(key, () => rendering(topics, until));
    return (await page.body.as("identity")).toString();
  };
  const gate = () => {
    let open = () => {};
    const until = new Promise<void>((resolve) => (open = resolve));
    return { until, open };
  };

  it("is dropped when something that it shows changes, and for no other change", async () => {
    const first = await get("/", ["recommendation:1", "restaurant:2"]);
    cache.changed(new Set(["printers:2", "restaurant:3", "recommendation:2"]));
    expect(await get("/", [])).toBe(first);
    cache.changed(new Set(["restaurant:9", "restaurant:2"]));
    expect(await get("/", [])).not.toBe(first);
  });

  it("is dropped at every change if what it depends on is unknown", async () => {
    const first = await get("/", [ANYTHING]);
    cache.changed(new Set());
    expect(await get("/", [ANYTHING])).toBe(first);
    cache.changed(new Set(["printers:2"]));
    expect(await get("/", [ANYTHING])).not.toBe(first);
  });

  it("is rendered once for all requests that come meanwhile, even if something unrelated changes", async () => {
    const { until, open } = gate();
    const one = get("/", ["restaurant:1"], until);
    cache.changed(new Set(["restaurant:2", "printers:1"]));
    const two = get("/", ["restaurant:1"], until);
    open();
    expect(await one).toBe(await two);
    expect(rendered).toBe(1);
    await get("/", ["restaurant:1"]);
    expect(rendered).toBe(1);
  });

  it("that changes while it is rendered is sent to earlier requests, but not to later ones, and not cached", async () => {
    const { until, open } = gate();
    const before = get("/", ["restaurant:1"], until);
    cache.changed(new Set(["restaurant:1"]));
    const after = [get("/", ["restaurant:1"]), get("/", ["restaurant:1"])];
    open();
    expect(await before).toBe("<html>1</html>");
    expect(await Promise.all(after)).toEqual(["<html>2</html>", "<html>2</html>"]);
    expect(await get("/", ["restaurant:1"])).toBe("<html>2</html>");
  });

  it("is compressed better when it is requested again, not before", async () => {
    const page = await cache.get("/", () => rendering([]));
    const packWell = vi.spyOn(page.body, "packWell");
    expect(cache.find("/again")).toBe(undefined);
    expect(packWell).not.toHaveBeenCalled();
    expect(cache.find("/")).toBe(page);
    expect(packWell).toHaveBeenCalled();
    packWell.mockRestore();
  });

  it("whose rendering fails is not cached", async () => {
    const failing = async () => cache.get("/", () => Promise.reject(new Error("no")));
    await expect(failing()).rejects.toThrow("no");
    expect(await get("/", [])).toBe("<html>1</html>");
  });
});
