import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../database/open-database.ts";
import { readMenu } from "../../../menus/menu.queries.ts";
import { makeServices, type TestServices } from "../../../testing/make-services.ts";
import { testDatabases } from "../../../testing/test-database.ts";
import { importFile } from "../import-file.ts";

const EXAMPLE = readFileSync(new URL("chez-nadia.example.json", import.meta.url), "utf8");
const counted = (created: number, updated: number, unchanged: number) => ({ created, updated, unchanged });

describe.each(testDatabases())("importing a menu of Uber Eats on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());

  const bring = (text: string) =>
    importFile(services, {
      format: "uber",
      bytes: new TextEncoder().encode(text),
      restaurant_ref: "nadia",
      restaurant_name: "Chez Nadia",
    });
  const restaurant = async () => (await database.query("select * from restaurants where ref = 'nadia'")).rows[0];

  it("makes the restaurant with its menu and hours, and changes nothing the second time", async () => {
    const first = await bring(EXAMPLE);
    expect(first.errors).toEqual([]);
    expect(first).toMatchObject({
      restaurants: counted(1, 0, 0),
      items: counted(22, 0, 0),
      modifier_groups: counted(15, 0, 0),
    });
    const before = await restaurant();
    expect(before).toMatchObject({ source: "uber", hours: { friday: [[11, 26]] } });
    const again = await bring(EXAMPLE);
    expect(again).toMatchObject({
      restaurants: counted(0, 0, 1),
      items: counted(0, 0, 22),
      modifier_groups: counted(0, 0, 15),
    });
    expect(await restaurant()).toEqual(before);
    const menu = await readMenu(database.db, Number(before?.["id"]));
    expect(menu.items.map(({ name }) => name.fr).slice(0, 2)).toEqual(["Houmous", "Baba ghanouj"]);
  });

  it("updates what has changed, and takes from the menu what has left the file", async () => {
    await bring(EXAMPLE);
    const changed = EXAMPLE.replace('"price": 750', '"price": 775')
      .replace('"end_time": "22:30"', '"end_time": "23:00"')
      .replace(/,\s*\{\s*"id": "rice-pudding",\s*"type": "ITEM"\s*\}/, "");
    const report = await bring(changed);
    // The price, the dish that left, and the seven after it that moved up.
    expect(report).toMatchObject({ restaurants: counted(0, 1, 0), items: counted(0, 9, 13) });
    expect(report.warnings.some(({ message }) => message.includes("no category and no group"))).toBe(true);
    expect((await restaurant())?.["hours"]).toMatchObject({ monday: [[11, 23]] });
  });

  it("reports the line of a fault and changes nothing", async () => {
    await bring(EXAMPLE);
    const before = await restaurant();
    const broken = EXAMPLE.replace('"price": 750', '"price": -1').replace(
      '"id": "tabbouleh",\n          "type"',
      '"id": "nothing",\n          "type"',
    );
    const { errors, restaurants } = await bring(broken);
    expect(errors).toMatchObject([{ path: "$.items[0].price_info.price", code: "out_of_range" }]);
    expect(errors[0]?.line).toBe(EXAMPLE.slice(0, EXAMPLE.indexOf('"price": 750')).split("\n").length);
    expect(restaurants).toEqual(counted(0, 0, 0));
    expect(await restaurant()).toEqual(before);
  });

  it("adds the menu to an existing restaurant, and leaves its hours unchanged", async () => {
    await database.query("update restaurants set source = 'tablee', ref = 'own' where ref = 'nadia'");
    const hours = { monday: [[9, 10]], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
    await database.query("update restaurants set hours = $1 where ref = 'own'", [JSON.stringify(hours)]);
    await importFile(services, { format: "uber", bytes: new TextEncoder().encode(EXAMPLE), restaurant_ref: "own" });
    const { rows } = await database.query("select hours, source from restaurants where ref = 'own'");
    expect(rows).toEqual([{ hours, source: "tablee" }]);
  });
});
