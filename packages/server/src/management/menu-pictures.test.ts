import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { sweepPictures } from "../pictures/swept/sweep-pictures.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant, makeStaff } from "../testing/make-world.queries.ts";
import { type MemoryPictures, memoryPictures } from "../testing/memory-pictures.ts";
import { refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { managementRouter } from "./management.router.ts";
import { picturesOfMenus } from "./stored/pictures-of-menus.queries.ts";
import { settingsRouter } from "./settings/settings.router.ts";

type Row = { restaurant_id: number; number: number };

const photo = async () => {
  const image = sharp({ create: { width: 1_600, height: 900, channels: 3, background: "#864" } });
  return new File([new Uint8Array(await image.jpeg().toBuffer())], "dish.jpg");
};

describe.each(testDatabases())("pictures of a menu on %s", ({ open }) => {
  let database: Database;
  let pictures: MemoryPictures;
  let services: TestServices;
  let restaurant_id: number;
  let manager: { account_id: number };
  let dish: { id: number; ref: string };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    pictures = memoryPictures();
    services = makeServices(database, { pictures });
    restaurant_id = (await makeRestaurant(database.db)).id;
    manager = await staff("manager");
    dish = await makeItem(database.db, restaurant_id, { name: { en: "Burger", fr: "Burger", default: null } });
  });
  const staff = async (role: "manager" | "kitchen") => {
    const { id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, id, role);
    return { account_id: id };
  };
  const menu = (caller = manager) => callAs(services, managementRouter, caller);
  const settings = () => callAs(services, settingsRouter, manager);
  const put = (seen: string | null, value: string | null) =>
    menu().edit({
      restaurant_id,
      edits: [{ kind: "set", list: "items", ref: dish.ref, field: "image_url", seen, value }],
    });
  const publish = async () => {
    const { revision } = await menu().draft({ restaurant_id });
    await menu().publish({ restaurant_id, revision });
  };
  const isKept = (url: string) => pictures.kept.has(url.replace("/pictures/", ""));
  /** Sweeps as if a day had passed. */
  const sweep = () => {
    for (const one of pictures.kept.values()) one.at = new Date(services.clock().getTime() - 24 * 3_600_000);
    return sweepPictures(services);
  };

  it("are accepted from those who may edit the menu only, and cropped to a square", async () => {
    const { url } = await menu().picture({ restaurant_id, picture: await photo() });
    const large = pictures.kept.get(url.replace("/pictures/", ""));
    expect(await sharp(large?.bytes).metadata()).toMatchObject({ format: "webp", width: 800, height: 800 });
    expect(pictures.kept.has(url.replace("/pictures/", "").replace(".webp", "-400.webp"))).toBe(true);
    const words = new File(["no picture"], "dish.png", { type: "image/png" });
    expect(await refusalOf(menu().picture({ restaurant_id, picture: words }))).toMatchObject({
      code: "picture_refused",
      data: { reason: "not_a_picture" },
    });
    const cook = await staff("kitchen");
    expect((await refusalOf(menu(cook).picture({ restaurant_id, picture: await photo() }))).code).toBe("forbidden");
  });

  it("are kept while a draft, the menu or a version uses them, and are swept away afterwards", async () => {
    const [{ url }, forgotten] = [
      await menu().picture({ restaurant_id, picture: await photo() }),
      await menu().picture({ restaurant_id, picture: await photo() }),
    ];
    await put(null, url);
    await sweep();
    expect([isKept(url), isKept(forgotten.url)]).toEqual([true, false]);
    await publish();
    await sweep();
    expect(isKept(url)).toBe(true);
    await put(url, null);
    await publish();
    await sweep();
    expect(isKept(url)).toBe(true);
    // However many versions a statement reads.
    const all = await picturesOfMenus(database.db);
    expect(all).toContain(url);
    expect(await picturesOfMenus(database.db, { versions: 1, bytes: 1_000_000 })).toEqual(all);
    expect(await picturesOfMenus(database.db, { versions: 100, bytes: 1 })).toEqual(all);
  });

  it("are searched for in no more than 10 MB of menus at once", async () => {
    const urls = Array.from({ length: 24 }, (_, at) => `/pictures/${String(at).padStart(32, "0")}.webp`);
    // 300 dishes, of half a megabyte together.
    const menuWith = (image_url: string) =>
      JSON.stringify({ items: Array.from({ length: 300 }, () => ({ image_url, description: "Ramen ".repeat(280) })) });
    await database.query(
      `insert into menu_versions (restaurant_id, number, menu, changes, imported, published_at)
       select $1, 100 + n, m::jsonb, 0, false, now() from unnest($2::text[]) with ordinality w(m, n)`,
      [restaurant_id, urls.map(menuWith)],
    );
    const read = vi.spyOn(database.db, "execute");
    const found = await picturesOfMenus(database.db);
    const parts = (await Promise.all(read.mock.results.map(({ value }) => value as Promise<{ rows: Row[] }>))).map(
      ({ rows }) => rows,
    );
    read.mockRestore();
    expect([...found]).toEqual(expect.arrayContaining(urls));
    expect(parts.flat().filter((row) => row.restaurant_id === restaurant_id && row.number > 100)).toHaveLength(24);
    for (const rows of parts) {
      const { rows: sums } = await database.query<{ bytes: number }>(
        `select coalesce(sum(octet_length(menu::text)), 0)::int as bytes from menu_versions v
         join unnest($1::int[], $2::int[]) w(r, n) on v.restaurant_id = w.r and v.number = w.n`,
        [rows.map((row) => row.restaurant_id), rows.map((row) => row.number)],
      );
      expect(sums[0]!.bytes).toBeLessThan(10_000_000);
    }
    await database.query("delete from menu_versions where restaurant_id = $1", [restaurant_id]);
  });

  it("that are also the cover are kept when the cover changes", async () => {
    const cover = async () =>
      (await settings().setPicture({ restaurant_id, which: "cover", picture: await photo() })).cover_image_path ?? "";
    const first = await cover();
    await put(null, first);
    await publish();
    const second = await cover();
    expect([isKept(first), isKept(second)]).toEqual([true, true]);
    await settings().setPicture({ restaurant_id, which: "cover" });
    await sweep();
    expect([isKept(first), isKept(second)]).toEqual([true, false]);
  });
});
