import { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../../database/open-database.ts";
import { testDatabases } from "../../../testing/test-database.ts";
import { finishImports, importInSteps } from "./import-in-steps.ts";

const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeekHours;
const AT = new Date("2026-03-02T12:00:00Z");
const MANY = 6;

const restaurants = (price: number): TableeRestaurant[] =>
  Array.from({ length: MANY }, (_, index) =>
    TableeRestaurant.parse({
      ref: `r${index}`,
      name: `R ${index}`,
      hours: CLOSED,
      menu: { items: [{ ref: "soup", name: "Soup", price }] },
    }),
  );

/** A process that dies when it begins its transaction with this number. */
const dyingAt = (database: Database, number: number): Database => {
  let begun = 0;
  const unhurried: Database["unhurried"] = (work, config) =>
    ++begun >= number ? Promise.reject(new Error("killed")) : database.unhurried(work, config);
  return { ...database, unhurried };
};

describe.each(testDatabases())("importing in steps on %s", ({ open }) => {
  let database: Database;
  let source = "";
  let tests = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => void (source = `steps-${++tests}`));

  const run = (into: Database, price: number, decide = async () => {}) =>
    importInSteps(into, { source, restaurants: restaurants(price) }, AT, () => {}, decide);
  const prices = async (): Promise<number[]> => {
    const { rows } = await database.query<{ price: number }>(
      `select distinct price from menu_items join restaurants r on r.id = restaurant_id where r.source = '${source}'`,
    );
    return rows.map(({ price }) => price);
  };
  const left = async () => (await database.query("select id from import_steps")).rows.length;

  it("writes everything, and lets other queries run between the steps", async () => {
    const over = new AbortController();
    let answered = 0;
    const others = (async () => {
      while (!over.signal.aborted) {
        await database.query("select 1");
        answered++;
      }
    })();
    const { restaurants: counts, items, new_restaurants } = await run(database, 5);
    over.abort();
    await others;
    expect([counts, items]).toEqual([
      { created: MANY, updated: 0, unchanged: 0 },
      { created: MANY, updated: 0, unchanged: 0 },
    ]);
    const { rows } = await database.query<{ id: number; ref: string }>(
      `select id, ref from restaurants where source = '${source}' order by id`,
    );
    expect(new_restaurants).toEqual(rows);
    expect(answered).toBeGreaterThan(2);
    expect([await prices(), await left()]).toEqual([[500], 0]);
  });

  it("changes nothing if its process ends before the decision, and everything if it ends later", async () => {
    await run(database, 5);
    // The first transaction looks for remains of other imports; the second is the first step.
    let steps = 0;
    for (let dying = 3, is = false; !is; dying++) {
      await expect(run(dyingAt(database, dying), 6)).rejects.toThrow("killed");
      await finishImports(database, AT);
      expect(await left()).toBe(0);
      const now = await prices();
      expect([[500], [600]]).toContainEqual(now);
      is = now[0] === 600;
      steps = dying;
    }
    expect(steps).toBeGreaterThan(3);
    expect((await run(database, 6)).restaurants).toEqual({ created: 0, updated: 0, unchanged: MANY });
  });

  it("changes nothing if one of the last restaurants cannot be written, or the decision fails", async () => {
    await run(database, 5);
    const before = (await database.query("select * from restaurants order by id")).rows;
    const wrong = restaurants(6).map((one, at) => (at === MANY - 1 ? { ...one, delivery_fee: -1 } : one));
    await expect(
      importInSteps(
        database,
        { source, restaurants: wrong },
        AT,
        () => {},
        async () => {},
      ),
    ).rejects.toThrow(/restaurants/);
    await expect(run(database, 7, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await finishImports(database, AT);
    expect((await database.query("select * from restaurants order by id")).rows).toEqual(before);
    expect([await prices(), await left()]).toEqual([[500], 0]);
  });

  it("sets aside, with a report, what can no longer be written, and continues with the rest and with later imports", async () => {
    await run(database, 5);
    // Decided but never written, because the process ended. Before the next start, a constraint of the tables has
    // changed.
    const given = restaurants(6).map((one, index) => (index === 2 ? { ...one, delivery_fee: -1 } : one));
    await database.query(
      `insert into import_steps (import_id, source, restaurants, decided, at) values (gen_random_uuid(), $1, $2, true, $3)`,
      [source, JSON.stringify(given), AT.toISOString()],
    );
    await finishImports(database, AT);
    expect([await left(), new Set(await prices())]).toEqual([0, new Set([500, 600])]);
    const { rows } = await database.query<{ after: { ref: string; fault: string }[] }>(
      `select "after" from audit_log where action = 'import.set_aside' and subject = 'file ${source}'`,
    );
    expect(rows.flatMap(({ after }) => after)).toEqual([
      { ref: "r2", fault: expect.stringMatching(/restaurants_amounts/) },
    ]);
    expect((await run(database, 7)).restaurants).toEqual({ created: 0, updated: MANY, unchanged: 0 });
    expect(await prices()).toEqual([700]);
  });

  it("waits for another import, and both are complete", async () => {
    await Promise.all([run(database, 5), run(database, 6)]);
    expect(await prices()).toEqual([600]);
  });
});
