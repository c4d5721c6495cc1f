import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

/** What a page's own JavaScript and the entry's may weigh before anybody touches it, in bytes of gzip. */
const LIMITS: Record<string, { parts: string[]; bytes: number }> = {
  feed: { parts: ["discoveries/feed/feed.page.tsx"], bytes: 166_500 },
  "a discovery": { parts: ["discoveries/discovery/discovery.page.tsx"], bytes: 178_000 },
  "a profile": { parts: ["members/profile/member-profile.page.tsx"], bytes: 166_000 },
  "a restaurant": { parts: ["restaurants/restaurant.page.tsx"], bytes: 166_500 },
  "a menu": { parts: ["orders/basket-screen/menu-to-order.page.tsx"], bytes: 200_000 },
  "a table's menu": { parts: ["tables/screen/table.page.tsx", "tables/screen/table-menu.page.tsx"], bytes: 216_000 },
};

interface Chunk {
  file: string;
  imports?: string[];
}

const built = path.join(import.meta.dirname, "../../packages/web/dist/client");

/** Bytes of all files that these modules import, each file once. */
function weightOf(modules: string[], manifest: Record<string, Chunk>): number {
  const files = new Set<string>();
  const queue = [...modules];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is no part of the build.`);
    if (!files.has(chunk.file)) queue.push(...(chunk.imports ?? []));
    files.add(chunk.file);
  }
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length, 0);
}

for (const [page, { parts, bytes }] of Object.entries(LIMITS)) {
  test(`the JavaScript of ${page} weighs at most ${bytes / 1_000} kB`, { tag: "@phone" }, () => {
    const manifest = JSON.parse(readFileSync(path.join(built, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
    const modules = ["src/entry-client.tsx", ...parts.map((part) => `src/features/${part}`)];
    expect(weightOf(modules, manifest)).toBeLessThanOrEqual(bytes);
  });
}

test("what is fetched with a file is named in one place, and lies there", { tag: "@phone" }, () => {
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
});
