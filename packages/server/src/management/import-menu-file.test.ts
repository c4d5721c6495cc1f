import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant, makeStaff } from "../testing/make-world.queries.ts";
import { refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { managementRouter } from "./management.router.ts";

const price = (amount: number) => ({ price_money: { amount, currency: "CAD" } });
const square = (scoop: number) => [
  { id: "CONES", type: "CATEGORY", category_data: { name: "Cones" } },
  {
    id: "SCOOP",
    type: "ITEM",
    item_data: {
      name: "Scoop",
      category_id: "CONES",
      variations: [{ id: "V1", type: "ITEM_VARIATION", item_variation_data: { name: "Regular", ...price(scoop) } }],
    },
  },
];

describe.each(testDatabases())("a till's menu on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let restaurant_id: number;
  let manager: { account_id: number };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    restaurant_id = (await makeRestaurant(database.db)).id;
    manager = { account_id: (await makeAccount(database.db)).id };
    await makeStaff(database.db, restaurant_id, manager.account_id, "manager");
    await makeItem(database.db, restaurant_id, { name: { en: "Soup", fr: "Soupe", default: null } });
  });
  const as = () => callAs(services, managementRouter, manager);
  const bring = (content: unknown, whole = false, language?: "en" | "fr") =>
    as().importMenu({ restaurant_id, file: new File([JSON.stringify(content)], "catalog.json"), whole, language });
  const publish = async () => {
    const { revision } = await as().draft({ restaurant_id });
    return (await as().publish({ restaurant_id, revision })).draft.live;
  };

  it("becomes a draft over the current menu, and is shown to diners once it is published", async () => {
    const { format, dishes, draft } = await bring(square(450));
    expect({ format, dishes }).toEqual({ format: "square", dishes: 1 });
    expect(draft.live.items).toHaveLength(1);
    const live = await publish();
    expect(live.items.map(({ name, price: sold, listed }) => [name.en ?? name.default, sold, listed])).toEqual([
      ["Soup", expect.anything(), true],
      ["Scoop", 4.5, true],
    ]);
    expect(live.sections).toMatchObject([{ ref: "CONES", name: { default: "Cones" } }]);
  });

  it("can be imported again without losing translations made meanwhile; a whole menu archives missing dishes", async () => {
    await bring(square(450));
    await publish();
    const words = { list: "items", ref: "SCOOP", field: "name.fr", seen: null, value: "Boule" } as const;
    await as().edit({ restaurant_id, edits: [{ kind: "set", ...words }] });
    await publish();
    const { draft } = await bring(square(475), true);
    expect(Object.fromEntries(draft.changes.map(({ field, after }) => [field, after]))).toEqual({
      listed: false,
      price: 4.75,
    });
  });

  it("is imported in the stated language, also if it was imported without one before", async () => {
    await bring(square(450));
    await publish();
    const { draft } = await bring(square(450), false, "en");
    expect(draft.changes).toMatchObject([
      { list: "items", ref: "SCOOP", field: "name.en", after: "Scoop" },
      { list: "sections", ref: "CONES", field: "name.en", after: "Cones" },
    ]);
  });

  it("adds its new sections behind the existing ones, in the order of the file, and moves none of those", async () => {
    const section = (ref: string, name: string) => ({ id: ref, type: "CATEGORY", category_data: { name } });
    const dish = (ref: string, category_id: string) => ({
      id: ref,
      type: "ITEM",
      item_data: {
        name: ref,
        category_id,
        variations: [
          { id: `V${ref}`, type: "ITEM_VARIATION", item_variation_data: { name: "Regular", ...price(450) } },
        ],
      },
    });
    await bring([section("M", "Mains"), section("T", "Tarts"), dish("D1", "M"), dish("D2", "T")]);
    await publish();
    await bring([
      section("Z", "Zakuski"),
      section("T", "Tarts"),
      section("A", "Aperitifs"),
      dish("D3", "Z"),
      dish("D2", "T"),
      dish("D4", "A"),
    ]);
    const live = await publish();
    expect(live.sections.map(({ ref }) => ref)).toEqual(["M", "T", "Z", "A"]);
  });

  it("is refused over an existing draft, and imported not at all if the file is invalid", async () => {
    expect(await refusalOf(bring({ objects: "none" }))).toMatchObject({ code: "menu_json_refused" });
    expect(await refusalOf(bring("no menu at all"))).toMatchObject({ code: "menu_json_refused" });
    const codeOf = async (content: unknown) =>
      ((await refusalOf(bring(content, true))) as { data?: { code: string }[] }).data?.map(({ code }) => code);
    expect(await codeOf([])).toEqual(["format_unknown"]);
    expect(await codeOf([{ name: "Soup", price: 4 }])).toEqual(["format_unknown"]);
    expect(await codeOf(square(450).slice(0, 1))).toEqual(["no_dishes"]);
    expect((await as().draft({ restaurant_id })).changes).toEqual([]);
    await bring(square(450));
    expect((await refusalOf(bring(square(475)))).code).toBe("draft_not_empty");
  });
});
