import { setImmediate as turn } from "node:timers/promises";
import { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../../database/open-database.ts";
import { everyDatabase } from "../../../testing/test-database.ts";
import { finishImports } from "../steps/import-in-steps.ts";
import { importLaid } from "./import-laid.ts";

const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeekHours;
const AT = new Date("2026-03-02T12:00:00Z");
const MANY = 240;

interface Menu {
  price: number;
  name?: string;
  from?: number;
}

/** A menu of many dishes, some of which share a choice, and a combo of two. */
const chain = ({ price, name = "Dish", from = 0 }: Menu): TableeRestaurant =>
  TableeRestaurant.parse({
    ref: "chain",
    name: "Chain",
    hours: CLOSED,
    menu: {
      items: Array.from({ length: MANY }, (_, at) => ({ ref: `d${from + at}`, name: `${name} ${from + at}`, price })),
      modifier_groups: [
        {
          ref: "size",
          name: "Size",
          items: [`d${from}`, `d${from + 1}`],
          min_selected_amount: 1,
          max_selected_amount: 1,
          modifiers: [{ ref: "large", name: "Large", price: 1 }],
        },
      ],
      combos: [
        {
          ref: "trio",
          name: "Trio",
          base_price: price,
          primary_slot: "dish",
          slots: [{ ref: "dish", name: "Dish", items: [{ item: `d${from}` }, { item: `d${from + 1}` }] }],
        },
      ],
    },
  });

describe.each(everyDatabase().filter(({ kind }) => kind === "embedded"))(
  "a menu that is staged before it is published, on %s",
  ({ open }) => {
    let database: Database;
    let source = "";
    let tests = 0;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(() => void (source = `laid-${++tests}`));

    const run = (menu: Menu, into = database, decide = async () => {}) =>
      importLaid(into, { assign: async () => chain(menu), source, onKept: () => {}, decide }, AT);
    const ask = async <Row>(text: string): Promise<Row[]> => (await database.query<Row>(text)).rows;
    const dishes = () =>
      ask<{ price: number; listed: boolean; stock_status: string; count: number }>(
        `select i.price, i.listed, i.stock_status, count(*)::int from menu_items i join restaurants r on r.id = i.restaurant_id
       where r.source = '${source}' group by 1, 2, 3 order by 1, 2 desc, 3`,
      );
    const found = async (word: string): Promise<number> =>
      (
        await ask(
          `select from search_entries e join menu_items i on e.kind = 'item' and i.id = e.ref
         join restaurants r on r.id = i.restaurant_id where r.source = '${source}' and '${word}' = any(e.words)`,
        )
      ).length;
    const left = async () => (await ask("select from search_left")).length;

    it("is written, counted, linked and found like any other, and what has left it is not", async () => {
      const counts = await run({ price: 5 });
      expect([counts?.items, counts?.combos, counts?.modifier_groups, counts?.new_restaurants.length]).toEqual([
        { created: MANY, updated: 0, unchanged: 0 },
        { created: 1, updated: 0, unchanged: 0 },
        { created: 1, updated: 0, unchanged: 0 },
        1,
      ]);
      expect([await found("dish"), await left()]).toEqual([MANY, 0]);

      const moved = await run({ price: 6, name: "Plate", from: 40 });
      expect(moved?.items).toEqual({ created: 40, updated: MANY, unchanged: 0 });
      expect(await dishes()).toEqual([
        { price: 500, listed: false, stock_status: "available", count: 40 },
        { price: 600, listed: true, stock_status: "available", count: MANY },
      ]);
      expect([await found("dish"), await found("plate"), await left()]).toEqual([0, MANY, 0]);
      const links = await ask<{ ref: string }>(
        `select i.ref from combo_slot_items c join menu_items i on i.id = c.item_id join restaurants r on r.id = i.restaurant_id
       where r.source = '${source}' union all select i.ref from modifier_group_items g join menu_items i on i.id = g.item_id
       join restaurants r on r.id = i.restaurant_id where r.source = '${source}' order by 1`,
      );
      expect(links.map(({ ref }) => ref)).toEqual(["d40", "d40", "d41", "d41"]);
      const again = await run({ price: 6, name: "Plate", from: 40 });
      expect([again?.restaurants, again?.items]).toEqual([
        { created: 0, updated: 0, unchanged: 1 },
        { created: 0, updated: 0, unchanged: MANY },
      ]);
    });

    it("is written in small statements, between which other queries run", async () => {
      const over = new AbortController();
      let answered = 0;
      const others = (async () => {
        // The embedded database itself never yields.
        for (; !over.signal.aborted; answered++) await database.query("select 1").then(() => turn());
      })();
      await run({ price: 5 });
      over.abort();
      await others;
      expect(answered).toBeGreaterThan(10);
    });

    it("is visible either whole or not at all, at any moment", async () => {
      const over = new AbortController();
      const looks = new Set<number>();
      const others = (async () => {
        for (; !over.signal.aborted; await turn()) looks.add((await dishes())[0]?.count ?? 0);
      })();
      await run({ price: 5 });
      over.abort();
      await others;
      expect([...looks].toSorted((a, b) => a - b)).toEqual([0, MANY]);
    });

    it("cannot refer to a missing dish, though references are not checked row by row", async () => {
      await run({ price: 5 });
      // A dish that a group refers to disappears while the menu is staged, without a change of the revision.
      const unhurried: Database["unhurried"] = async (work, config) => {
        await database.query("update laid_modifier_group_items set item_id = -item_id");
        return database.unhurried(work, config);
      };
      await expect(run({ price: 6, name: "Plate", from: 1 }, { ...database, unhurried })).rejects.toThrow(
        "modifier_group_items_item_id_menu_items_id_fk",
      );
      expect(await dishes()).toEqual([{ price: 500, listed: true, stock_status: "available", count: MANY }]);
      // Writes of others are checked as usual.
      const lost = "insert into modifier_group_items (modifier_group_id, item_id, position) values (-1, -1, 0)";
      await expect(database.query(lost)).rejects.toThrow("foreign key");
    });

    it("is compared again if a kitchen changes the restaurant meanwhile, and keeps that change", async () => {
      await run({ price: 5 });
      let begun = 0;
      const unhurried: Database["unhurried"] = async (work, config) => {
        if (++begun === 1) {
          const own = `(select id from restaurants where source = '${source}')`;
          await database.query(
            `update menu_items set stock_status = 'sold_out' where ref = 'd3' and restaurant_id = ${own}`,
          );
          await database.query(`update restaurants set revision = revision + 1 where id = ${own}`);
        }
        return database.unhurried(work, config);
      };
      expect((await run({ price: 6 }, { ...database, unhurried }))?.items.updated).toBe(MANY);
      expect(begun).toBe(2);
      expect(await dishes()).toEqual([
        { price: 600, listed: true, stock_status: "available", count: MANY - 1 },
        { price: 600, listed: true, stock_status: "sold_out", count: 1 },
      ]);
    });

    it("changes nothing if it is refused at the end; search entries left by a dead process are made at the next start", async () => {
      await expect(run({ price: 5 }, database, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
      expect([await dishes(), await left()]).toEqual([[], 0]);
      // The process ends as soon as the menu is published.
      const gone: Database["unhurried"] = async (work, config) => {
        await database.unhurried(work, config);
        throw new Error("killed");
      };
      await expect(run({ price: 5 }, { ...database, unhurried: gone })).rejects.toThrow("killed");
      expect([(await dishes())[0]?.count, await found("dish")]).toEqual([MANY, 0]);
      await finishImports(database, AT);
      expect([await found("dish"), await left()]).toEqual([MANY, 0]);
    });
  },
);
