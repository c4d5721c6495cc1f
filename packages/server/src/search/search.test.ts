import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { foldedWords } from "@tablee/domain/language/folded-words";
import { CELL_SIZES, cellOf } from "@tablee/domain/search/cells";
import { eq, sql } from "drizzle-orm";
import { listenForChanges, onFoundChange, tellChange } from "../database/changes.ts";
import type { Database } from "../database/open-database.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import { menuItems } from "../menus/menus.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import { callAs, type Caller } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import {
  makeAccount,
  makeBlock,
  makeFollow,
  makeGroup,
  makeItem,
  makeRecommendation,
  makeRestaurant,
} from "../testing/make-world.queries.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { learnWords } from "./learn-words.ts";
import { searchRouter } from "./search.router.ts";

const text = (en: string | null, fr: string | null = en) => ({ en, fr, default: null });

describe.each(everyDatabase())("a search on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let author: Awaited<ReturnType<typeof makeAccount>>;
  /** A different position for each search, so that no cached result is returned. */
  let step = 0;
  const search = async (
    query: string,
    caller: { id: number } | null = null,
    own: { worldwide?: boolean; latitude?: number; longitude?: number } = {},
  ) => {
    await learnWords(services);
    const as = callAs(services, searchRouter, caller && ({ account_id: caller.id } satisfies Caller));
    step += 1;
    // Results are cached per square of a hundredth of a degree.
    const from = { latitude: 45.5 + (step % 9) / 100, longitude: -73.58 - Math.floor(step / 9) / 100 };
    return as.universal({ query, ...from, worldwide: false, ...own });
  };
  const found = async (query: string, caller: { id: number } | null = null) => {
    const {
      restaurants: places,
      restaurant_items,
      recommendations: discoveries,
      accounts,
    } = await search(query, caller);
    return {
      places: places.map(({ id }) => id),
      items: restaurant_items.map(({ id }) => id),
      discoveries: discoveries.map(({ id }) => id),
      members: accounts.map(({ id }) => id),
    };
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    // Entries are maintained by triggers, which do not fire here.
    await emptyTables(database, ["accounts", "restaurants", "search_entries"]);
    services = makeServices(database);
    author = await makeAccount(database.db, { first_name: "Zoé", last_name: "Côté" });
  });

  it("answers visitors with the stored answer until something in it changes", async () => {
    const stop = await listenForChanges(
      database,
      () => {},
      () => {},
    );
    try {
      const { id } = await makeRestaurant(database.db, { name: text("Keepsake") });
      const shown = await makeRecommendation(database.db, author.id, { name: text("Keepsake pie"), restaurant_id: id });
      const asked = () => search("keepsake", null, { latitude: 45.2, longitude: -73.2, worldwide: true });
      const one = await asked();
      expect(one).toMatchObject({ restaurants: [{ id }], recommendations: [{ id: shown.id }] });
      expect(await asked()).toBe(one);
      tellChange(database.db, "restaurant:999999");
      expect(await asked()).toBe(one);
      await database.db.update(recommendations).set({ status: "rejected" }).where(eq(recommendations.id, shown.id));
      tellChange(database.db, `recommendation:${shown.id}`);
      expect((await asked()).recommendations).toEqual([]);
      // A member's answer is made for that member.
      expect(await search("keepsake", author, { worldwide: true })).not.toBe(await asked());
    } finally {
      await stop();
    }
  });

  once("shows a dish whose sizes have the prices as From the lowest of them (menus §34)", async () => {
    const { id } = await makeRestaurant(database.db);
    const dish = await makeItem(database.db, id, { name: text("Fountain soda"), price: 0 as never });
    await makeGroup(database.db, id, [dish.id], ["Small"], { modifier: { price: 325 as never } });
    const { restaurant_items } = await search("fountain soda");
    expect(restaurant_items).toMatchObject([{ id: dish.id, price: 3.25, price_from: true }]);
    expect(restaurant_items[0]).not.toHaveProperty("modifier_size");
  });

  it("finds names despite missing accents, typing mistakes, partial words, another order or the other language", async () => {
    const { id } = await makeRestaurant(database.db, { name: text("Crêperie du Marché"), cuisines: ["noodle"] });
    const other = await makeRestaurant(database.db, { name: text("L'Œuf d'Or"), cuisines: ["ice_cream"] });
    for (const query of ["creperie marche", "CRÊPERIE", "creprie", "crepe", "marché crêperie", "nouilles", "noodles"]) {
      expect([query, (await found(query)).places]).toEqual([query, [id]]);
    }
    for (const query of ["oeuf", "l'oeuf", "loeuf", "crème glacée", "gelato"]) {
      expect([query, (await found(query)).places]).toEqual([query, [other.id]]);
    }
    expect((await found("zzz")).places).toEqual([]);
  });

  it("finds all four kinds, each in its own list", async () => {
    const place = await makeRestaurant(database.db, { name: text("Chez Margot") });
    const item = await makeItem(database.db, place.id, { name: text("Fried rice", "Riz frit") });
    const discovery = await makeRecommendation(database.db, author.id, {
      name: text(null, "Un riz frit parfait"),
      restaurant_id: place.id,
    });
    expect(await found("fried rice")).toMatchObject({ items: [item.id], discoveries: [discovery.id] });
    expect(await found("zoe")).toMatchObject({ members: [author.id], items: [], places: [] });
    const [dish] = (await search("riz", null, { latitude: 45.5, longitude: -73.58 })).restaurant_items;
    expect(dish).toMatchObject({ restaurant_name: text("Chez Margot"), currency: "CAD" });
    expect(dish?.distance_km).toBeCloseTo(2.6, 0);
  });

  it("follows every write in its transaction: names, menus, states and deletions, and no rolled-back write", async () => {
    const place = await makeRestaurant(database.db, { name: text("Chez Margot") });
    const item = await makeItem(database.db, place.id, { name: text("Gnocchi") });
    await database.db
      .update(restaurants)
      .set({ name: text("Chez Simone") })
      .where(eq(restaurants.id, place.id));
    expect((await found("simone gnocchi")).items).toEqual([item.id]);
    expect((await found("margot")).places).toEqual([]);
    await database.db.update(menuItems).set({ listed: false }).where(eq(menuItems.id, item.id));
    expect((await found("gnocchi")).items).toEqual([]);
    await database.db.update(menuItems).set({ listed: true, hidden: true }).where(eq(menuItems.id, item.id));
    expect((await found("gnocchi")).items).toEqual([]);
    await database.db.update(menuItems).set({ hidden: false }).where(eq(menuItems.id, item.id));
    await database.db.update(restaurants).set({ status: "preparing" }).where(eq(restaurants.id, place.id));
    expect(await found("simone gnocchi")).toMatchObject({ items: [], places: [] });
    await database.db.update(restaurants).set({ status: "closed" }).where(eq(restaurants.id, place.id));
    expect(await found("simone gnocchi")).toMatchObject({ items: [item.id], places: [place.id] });
    await database.db
      .transaction(async (tx) => {
        await tx
          .update(restaurants)
          .set({ name: text("Never") })
          .where(eq(restaurants.id, place.id));
        throw new Error("taken back");
      })
      .catch(() => {});
    expect((await found("simone")).places).toEqual([place.id]);
    await database.db.delete(restaurants).where(eq(restaurants.id, place.id));
    expect((await found("simone")).places).toEqual([]);
  });

  it("learns all waiting words at once, however often the same word waits", async () => {
    await database.query("insert into search_new_words select 'again' from generate_series(1, 1200)");
    await learnWords(services);
    expect((await database.query("select 1 from search_new_words")).rows).toEqual([]);
  });

  it("learns words that come after others were learned", async () => {
    await makeRestaurant(database.db, { name: text("Chez Margot") });
    await learnWords(services);
    const later = await makeRestaurant(database.db, { name: text("Zinnia Grenadine") });
    expect((await found("grenaxine")).places).toEqual([later.id]);
  });

  once("finds a tag by its words in either language, as a hashtag too", async () => {
    const place = await makeRestaurant(database.db);
    const item = await makeItem(database.db, place.id, { tags: ["local"] });
    await makeItem(database.db, place.id, { name: text("Soup") });
    for (const query of ["local", "#fromquébec", "from Québec", "d’ici", "#dici"]) {
      expect([query, (await found(query)).items]).toEqual([query, [item.id]]);
    }
  });

  it("processes only the changed entry, however many there are of its kind", async () => {
    const first = await makeRecommendation(database.db, author.id, { name: text("Poutine") });
    for (let n = 0; n < 20; n += 1) await makeRecommendation(database.db, author.id, { name: text(`Ramen ${n}`) });
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local track_functions = 'all'`);
      await tx.update(recommendations).set({ likes: 9 }).where(eq(recommendations.id, first.id));
      const counted = await tx.execute(sql`select
        pg_stat_get_xact_function_calls('search_names(jsonb)'::regprocedure)::int as names,
        pg_stat_get_xact_function_calls('search_words_of(text)'::regprocedure)::int as words`);
      expect(counted).toMatchObject({ rows: [{ names: 2, words: 2 }] });
    });
  });

  once("shows nobody what they may not see, nor members from whom a block separates them", async () => {
    const [friend, stranger] = [await makeAccount(database.db), await makeAccount(database.db)];
    await makeFollow(database.db, author.id, friend.id);
    await makeFollow(database.db, friend.id, author.id);
    const hidden = (own: object) => makeRecommendation(database.db, author.id, { name: text("Poutine"), ...own });
    const friends = await hidden({ visibility: "friends" });
    await hidden({ visibility: "private" });
    for (const status of ["draft", "pending", "rejected"] as const) await hidden({ status });
    const open_one = await hidden({});
    expect((await found("poutine")).discoveries).toEqual([open_one.id]);
    expect((await found("poutine", stranger)).discoveries).toEqual([open_one.id]);
    expect(new Set((await found("poutine", friend)).discoveries)).toEqual(new Set([friends.id, open_one.id]));
    await makeBlock(database.db, stranger.id, author.id);
    expect((await found("poutine", stranger)).discoveries).toEqual([]);
    expect((await found("zoe cote", stranger)).members).toEqual([]);
    await database.db.update(recommendations).set({ status: "pending" }).where(eq(recommendations.id, open_one.id));
    expect((await found("poutine")).discoveries).toEqual([]);
    await database.query("update accounts set deleted_at = now() where id = $1", [author.id]);
    expect(await found("zoe cote")).toMatchObject({ members: [] });
  });

  once(
    "gives no place in the list to strangers' discoveries for friends, and ranks friends' ones among the others",
    async () => {
      const viewer = await makeAccount(database.db);
      const make = (own: object) =>
        makeRecommendation(database.db, author.id, { name: text("Tourtière"), likes: 9, ...own });
      const open_one = await make({ likes: 0 });
      for (let at = 0; at < 70; at += 1) await make({ visibility: "friends" });
      expect((await found("tourtiere", viewer)).discoveries).toEqual([open_one.id]);
      const friend = await makeAccount(database.db);
      await makeFollow(database.db, viewer.id, friend.id);
      await makeFollow(database.db, friend.id, viewer.id);
      const friends = { visibility: "friends" as const, name: text("Tourtière"), restaurant_id: null };
      const [liked, own] = [
        await makeRecommendation(database.db, friend.id, { ...friends, likes: 90 }),
        await makeRecommendation(database.db, viewer.id, { ...friends, name: text("Tourtière soup") }),
      ];
      expect((await found("tourtiere", viewer)).discoveries).toEqual([liked.id, open_one.id, own.id]);
    },
  );

  once("fills the places of what a block hides with the next results", async () => {
    const [viewer, shunned] = [await makeAccount(database.db), await makeAccount(database.db)];
    const make = (by: number, likes: number) =>
      makeRecommendation(database.db, by, { name: text("Tourtière"), restaurant_id: null, likes });
    const seen: number[] = [];
    for (let at = 0; at < 22; at += 1) {
      seen.push((await make(author.id, 40 - at)).id);
      await make(shunned.id, 4_000);
    }
    await makeBlock(database.db, viewer.id, shunned.id);
    const before = (await found("tourtiere")).discoveries;
    expect([before.length, before.some((id) => seen.includes(id))]).toEqual([20, false]);
    const met = (await found("tourtiere", viewer)).discoveries;
    expect([met.length, met.every((id) => seen.includes(id))]).toEqual([20, true]);
  });

  once("puts the better match first, then the nearer one, and finds far ones only worldwide", async () => {
    const name = text("Sushi Shop");
    const far = await makeRestaurant(database.db, { name, latitude: 45.65, longitude: -73.58 });
    const near = await makeRestaurant(database.db, { name, latitude: 45.501, longitude: -73.58 });
    const other = await makeRestaurant(database.db, {
      name: text("Sushi Shop Express"),
      latitude: 45.5,
      longitude: -73.58,
    });
    const paris = await makeRestaurant(database.db, { name, latitude: 48.85, longitude: 2.35 });
    expect((await found("sushi shop")).places).toEqual([near.id, far.id, other.id]);
    expect((await search("sushi shop", null, { worldwide: true })).restaurants.map(({ id }) => id)).toContain(paris.id);
  });

  it("puts names with the typed accents first, for visitors and members alike", async () => {
    const place = await makeRestaurant(database.db, { name: text("Chez Margot") });
    const dough = await makeItem(database.db, place.id, { name: text("Fried dough", "Pâte frite") });
    const patty = await makeItem(database.db, place.id, { name: text("Cod patty", "Pâté haïtien") });
    const here = { latitude: 45.31, longitude: -73.41 };
    for (const viewer of [null, author]) {
      const items = async (query: string) =>
        (await search(query, viewer, here)).restaurant_items.map((item) => item.id);
      expect(await items("pâté")).toEqual([patty.id, dough.id]);
      expect(await items("pâte")).toEqual([dough.id, patty.id]);
      expect(await items("pate")).toHaveLength(2);
    }
  });

  once("finds a name with all of the words, however many nearer ones have one of them", async () => {
    await database.query(
      `
      insert into restaurants (source, ref, name, description, menu_description, city, cuisines, latitude, longitude, timezone, hours)
      select 'test', n, jsonb_build_object('en', 'Cafe ' || n, 'fr', 'Café ' || n, 'default', null), $1::jsonb, $1::jsonb, '', '{}', 45.5, -73.58, 'America/Toronto', '{}'
      from generate_series(1, 300) as n`,
      [JSON.stringify(text(null))],
    );
    const far = await makeRestaurant(database.db, { name: text("Café Louvain"), latitude: 45.75, longitude: -73.58 });
    expect((await found("louvain cafe")).places[0]).toBe(far.id);
    expect((await found("cafe louvian")).places[0]).toBe(far.id);
  });

  once("finds only names for words that are filters, such as take out (search §15)", async () => {
    const named = await makeRestaurant(database.db, { name: text("Take-Out Sushi", "Sushi à emporter") });
    await makeItem(database.db, named.id, {
      name: text("Oysters", "Huîtres"),
      description: text("Six of them, open now, to take out", "Six, ouvertes, à emporter"),
    });
    expect(await found("take out")).toMatchObject({ places: [named.id], items: [] });
    expect(await found("à emporter")).toMatchObject({ places: [named.id], items: [] });
    expect(await found("open now")).toMatchObject({ places: [], items: [] });
    expect((await found("oysters take out")).items).toHaveLength(1);
  });

  it("answers any typed text without an error", async () => {
    await makeRestaurant(database.db, { name: text("寿司 50% % _ \\ 'or' 1=1", "Le 🍣 & Frère") });
    for (const query of [
      "",
      "   ",
      "%",
      "_",
      "🍣",
      "\u0000",
      "' or 1=1 --",
      "a:* & !b",
      "🧑‍🍳".repeat(400),
      "x".repeat(10_000),
      "\uD800",
    ]) {
      const answer = await search(query);
      expect(answer.restaurants.length).toBeLessThan(2);
    }
    expect((await search("寿司")).restaurants).toHaveLength(1);
  });

  it("folds text as the domain does", async () => {
    for (const name of ["Crème Brûlée", "L’Œuf d'Or", "Straße & Łódź", "ÉPICÉ — 2 pour 1", "Ça Va?", "Phở Bò 79"]) {
      const { rows } = await database.query<{ name: string }>("select search_name($1) as name", [name]);
      expect(rows[0]?.name.split(" ")).toEqual(foldedWords(name));
    }
  });

  it("numbers the cells of an entry as the domain does, and gives none to an entry without a position", async () => {
    const points = [
      { latitude: 45.50884, longitude: -73.58781 },
      { latitude: -90, longitude: -180 },
      { latitude: 90, longitude: 180 },
      { latitude: -0.004, longitude: 0.004 },
    ];
    for (const point of points) await makeRestaurant(database.db, { name: text("Cell"), ...point });
    await makeRestaurant(database.db, { name: text("Cell"), latitude: null, longitude: null });
    const { rows } = await database.query<{ cells: number[] }>(
      "select cells from search_entries where kind = 'restaurant' order by ref",
    );
    const ofDomain = points.map((point) => CELL_SIZES.map((size) => cellOf(point, size)));
    expect(rows.map(({ cells }) => cells)).toEqual([...ofDomain, []]);
  });

  once("ignores a misspelt word of little meaning beside words that match", async () => {
    const place = await makeRestaurant(database.db, { name: text("Chez Margot") });
    const { id } = await makeItem(database.db, place.id, { name: text("Kombucha from Saint Henri") });
    // These match everything that was typed, but are of another kind.
    for (const name of ["Henri Saint Kombucha Fort", "Saint Henri Kombucha Forme", "Kombucha Saint Henri Farm"]) {
      await makeRecommendation(database.db, author.id, { name: text(name), restaurant_id: place.id });
    }
    expect((await found("kombucha form saint henri")).items).toEqual([id]);
  });

  it("refuses positions outside the world, and searches at its edges", async () => {
    for (const [latitude, longitude] of [
      [90.01, 0],
      [-91, 0],
      [0, 180.01],
      [0, -1e9],
    ] as const) {
      await expect(search("poutine", null, { latitude, longitude })).rejects.toMatchObject({ code: "invalid_input" });
    }
    await makeRestaurant(database.db, { name: text("Pôle"), latitude: 89.99, longitude: 180 });
    for (const [latitude, longitude] of [
      [90, -180],
      [-90, 180],
      [0, 0],
    ] as const) {
      expect((await search("pole", null, { latitude, longitude, worldwide: true })).restaurants).toHaveLength(1);
    }
  });

  it("announces the words of a changed entry, and the words that were learned", async () => {
    const stop = await listenForChanges(
      database,
      () => {},
      () => {},
    );
    const said: string[] = [];
    onFoundChange(database.db, ({ kind: changed, words }) =>
      said.push(`${changed} ${words?.toSorted().join(" ") ?? "anything"}`),
    );
    const tells = (line: string) => expect.poll(() => said, { timeout: 10_000 }).toContain(line);
    const place = await makeRestaurant(database.db, { name: text("Chez Zinnia"), city: "Laval" });
    await tells("found chez laval zinnia");
    await database.db
      .update(restaurants)
      .set({ name: text("Dahlia") })
      .where(eq(restaurants.id, place.id));
    await tells("found chez dahlia laval zinnia");
    await learnWords(services);
    await expect.poll(() => said.some((line) => line.startsWith("learned ") && line.includes("dahlia"))).toBe(true);
    await database.db.delete(restaurants).where(eq(restaurants.id, place.id));
    await tells("found dahlia laval");
    await Promise.all(Array.from({ length: 51 }, () => makeRestaurant(database.db)));
    said.length = 0;
    await database.query("delete from restaurants");
    await tells("found anything");
    await stop();
  });

  once("is limited for each address and each member separately", async () => {
    const limits = makeRateLimits();
    const callers = [null, { account_id: author.id }].map((viewer) =>
      callAs(services, searchRouter, viewer, { limits }),
    );
    for (const caller of callers) {
      const tries = await Promise.allSettled(Array.from({ length: 100 }, () => caller.universal({ query: "poutine" })));
      const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
      expect(refused).toHaveLength(90);
      expect(refused[0]).toMatchObject({ code: "too_many_requests", data: { retry_after: 1 } });
    }
    const other = await makeAccount(database.db);
    const another = callAs(services, searchRouter, { account_id: other.id }, { limits });
    expect(await another.universal({ query: "poutine" })).toMatchObject({ accounts: [] });
  });
});
