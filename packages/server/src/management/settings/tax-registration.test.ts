import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RestaurantSettings } from "@tablee/contract/management/settings.contract";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { restaurantsRouter } from "../../restaurants/restaurants.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeStaff } from "../../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { settingsRouter } from "./settings.router.ts";

type SetTax = NonNullable<RestaurantSettings["tax"]>;

const GST = "123456789 RT0001";
const QST = "1234567890 TQ0001";

describe.each(testDatabases())("a tax's registration number on %s (orders §46)", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let restaurant_id: number;
  let owner: { account_id: number };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
    restaurant_id = world.restaurant.id;
    const { id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, id, "owner");
    owner = { account_id: id };
  });
  const settings = () => callAs(services, settingsRouter, owner);
  const taxOf = (...registrations: (string | null)[]): SetTax => ({
    included: false,
    rates: registrations.map((registration, at) => ({
      name: at === 0 ? { en: "GST", fr: "TPS", default: null } : { en: "QST", fr: "TVQ", default: null },
      rate: at === 0 ? 5 : 9.975,
      modes: null,
      item_ids: null,
      registration,
    })),
  });
  const setTax = async (tax: SetTax) => {
    const { settings: now } = await settings().get({ restaurant_id });
    return (await settings().change({ restaurant_id, seen: { tax: now.tax }, values: { tax } })).settings.tax;
  };
  const place = () => ordersAs(services, world.diner, crypto.randomUUID()).place(makeRequest(world));
  const read = (id: number) => ordersAs(services, world.diner).get({ id });
  const numbersOf = ({ taxes }: { taxes: { registration?: string | undefined }[] }) =>
    taxes.map(({ registration }) => registration);

  it("is kept by an order as it was when it was placed, for the diner and the kitchen, through a correction", async () => {
    const before = await place();
    await setTax(taxOf(GST, QST));
    const placed = await place();
    await setTax(taxOf("999999999 RT0009", null));
    expect(numbersOf(placed)).toEqual([GST, QST]);
    expect([(await read(before.id)).taxes, (await read(placed.id)).taxes]).toEqual([before.taxes, placed.taxes]);
    expect(numbersOf(before)).toEqual([undefined, undefined]);
    expect(numbersOf(await place())).toEqual(["999999999 RT0009", undefined]);

    const lines = [{ line_id: placed.items[0]!.id, quantity: 1 }];
    const corrected = await callAs(services, kitchenRouter, world.cook).correct({ id: placed.id, revision: 1, lines });
    expect(corrected.tax).toBeLessThan(placed.tax);
    expect(numbersOf(corrected)).toEqual([GST, QST]);
  });

  it("is stored without what cannot be seen, and refused if it is too long or no number", async () => {
    const stored = await setTax(taxOf(`\u202e ${GST}\u200b `, " "));
    expect(stored?.rates.map(({ registration }) => registration)).toEqual([GST, null]);
    for (const registration of ["1".repeat(41), "123 🥖"]) {
      expect(await refusalOf(setTax(taxOf(registration)))).toEqual({
        code: "setting_invalid",
        data: { setting: "tax", reason: "tax_registration_invalid" },
      });
    }
    const { rows } = await database.query("select tax from restaurants where id = $1", [restaurant_id]);
    const [{ tax }] = rows as [{ tax: { rates: object[] } }];
    expect(tax.rates.map((rate) => Object.keys(rate).toSorted())).toEqual([
      ["items", "micros", "modes", "name", "registration"],
      ["items", "micros", "modes", "name"],
    ]);
  });

  it("is left out by a screen that knows of none, which saves the tax all the same", async () => {
    const { rates, included } = taxOf(null, null);
    const old = { included, rates: rates.map(({ registration: _, ...rate }) => rate) } as SetTax;
    expect(await setTax(old)).toEqual(taxOf(null, null));
    const dearer = { ...old, rates: old.rates.with(0, { ...old.rates[0]!, rate: 6 }) };
    const changed = await settings().change({ restaurant_id, seen: { tax: old }, values: { tax: dearer } });
    expect(changed.settings.tax?.rates).toMatchObject([{ rate: 6, registration: null }, { registration: null }]);
  });

  it("is neither in the public menu nor in a quote", async () => {
    await setTax(taxOf(GST, QST));
    const menu = await callAs(services, restaurantsRouter, null).get({ id: restaurant_id });
    const quote = await ordersAs(services, world.diner).quote(makeRequest(world));
    expect(quote.taxes).toHaveLength(2);
    for (const answer of [menu, quote]) expect(JSON.stringify(answer)).not.toContain("registration");
  });
});
