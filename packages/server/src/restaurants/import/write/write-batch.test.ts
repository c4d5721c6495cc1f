import { setImmediate as turn } from "node:timers/promises";
import { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../../../database/open-database.ts";
import { everyDatabase } from "../../../testing/test-database.ts";
import { ROWS } from "./import.queries.ts";
import { writeBatch } from "./write-batch.ts";

const AT = new Date("2026-03-02T12:00:00Z");
const MANY = 1_000;

const chain = (price: number): TableeRestaurant =>
  TableeRestaurant.parse({
    ref: "chain",
    name: "Chain",
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, []])),
    menu: { items: Array.from({ length: MANY }, (_, at) => ({ ref: `d${at}`, name: `Dish ${at}`, price })) },
  });

describe.each(everyDatabase())("a menu of a thousand dishes on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** Counts how often other work had a turn meanwhile: the embedded database runs in this process. */
  async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
    const over = new AbortController();
    let turns = 0;
    const others = (async () => {
      for (; !over.signal.aborted; turns++) await turn();
    })();
    await act();
    over.abort();
    await others;
    return turns;
  }
  const write = (price: number) => database.unhurried((tx) => writeBatch(tx, "write-batch", [chain(price)], AT));

  it("lets other queries run while it is written", { timeout: 60_000 }, async () => {
    for (const price of [5, 6]) expect(await turnsDuring(() => write(price))).toBeGreaterThanOrEqual(8);
    const { rows } = await database.query(
      "select distinct price from menu_items join restaurants r on r.id = restaurant_id where r.source = 'write-batch'",
    );
    expect(rows).toEqual([{ price: 600 }]);
  });
  it("is written in statements of a few rows each, passed as one parameter", { timeout: 60_000 }, async () => {
    const dialect = new PgDialect();
    const written = await database.unhurried(async (tx) => {
      const executed = vi.spyOn(tx, "execute");
      await writeBatch(tx, "write-batch", [chain(7)], AT);
      return executed.mock.calls.flatMap(([query]) =>
        typeof query === "string" ? [] : dialect.sqlToQuery(query.getSQL()),
      );
    });
    const inserts = written.filter(({ sql }) => /^\s*insert into "menu_items"/.test(sql));
    expect(inserts.map(({ params }) => params.length)).toEqual(inserts.map(() => 1));
    const sizes = inserts.map(({ params: [rows] }) => (JSON.parse(String(rows)) as unknown[]).length);
    expect(sizes).toEqual(Array.from({ length: MANY / ROWS }, () => ROWS));
  });
});
