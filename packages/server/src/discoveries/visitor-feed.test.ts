import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import { type ChangeTopic, notifyChange, tellChange } from "../database/changes.ts";
import type { Database } from "../database/open-database.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRecommendation, makeRestaurant } from "../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { statementsOf } from "../testing/statements-of.ts";
import { openAgain, everyDatabase } from "../testing/test-database.ts";

interface Row {
  id: number;
  likes: number;
  item_price: number | null;
}

/** Lists follow likes every three seconds: not in the middle of a count of statements. */
function keepOrder(): void {
  const later = globalThis.setTimeout;
  const held = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    later(work, ms === 3_000 ? 3_600_000 : ms, ...given);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(held as typeof later);
}

describe.each(everyDatabase())("the visitors' feed on %s", ({ open, kind }) => {
  let database: Database;
  let api: TestApi;
  let token: string;
  const feed = async (from = api): Promise<Row[]> => {
    const response = await from.fetch("/api/client/recommendations");
    return ((await response.json()) as { recommendations: Row[] }).recommendations;
  };
  const like = (id: number) =>
    api.fetch(`/api/client/recommendation/interact/${id}`, { token, json: { type: "like" } });

  beforeAll(async () => {
    keepOrder();
    database = await open();
    const services = makeServices(database);
    token = await openSession(services, (await makeAccount(database.db)).id, {});
    api = await startApi(services);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
    vi.restoreAllMocks();
  });

  it("shows committed likes at once in the same process", async () => {
    const author = await makeAccount(database.db);
    const { id } = await makeRecommendation(database.db, author.id);
    const shown = async () => {
      const alone = (await (await api.fetch(`/api/client/recommendation/${id}`)).json()) as Row;
      return [(await feed()).find((row) => row.id === id)?.likes, alone.likes];
    };
    expect(await shown()).toEqual([0, 0]);
    for (let turn = 1; turn <= 6; turn++) {
      await like(id);
      expect(await shown()).toEqual([turn % 2, turn % 2]);
    }
  });

  it("shows a change of a menu as soon as it is announced", async () => {
    const { db } = database;
    const restaurant = await makeRestaurant(db);
    const item = await makeItem(db, restaurant.id);
    const author = await makeAccount(db);
    const { id } = await makeRecommendation(db, author.id, { restaurant_id: restaurant.id, item_id: item.id });
    await db.transaction((tx) => notifyChange(tx, "recommendations"));
    const price = async () => (await feed()).find((row) => row.id === id)?.item_price;
    await vi.waitFor(async () => expect(await price()).toBe(12.5));
    await db.transaction(async (tx) => {
      await tx.execute("update menu_items set price = 1400");
      await notifyChange(tx, `restaurant:${restaurant.id}`);
    });
    await vi.waitFor(async () => expect(await price()).toBe(14));
  });

  it.runIf(kind === "embedded")("is read again after a change of what it shows, and after no other", async () => {
    const { db } = database;
    const [shown, other] = [await makeRestaurant(db), await makeRestaurant(db)];
    const { id } = await makeRecommendation(db, (await makeAccount(db)).id, { restaurant_id: shown.id });
    const readings = async (topic: ChangeTopic) => {
      await feed();
      tellChange(db, topic);
      return statementsOf(database, () => feed());
    };
    tellChange(db, "recommendations");
    for (const topic of [`printers:${shown.id}`, `tables:${shown.id}`, `restaurant:${other.id}`] as const) {
      expect(await readings(topic)).toBe(0);
    }
    for (const topic of [`restaurant:${shown.id}`, `recommendation:${id}`, "restaurants", "recommendations"] as const) {
      expect(await readings(topic)).toBeGreaterThan(0);
    }
  });

  it.runIf(kind === "embedded")(
    "stays cached after a like of another discovery, and reads one card again after a like of its own",
    async () => {
      const { db } = database;
      const author = await makeAccount(db);
      const shown = await makeRecommendation(db, author.id, { date_creation: new Date("2030-01-01") });
      tellChange(db, "recommendations");
      // The first like after a quiet period may have changed the order.
      tellChange(db, "likes:999999");
      await feed();
      for (let n = 0; n < 50; n++) {
        tellChange(db, "likes:999999");
        expect(await statementsOf(database, () => feed())).toBe(0);
      }
      await database.query("update recommendations set likes = 7 where id = $1", [shown.id]);
      tellChange(db, `likes:${shown.id}`);
      expect(await statementsOf(database, () => feed())).toBe(1);
      expect((await feed()).find(({ id }) => id === shown.id)?.likes).toBe(7);
    },
  );

  it.runIf(kind === "postgresql")("shows what another process commits", async () => {
    const elsewhere = await openAgain(database);
    const other = await startApi(makeServices(elsewhere));
    const { id } = await makeRecommendation(database.db, (await makeAccount(database.db)).id);
    await database.db.transaction((tx) => notifyChange(tx, "recommendations"));
    const likes = async () => (await feed(other)).find((row) => row.id === id)?.likes;
    await vi.waitFor(async () => expect(await likes()).toBe(0));
    await like(id);
    await vi.waitFor(async () => expect(await likes()).toBe(1), { timeout: 2_000, interval: 10 });
    await other.close();
    await elsewhere.close();
  });
});
