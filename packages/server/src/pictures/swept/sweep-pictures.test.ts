import { getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { restaurantGroups } from "../../restaurants/stored/groups.table.ts";
import { domains } from "../../sites/sites.table.ts";
import { schema } from "../../database/schema.ts";
import { memoryPictures } from "../../testing/memory-pictures.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeAccount, makeRecommendation, makeRestaurant } from "../../testing/make-world.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { insertArticle, insertVersion } from "../../pages/articles.queries.ts";
import { sweepPictures } from "./sweep-pictures.ts";

const [kind] = testDatabases();
if (!kind) throw new Error("There is no database to test on");

let database: Database;
beforeAll(async () => {
  database = await kind.open();
});
afterAll(() => database.close());

const keyOf = (at: number) => at.toString(16).padStart(32, "0");

it("removes pictures that no row refers to after a day, and nothing else", async () => {
  const pictures = memoryPictures();
  const services = makeServices(database, { pictures });
  const put = async (name: string, at: string) => {
    await pictures.put(name, new Uint8Array(1), "image/webp");
    const kept = pictures.kept.get(name);
    if (kept) kept.at = new Date(at);
  };
  const old = "2026-11-17T22:59:59Z";
  const member = await makeAccount(database.db, { avatar_url: `/pictures/${keyOf(1)}.webp` });
  await makeRecommendation(database.db, member.id, { image_url: `/pictures/${keyOf(2)}.webp` });
  await makeRestaurant(database.db, {
    cover_image_path: `/pictures/${keyOf(6)}.webp`,
    logo_image_path: `/pictures/${keyOf(7)}.webp`,
  });
  const both = { en: "", fr: "" };
  const at = new Date(old);
  const place = { kind: "news", section: "", slug: "new-picture" } as const;
  const article_id = (await insertArticle(database.db, place, { published_at: null, at })) ?? 0;
  const body = { en: `![](/pictures/${keyOf(9)}.webp)`, fr: "" };
  const image_url = `/pictures/${keyOf(8)}.webp`;
  const version = { article_id, title: both, summary: both, account_id: null, at };
  await insertVersion(database.db, { ...version, revision: 1, body, image_url });
  await insertVersion(database.db, { ...version, revision: 2, body: both, image_url: null });
  for (const key of [1, 2, 3, 4, 6, 7, 8, 9].map(keyOf)) {
    await put(`${key}.webp`, old);
    await put(`${key}-400.webp`, old);
  }
  await put(`${keyOf(5)}.webp`, "2026-11-17T23:00:01Z");
  await put("ramen.webp", old);

  // Works per batch, even if the sizes of one picture are in two batches.
  const texts = vi.spyOn(database.db, "selectDistinct");
  expect(await sweepPictures(services, 3)).toBe(4);
  // Long texts are read once, not per batch: those of drafts, of articles and of the looks of sites and groups.
  expect(texts).toHaveBeenCalledTimes(4);
  texts.mockRestore();
  const left = [1, 2, 6, 7, 8, 9].map(keyOf).flatMap((key) => [`${key}.webp`, `${key}-400.webp`]);
  expect([...pictures.kept.keys()].toSorted()).toEqual([...left, `${keyOf(5)}.webp`, "ramen.webp"].toSorted());
  expect(await sweepPictures(services)).toBe(0);
});

it("keeps pictures that only the look of a site or a group names, however it is written", async () => {
  const pictures = memoryPictures();
  const services = makeServices(database, { pictures });
  const logo_urls = [
    `/pictures/${keyOf(21)}.webp`,
    `/pictures/${keyOf(22)}-192.webp`,
    `https://tablee.test/pictures/${keyOf(23)}.webp`,
    `https://tablee.test/pictures/${keyOf(24)}-800.webp`,
  ];
  const { id } = await makeRestaurant(database.db);
  const colours = { primary: null, ground: null };
  await database.db.insert(domains).values(
    logo_urls.map((logo_url, at) => ({
      host: `site-${at}.test`,
      restaurant_id: id,
      theme: { ...colours, logo_url, cover_url: at === 0 ? `/pictures/${keyOf(25)}.webp` : null },
      date_creation: new Date(),
    })),
  );
  await database.db.insert(restaurantGroups).values({
    alias: "pictured",
    name: { en: "Group", fr: null, default: null },
    theme: { ...colours, logo_url: `/pictures/${keyOf(26)}-192.webp`, cover_url: `/pictures/${keyOf(27)}.webp` },
  });
  for (const key of [21, 22, 23, 24, 25, 26, 27, 28].map(keyOf)) {
    for (const name of [`${key}.webp`, `${key}-192.webp`]) {
      await pictures.put(name, new Uint8Array(1), "image/webp");
      const kept = pictures.kept.get(name);
      if (kept) kept.at = new Date("2026-11-17T22:59:59Z");
    }
  }

  expect(await sweepPictures(services)).toBe(2);
  expect([...pictures.kept.keys()].filter((name) => name.startsWith(keyOf(28)))).toEqual([]);
});

it("does not fail when the store fails", async () => {
  const pictures = {
    ...memoryPictures(),
    list: async function* () {
      yield `${keyOf(9)}.webp`;
      throw new Error("gone");
    },
  };
  await expect(sweepPictures(makeServices(database, { pictures }))).resolves.toBe(0);
});

it("covers every column that can contain a member's picture", () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  const columns = tables.flatMap((table) => Object.values(getTableColumns(table)));
  const naming = columns.filter(({ name }) => /image|picture|avatar_url|logo|cover|theme/.test(name));
  // All of these are searched except those of order lines: an ordered dish is in a version of a menu, which is searched
  // as long as it is kept (management §8).
  expect(
    naming
      .map(({ table, name }) => `${(table as never as Record<symbol, string>)[Symbol.for("drizzle:Name")]}.${name}`)
      .toSorted(),
  ).toEqual([
    "accounts.avatar_url",
    "article_versions.image_url",
    "combos.image_url",
    "domains.theme",
    "menu_items.image_url",
    "menu_sections.image_url",
    "modifier_groups.image_url",
    "order_lines.image_url",
    "recommendations.image_url",
    "restaurant_groups.theme",
    "restaurants.cover_image_path",
    "restaurants.logo_image_path",
  ]);
});
