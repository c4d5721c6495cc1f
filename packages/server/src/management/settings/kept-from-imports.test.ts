import type { TableeFileInput } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { importFile } from "../../restaurants/import/import-file.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeStaff } from "../../testing/make-world.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { managementRouter } from "../management.router.ts";
import { settingsRouter } from "./settings.router.ts";

const week = (...intervals: [number, number][]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, intervals])) as WeekHours;
type Given = TableeFileInput["restaurants"][number];
const SOUP = { items: [{ ref: "soup", name: "Soup", price: 5 }] };
const GIVEN: Given = {
  ref: "kept",
  name: { en: "Margot's", fr: "Chez Margot", default: null },
  city: "Montréal",
  phone_number: "514-555-0101",
  hours: week([11, 22]),
  menu: SOUP,
};

describe.each(testDatabases())("what an owner has set, after an import, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());
  const bring = (own: Partial<Given> = {}) => {
    // A second restaurant makes the embedded database import in steps.
    const restaurants = [
      { ...GIVEN, ...own },
      { ref: "beside", name: "Beside", hours: week() },
    ];
    const file: TableeFileInput = { format: "tablee", version: 1, restaurants };
    return importFile(services, { format: "tablee", bytes: new TextEncoder().encode(JSON.stringify(file)) });
  };

  it("keeps its values; the others come from the file, and the report names those that were kept", async () => {
    const restaurant_id = (await bring()).new_restaurants.find(({ ref }) => ref === "kept")?.id ?? 0;
    const { id: account_id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, account_id, "owner");
    const settings = callAs(services, settingsRouter, { account_id });
    const { settings: seen } = await settings.get({ restaurant_id });
    expect(seen.city).toBe("Montréal");
    const own = {
      hours: week([18, 26]),
      name_fr: "La Margot",
      tax: {
        included: true,
        rates: [{ name: { en: "VAT", fr: "TVA", default: null }, rate: 10, modes: null, item_ids: null }],
      },
    };
    const set = { hours: seen.hours, name_fr: seen.name_fr, tax: seen.tax };
    await settings.change({ restaurant_id, seen: set, values: own });

    const again = await bring({ city: "Laval", phone_number: null, menu: { items: [] } });
    expect(again.errors).toEqual([]);
    expect(again.restaurants).toEqual({ created: 0, updated: 1, unchanged: 1 });
    expect((await settings.get({ restaurant_id })).settings).toMatchObject({
      ...own,
      name_en: "Margot's",
      city: "Laval",
      phone_number: null,
    });
    expect(again.warnings.filter(({ code }) => code === "owner_kept")).toEqual([
      { line: 1, path: "$", code: "owner_kept", message: "kept keeps what its own people have set: hours, name, tax" },
    ]);

    const same = await bring({ city: "Laval", phone_number: null, menu: { items: [] }, hours: week([18, 26]) });
    expect(same.restaurants.unchanged).toBe(2);
    expect(same.warnings.map(({ message }) => message)).toEqual(["kept keeps what its own people have set: name, tax"]);
  });

  it("includes the published menu; the file's differences become a draft, unless there is one already", async () => {
    const menu = (price: number) => ({ items: [{ ref: "soup", name: "Soup", price }] });
    const restaurant_id = (await bring({ ref: "menu", menu: menu(5) })).new_restaurants[0]?.id ?? 0;
    const { id: account_id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, account_id, "owner");
    const as = callAs(services, managementRouter, { account_id });
    const dearer = (seen: number, value: number) =>
      as.edit({
        restaurant_id,
        edits: [{ kind: "set", list: "items", ref: "soup", field: "price", seen, value }],
      });
    // While nobody has published a menu, the file's is used.
    expect((await bring({ ref: "menu", menu: menu(6) })).warnings).toEqual([]);
    const { revision } = await dearer(6, 9);
    await as.publish({ restaurant_id, revision });

    const again = await bring({ ref: "menu", menu: menu(7) });
    expect(again.warnings.map(({ code }) => code)).toEqual(["owner_kept"]);
    const draft = await as.draft({ restaurant_id });
    expect(draft.live.items.map(({ price }) => price)).toEqual([9]);
    expect(draft.changes).toMatchObject([{ ref: "soup", field: "price", before: 9, after: 7, by: null }]);
    // An import does not overwrite a draft that has changes.
    await bring({ ref: "menu", menu: menu(8) });
    expect((await as.draft({ restaurant_id })).changes).toMatchObject([{ before: 9, after: 7 }]);
  });
});
