import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { nothingUnderWay, trafficOf } from "../settled.ts";
import { printTable } from "../tables/table.ts";

// The app starts when it does for a visitor.
test.use({ isFirstVisit: true, waitsForPicture: true });

const TABLE = ["tables/screen/table.page.tsx", "tables/screen/table-menu.page.tsx"];

/** The maximum size of a page's own JavaScript and the entry's before any interaction, in bytes of gzip. */
const LIMITS: Record<string, { parts: string[]; bytes: number }> = {
  feed: { parts: ["discoveries/feed/feed.page.tsx"], bytes: 159_000 },
  "a discovery": { parts: ["discoveries/discovery/discovery.page.tsx"], bytes: 164_000 },
  "a profile": { parts: ["members/profile/member-profile.page.tsx"], bytes: 158_200 },
  "a restaurant": { parts: ["restaurants/restaurant.page.tsx"], bytes: 156_000 },
  "a menu": { parts: ["orders/basket-screen/menu-to-order.page.tsx"], bytes: 192_600 },
  "a table's menu": { parts: TABLE, bytes: 195_000 },
  "a table at which something is ordered": { parts: [...TABLE, "tables/live/table-reckoner.tsx"], bytes: 205_500 },
};

interface Chunk {
  file: string;
  imports?: string[];
}

const built = path.join(import.meta.dirname, "../../packages/web/dist/client");

const zipped = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length, 0);

/** Bytes of all files that these modules import, each counted once. */
function weightOf(modules: string[], manifest: Record<string, Chunk>): number {
  const files = new Set<string>();
  const queue = [...modules];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is no part of the build.`);
    if (!files.has(chunk.file)) queue.push(...(chunk.imports ?? []));
    files.add(chunk.file);
  }
  return zipped([...files]);
}

for (const [page, { parts, bytes }] of Object.entries(LIMITS)) {
  test(`the JavaScript of ${page} weighs at most ${bytes / 1_000} kB`, { tag: "@phone" }, () => {
    const manifest = JSON.parse(readFileSync(path.join(built, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
    const modules = ["src/entry-client.tsx", ...parts.map((part) => `src/features/${part}`)];
    expect(weightOf(modules, manifest)).toBeLessThanOrEqual(bytes);
  });
}

/**
 * The maximum that a browser loads for each page before the app is ready, including what the page's parts load
 * themselves; also in bytes of gzip.
 */
const FETCHED: Record<string, { path: string | null; bytes: number }> = {
  feed: { path: "/", bytes: 159_000 },
  "a discovery": { path: "/discovery/1", bytes: 164_700 },
  "a profile": { path: "/profile/1", bytes: 158_700 },
  "a restaurant": { path: "/restaurants/1", bytes: 156_700 },
  "a menu": { path: "/menu/1", bytes: 194_700 },
  // The menu of a table that is created for this.
  "a table's menu": { path: null, bytes: 196_400 },
};

/** Waits until the page's app is ready, has loaded what it needs, and is idle. */
async function comeToRest(page: Page, fetched: ReadonlySet<string>): Promise<void> {
  // Once the app is ready, presses are no longer recorded for it (shell/ready/first-tap.ts).
  await page.waitForFunction(() => !("notePress" in window));
  let before: number;
  do {
    before = fetched.size;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    await nothingUnderWay(page);
  } while (fetched.size > before);
}

for (const [name, { path: address, bytes }] of Object.entries(FETCHED)) {
  test(
    `${name} fetches at most ${bytes / 1_000} kB of JavaScript before the app is ready`,
    { tag: "@phone" },
    async ({ page, request }) => {
      // Makes the page appear to have just loaded, however long it stays open (shell/ready/ready.ts): prefetching does
      // not start for an hour.
      await page.addInitScript(() =>
        Object.defineProperty(PerformanceNavigationTiming.prototype, "loadEventStart", {
          get: () => performance.now() + 3_600_000,
        }),
      );
      const fetched = new Set<string>();
      page.on("request", (asked) => {
        const { pathname } = new URL(asked.url());
        if (pathname.endsWith(".js")) fetched.add(pathname.slice(1));
      });
      trafficOf(page);
      await page.goto(address ?? (await printTable(request)).path);
      await comeToRest(page, fetched);
      await expect(page.locator("html")).not.toHaveAttribute("data-ready");
      expect(zipped([...fetched])).toBeLessThanOrEqual(bytes);
    },
  );
}

test("the preloads of all files are listed in one file, and every listed file exists", { tag: "@phone" }, () => {
  const assets = readdirSync(path.join(built, "assets")).filter((file) => file.endsWith(".js"));
  const read = (file: string) => readFileSync(path.join(built, "assets", file), "utf8");
  const lists = assets.filter((file) => file.startsWith("late-preloads-"));
  const [entry] = assets.filter((file) => file.startsWith("entry-client-"));
  expect(lists).toEqual([entry?.replace("entry-client-", "late-preloads-")]);
  const named = [
    ...lists
      .map(read)
      .join("")
      .matchAll(/"(assets\/[^"]+)"/g),
  ].map(([, file]) => file ?? "");
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(built, file)))).toEqual([]);
  expect(assets.filter((file) => read(file).includes("m.f=["))).toEqual([]);
  // Each is loaded by our own code, which gives up if it does not arrive (packages/web/src/api/load-part.ts).
  expect(assets.filter((file) => read(file).includes("vite:preloadError"))).toEqual([]);
});
