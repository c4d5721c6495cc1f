import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { menuItems } from "../menus/menus.table.ts";
import type { Offer } from "../ports/assistant/dish-chooser.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant } from "../testing/make-world.queries.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { assistantRouter } from "./assistant.router.ts";

const both = (en: string, fr: string) => ({ en, fr, default: null });
const HERE = { latitude: 45.523, longitude: -73.581 };

describe.each(everyDatabase())("the assistant on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let admin: { account_id: number; admin: true };
  const ask = async (message: string, conversation: string[] = []) => {
    const answer = await callAs(services, assistantRouter, admin).ask({ message, conversation, ...HERE });
    return { ...answer, names: answer.dishes.map(({ name }) => name.en) };
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "restaurants"]);
    services = makeServices(database);
    admin = { account_id: (await makeAccount(database.db, { admin: true })).id, admin: true };
    const { id } = await makeRestaurant(database.db);
    await makeItem(database.db, id, { name: both("Lentil soup", "Soupe aux lentilles"), tags: ["vegan"] });
    await makeItem(database.db, id, { name: both("Nut soup", "Soupe aux noix"), allergens: ["nuts"] });
    await makeItem(database.db, id, { name: both("Soup of gold", "Soupe en or"), price: 9_900 as never });
    await makeItem(database.db, id, { name: both("Gone soup", "Soupe partie"), stock_status: "out_of_stock" });
    await makeItem(database.db, id, { name: both("Left soup", "Soupe d’hier"), listed: false });
    const closed = await makeRestaurant(database.db, { status: "closed" });
    await makeItem(database.db, closed.id, { name: both("Closed soup", "Soupe fermée") });
    const far = await makeRestaurant(database.db, { latitude: 46.8, longitude: -71.2 });
    await makeItem(database.db, far.id, { name: both("Far soup", "Soupe lointaine") });
  });

  it("answers in either language with dishes that can be ordered and meet every wish", async () => {
    expect((await ask("a soup, no nuts, under 20 $, open now")).names).toEqual(["Lentil soup"]);
    const french = await ask("une soupe sans noix, moins de 20 $");
    expect(french.names).toEqual(["Lentil soup"]);
    expect(french).toMatchObject({ named: true, understood: { words: ["soupe"], without: ["nuts"], most: 20 } });
    expect(french.dishes[0]).toMatchObject({ open: true, price: 12.5, distance_km: 0 });
  });

  once("continues from earlier messages, and tells when no dish has the wished name", async () => {
    expect((await ask("a soup")).names).toHaveLength(3);
    expect((await ask("under 20 $", ["a soup without nuts"])).names).toEqual(["Lentil soup"]);
    expect(await ask("vegan pizza")).toMatchObject({ named: false, names: ["Lentil soup"] });
    expect((await ask("halal")).names).toEqual([]);
  });

  once.each(["x".repeat(2_000), "%_\\ & | ! ' \"", "🍲🍲", "sans ".repeat(300), "   "])("bears %s", async (message) => {
    expect((await ask(message)).names.length).toBeLessThanOrEqual(6);
  });

  /** A chooser that picks these numbers of an offer and ends as given. */
  const naming = (numbers: number[], made: boolean, offers: Offer[] = []) =>
    makeServices(database, {
      chooser: {
        async *choose(offer) {
          offers.push(offer);
          yield* numbers;
          return made;
        },
      },
    });

  once("lets the language model choose the order of matching dishes, and nothing else", async () => {
    const offers: Offer[] = [];
    services = naming([2, 77, 2], true, offers);
    const { names } = await ask("a soup without nuts");
    expect(offers[0]?.dishes.map(({ name }) => name).toSorted()).toEqual(["lentil soup", "soup of gold"]);
    expect(names).toHaveLength(1);
  });

  once("falls back to the order of the rules when the model's answer is cut off, and shows no dish twice", async () => {
    const rules = (await ask("a soup")).names;
    services = naming([3], false);
    expect((await ask("a soup")).names).toEqual([rules[2], rules[0], rules[1]]);
    services = naming([], true);
    expect((await ask("a soup")).names).toEqual(rules);
  });

  once("sends each part of the answer as soon as it is known", async () => {
    let choose = (): void => {};
    const chosen = new Promise<void>((resolve) => (choose = resolve));
    let ended = false;
    services = makeServices(database, {
      chooser: {
        async *choose() {
          try {
            yield 2;
            await chosen;
            yield 1;
            return true;
          } finally {
            ended = true;
          }
        },
      },
    });
    const parts = await callAs(services, assistantRouter, admin).stream({ message: "a soup", ...HERE });
    const next = async () => (await parts.next()).value;
    expect(await next()).toMatchObject({ part: "understood", understood: { words: ["soup"] } });
    expect(await next()).toEqual({ part: "found", named: true });
    expect(await next()).toMatchObject({ part: "dish", dish: { open: true } });
    choose();
    expect(await next()).toMatchObject({ part: "dish" });
    expect(await next()).toEqual({ part: "done" });
    expect(await parts.next()).toMatchObject({ done: true });
    // When the client disconnects, the choice ends.
    ended = false;
    const left = await callAs(services, assistantRouter, admin).stream({ message: "a soup", ...HERE });
    for (let part = 0; part < 3; part += 1) await left.next();
    await left.return();
    expect(ended).toBe(true);
  });

  once("shows no dish that ran out while it was being chosen", async () => {
    services = makeServices(database, {
      chooser: {
        async *choose({ dishes }) {
          const soup = dishes.find(({ name }) => name === "lentil soup");
          await database.db.update(menuItems).set({ stock_status: "out_of_stock" });
          yield soup?.number ?? 0;
          return true;
        },
      },
    });
    expect((await ask("a soup without nuts")).names).toEqual([]);
  });

  once("is for administrators only, and limited per minute", async () => {
    const member = { account_id: (await makeAccount(database.db)).id };
    const forbidden = expect.objectContaining({ status: 403 });
    await expect(callAs(services, assistantRouter, member).ask({ message: "soup" })).rejects.toEqual(forbidden);
    await expect(callAs(services, assistantRouter).ask({ message: "soup" })).rejects.toEqual(
      expect.objectContaining({ status: 401 }),
    );
    const limits = makeRateLimits({ own: { assistant: { points: 1, seconds: 60 } } });
    const limited = callAs(services, assistantRouter, admin, { limits });
    await limited.ask({ message: "soup" });
    await expect(limited.ask({ message: "soup" })).rejects.toEqual(expect.objectContaining({ status: 429 }));
  });
});
