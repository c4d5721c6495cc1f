import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { readMenu } from "../menus/menu.queries.ts";
import { exportTablee } from "../restaurants/import/export-tablee.ts";
import { importRestaurants } from "../restaurants/import/import-restaurants.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import {
  makeAccount,
  makeCombo,
  makeGroup,
  makeItem,
  makeRestaurant,
  makeStaff,
} from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { managementRouter } from "./management.router.ts";

describe.each(testDatabases())("a menu's draft on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let restaurant_id: number;
  let manager: { account_id: number };
  let other: { account_id: number };
  let burger: { id: number; ref: string };
  let fries: { id: number; ref: string };

  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { db } = database;
    restaurant_id = (await makeRestaurant(db)).id;
    [manager, other] = await Promise.all([staff("manager"), staff("manager")]);
    burger = await makeItem(db, restaurant_id, { name: { en: "Burger", fr: null, default: null } });
    fries = await makeItem(db, restaurant_id, { name: { en: "Fries", fr: "Frites", default: null } });
  });

  const staff = async (role: "owner" | "manager" | "kitchen") => {
    const { id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, id, role);
    return { account_id: id };
  };
  const as = (caller: { account_id: number; admin?: boolean } | null = manager) =>
    callAs(services, managementRouter, caller);
  const set = (ref: string, field: string, seen: unknown, value: unknown): MenuEdit => ({
    kind: "set",
    list: "items",
    ref,
    field,
    seen,
    value,
  });
  const edit = (edits: MenuEdit[], caller = manager) => as(caller).edit({ restaurant_id, edits: edits as never });
  const publish = async (caller = manager) => {
    const { revision } = await as(caller).draft({ restaurant_id });
    return as(caller).publish({ restaurant_id, revision });
  };
  const refused = (code: string, status: number) => expect.objectContaining({ code, status });
  const shown = async () => (await readMenu(database.db, restaurant_id)).items;

  it("changes nothing for diners until it is published, then everything at once, in the same rows", async () => {
    await edit([set(burger.ref, "name.fr", null, "Hamburger"), set(burger.ref, "price", 12.5, 13.25)]);
    await edit([{ kind: "move", list: "items", ref: fries.ref, after: null }], other);
    expect((await shown()).map(({ id, price }) => [id, price])).toEqual([
      [burger.id, 1250],
      [fries.id, 1250],
    ]);
    const { version, draft } = await publish();
    // The first publication also stores the menu that it replaces.
    expect(version).toBe(2);
    expect(draft.changes).toEqual([]);
    expect(await shown()).toMatchObject([
      { id: fries.id },
      { id: burger.id, price: 1325, name: { en: "Burger", fr: "Hamburger" } },
    ]);
    expect((await as().versions({ restaurant_id })).versions).toMatchObject([
      { number: 2, changes: 3, imported: false, by: "Inès Gagnon" },
      { number: 1, changes: 0, imported: true, by: null },
    ]);
  });

  it("is published once if its manager publishes it again, because the answer was lost", async () => {
    await edit([set(burger.ref, "price", 12.5, 13)]);
    const { revision } = await as().draft({ restaurant_id });
    const again = () => as().publish({ restaurant_id, revision });
    const both = await Promise.allSettled([again(), again()]);
    expect(both.map((one) => one.status === "fulfilled" && one.value.version)).toEqual([2, 2]);
    await edit([set(burger.ref, "price", 13, 14)]);
    const later = await again();
    expect(later).toMatchObject({ version: 2, draft: { changes: [{ after: 14 }] } });
    await expect(as(other).publish({ restaurant_id, revision })).rejects.toEqual(refused("draft_moved", 409));
    expect((await as().versions({ restaurant_id })).versions).toHaveLength(2);
    expect((await shown()).find(({ id }) => id === burger.id)?.price).toBe(1300);
    // A draft that was discarded was not published.
    await as().discard({ restaurant_id, revision: later.draft.revision });
    const gone = as().publish({ restaurant_id, revision: later.draft.revision });
    await expect(gone).rejects.toEqual(refused("draft_moved", 409));
  });

  it("shows two managers each other's changes and never lets one overwrite the other", async () => {
    await edit([set(burger.ref, "price", 12.5, 13)]);
    await expect(edit([set(burger.ref, "price", 12.5, 14)], other)).rejects.toMatchObject({
      code: "edit_conflict",
      status: 409,
      data: { conflicts: [{ ref: burger.ref, field: "price", theirs: 13, mine: 14 }] },
    });
    await edit([set(burger.ref, "calories", null, 700)], other);
    const { changes, revision } = await as().draft({ restaurant_id });
    expect(changes.map(({ field, after }) => [field, after])).toEqual([
      ["calories", 700],
      ["price", 13],
    ]);
    expect(changes[0]).toMatchObject({ by: "Inès Gagnon" });
    expect(await as(other).pulse({ restaurant_id })).toMatchObject({ revision, others: ["Inès Gagnon"] });
    const later = callAs(
      { ...services, clock: () => new Date(services.clock().getTime() + 121_000) },
      managementRouter,
      other,
    );
    expect(await later.pulse({ restaurant_id })).toMatchObject({ others: [] });
    const both = [
      edit([set(fries.ref, "price", 12.5, 4)]),
      edit([set(fries.ref, "price", 12.5, 5)], other),
      edit([set(fries.ref, "description.fr", "Bords en dentelle", "Deux fois")], other),
    ];
    const done = (await Promise.allSettled(both)).map(({ status }) => status).toSorted();
    expect(done).toEqual(["fulfilled", "fulfilled", "rejected"]);
    // Only the revision that somebody has seen is published.
    await expect(as().publish({ restaurant_id, revision })).rejects.toEqual(refused("draft_moved", 409));
  });

  it.each([0.125, -1, 1e9, Number.MAX_VALUE, "12", [], {}])("refuses %j as a price", async (value) => {
    const asked = edit([set(burger.ref, "price", 12.5, value)]);
    await expect(asked).rejects.toEqual(refused("menu_value_invalid", 422));
    expect((await as().draft({ restaurant_id })).changes).toEqual([]);
  });

  it("accepts prices by mode, none below zero, and none that would overwrite an unseen price (menus §44)", async () => {
    await edit([set(burger.ref, "mode_prices.delivery", null, 14)]);
    const { changes, revision } = await as().draft({ restaurant_id });
    expect(changes).toMatchObject([{ field: "mode_prices.delivery", before: null, after: 14 }]);
    await expect(edit([set(burger.ref, "mode_prices.delivery", null, 15)])).rejects.toEqual(
      refused("edit_conflict", 409),
    );
    await expect(edit([set(burger.ref, "mode_prices.dine_in", null, -1)])).rejects.toEqual(
      refused("menu_value_invalid", 422),
    );
    await as().publish({ restaurant_id, revision });
    const { items } = await readMenu(database.db, restaurant_id);
    expect(items.find(({ id }) => id === burger.id)?.mode_prices).toEqual({ delivery: 1400 });
  });

  it("refuses unknown fields, a changed ref, and text that cannot be stored", async () => {
    for (const wrong of [
      set(burger.ref, "ref", burger.ref, "x"),
      set(burger.ref, "id", undefined, 7),
      set(burger.ref, "restaurant_id", undefined, 7),
      set(burger.ref, "__proto__", undefined, {}),
      set(burger.ref, "name.en", "Burger", "a\0b"),
      set(burger.ref, "name.en", "Burger", "\ud800"),
      set(burger.ref, "name.en", "Burger", "x".repeat(4_001)),
      set(burger.ref, "image_url", null, "javascript:alert(1)"),
      set(burger.ref, "allergens", [], ["love"]),
      set(burger.ref, "calories", null, -1),
      { kind: "add", list: "items", line: { ref: "x", listed: true, price: 1 }, after: null } as never,
    ]) {
      await expect(edit([wrong])).rejects.toEqual(refused("menu_value_invalid", 422));
    }
  });

  it("is published without what is invisible in its texts, and names on one line", async () => {
    await edit([
      set(burger.ref, "name.en", "Burger", "Bur\u202eger\u200b\nwith cheese 👩‍🍳"),
      set(burger.ref, "description.en", "Lacy edges", "Two lines\r\n\u2066of words\u0007"),
    ]);
    await publish();
    const changed = (await shown()).find(({ id }) => id === burger.id);
    expect(changed).toMatchObject({
      name: { en: "Burger with cheese 👩‍🍳" },
      description: { en: "Two lines\nof words" },
    });
    await edit([set(fries.ref, "name.en", "Fries", "\u3164\u200b"), set(fries.ref, "name.fr", "Frites", "\u202e")]);
    await expect(publish()).rejects.toEqual(refused("menu_incomplete", 422));
  });

  it("is open to managers and owners only", async () => {
    const kitchen = await staff("kitchen");
    const stranger = { account_id: (await makeAccount(database.db)).id };
    const elsewhere = (await makeRestaurant(database.db)).id;
    for (const caller of [kitchen, stranger]) {
      for (const ask of [
        () => as(caller).draft({ restaurant_id }),
        () => as(caller).pulse({ restaurant_id }),
        () => as(caller).versions({ restaurant_id }),
        () => edit([set(burger.ref, "price", 12.5, 1)], caller),
        () => as(caller).publish({ restaurant_id, revision: 0 }),
        () => as(caller).discard({ restaurant_id, revision: 0 }),
        () => as(caller).restore({ restaurant_id, number: 1 }),
      ]) {
        await expect(ask()).rejects.toEqual(refused("forbidden", 403));
      }
    }
    await expect(as().draft({ restaurant_id: elsewhere })).rejects.toEqual(refused("forbidden", 403));
    await expect(as().draft({ restaurant_id: 2_147_483_647 })).rejects.toEqual(refused("not_found", 404));
    await expect(as(null).draft({ restaurant_id })).rejects.toEqual(refused("unauthorized", 401));
    const admin = { account_id: stranger.account_id, admin: true };
    expect(await as(admin).draft({ restaurant_id })).toMatchObject({ revision: 0 });
    // Another restaurant's line does not belong to this menu.
    const foreign = await makeItem(database.db, elsewhere);
    await expect(edit([set(foreign.ref, "price", 12.5, 1)])).rejects.toEqual(refused("edit_conflict", 409));
  });

  it("keeps what the kitchen sold out meanwhile, unless the draft changes it", async () => {
    await edit([set(burger.ref, "price", 12.5, 13), set(fries.ref, "stock_status", "available", "sold_out")]);
    await database.query("update menu_items set stock_status = 'sold_out' where id = $1", [burger.id]);
    await publish();
    expect(await shown()).toMatchObject([
      { id: burger.id, price: 1300, stock_status: "sold_out" },
      { id: fries.id, stock_status: "sold_out" },
    ]);
  });

  it("keeps an import's other changes, and leaves a field that both changed for somebody to decide", async () => {
    await edit([set(burger.ref, "price", 12.5, 13), set(burger.ref, "name.fr", null, "Hamburger")]);
    await bring((menu) => ({
      ...menu,
      items: menu.items.map((item) => (item.ref === burger.ref ? { ...item, price: 20, calories: 800 } : item)),
    }));
    await expect(publish()).rejects.toEqual(refused("menu_overtaken", 409));
    expect(await shown()).toMatchObject([{ price: 2000, name: { fr: null } }, {}]);
    await edit([set(burger.ref, "price", 13, 13)]);
    await publish();
    expect(await shown()).toMatchObject([{ price: 1300, calories: 800, name: { fr: "Hamburger" } }, {}]);
    // The imported menu is a version too.
    expect((await as().versions({ restaurant_id })).versions).toMatchObject([{ imported: false }, { imported: true }]);
  });

  const bring = async (change: (menu: MenuOf) => MenuOf) => {
    const file = await exportTablee(database.db, restaurant_id);
    const [found] = file?.restaurants ?? [];
    if (!found?.menu) throw new Error("The restaurant is not there");
    await importRestaurants(services, { source: "test", restaurants: [{ ...found, menu: change(found.menu) }] });
  };
  type MenuOf = NonNullable<NonNullable<Awaited<ReturnType<typeof exportTablee>>>["restaurants"][number]["menu"]>;

  it("archives a dish and restores it with its choices and its place in combos", async () => {
    const group = await makeGroup(database.db, restaurant_id, [burger.id], ["Rare"]);
    const combo = await makeCombo(database.db, restaurant_id, [[burger.id, fries.id], [fries.id]]);
    await edit([set(burger.ref, "listed", true, false)]);
    await publish();
    expect((await shown()).map(({ id }) => id)).toEqual([fries.id]);
    const menu = await readMenu(database.db, restaurant_id);
    expect(menu.combos[0]?.slots[0]?.items.map(({ item_id }) => item_id)).toEqual([fries.id]);
    // A combo with an empty slot cannot be published.
    await edit([set(fries.ref, "listed", true, false)]);
    await expect(publish()).rejects.toMatchObject({
      code: "menu_incomplete",
      data: [
        { list: "combos", code: "slot_empty" },
        { list: "combos", code: "slot_empty" },
      ],
    });
    await edit([set(fries.ref, "listed", false, true), set(burger.ref, "listed", false, true)]);
    await publish();
    const back = await readMenu(database.db, restaurant_id);
    expect(back.modifier_groups.find(({ id }) => id === group.id)?.items).toEqual([burger.id]);
    expect(back.combos.find(({ id }) => id === combo.id)?.slots[0]?.items).toHaveLength(2);
  });

  it("adds dishes, publishes none without a name, and restores an older version of the menu", async () => {
    const { live } = await as().draft({ restaurant_id });
    const nothing = { en: null, fr: null, default: null };
    const line: EditedItem = { ...(live.items[0] as EditedItem), ref: "soup", name: nothing, price: 6 };
    await edit([{ kind: "add", list: "items", line, after: burger.ref }]);
    await expect(publish()).rejects.toMatchObject({
      code: "menu_incomplete",
      data: [{ list: "items", ref: "soup", field: "name", code: "name_missing" }],
    });
    await edit([set("soup", "name.fr", null, "Soupe")]);
    await publish();
    expect((await shown()).map(({ name }) => name.fr ?? name.en)).toEqual(["Burger", "Soupe", "Frites"]);
    await edit([set(burger.ref, "price", 12.5, 1)]);
    await expect(as().restore({ restaurant_id, number: 1 })).rejects.toEqual(refused("draft_not_empty", 409));
    const { revision } = await as().draft({ restaurant_id });
    await expect(as().discard({ restaurant_id, revision: revision - 1 })).rejects.toEqual(refused("draft_moved", 409));
    expect((await as().discard({ restaurant_id, revision })).changes).toEqual([]);
    const draft = await as().restore({ restaurant_id, number: 1 });
    expect(draft.changes).toMatchObject([{ ref: "soup", field: "listed", after: false }]);
    await publish();
    expect((await shown()).map(({ id }) => id)).toEqual([burger.id, fries.id]);
    await expect(as().restore({ restaurant_id, number: 99 })).rejects.toEqual(refused("not_found", 404));
    const { rows } = await database.query<{ action: string }>(
      "select action from audit_log where restaurant_id = $1 order by id",
      [restaurant_id],
    );
    expect(rows.map(({ action }) => action)).toEqual(["menu.publish", "menu.discard", "menu.restore", "menu.publish"]);
  });

  it("publishes choices without a copied item that was removed or archived before it was published", async () => {
    const { ref, id } = await makeGroup(database.db, restaurant_id, [burger.id], ["Rare"]);
    const { live } = await as().draft({ restaurant_id });
    const [first] = live.items;
    const copy = (of: string): MenuEdit => ({
      kind: "add",
      list: "items",
      line: { ...(first as EditedItem), ref: of },
      after: null,
    });
    const items = [burger.ref, "taken-back", "archived"];
    await edit([
      copy("taken-back"),
      copy("archived"),
      { kind: "set", list: "modifier_groups", ref, field: "items", seen: [burger.ref], value: items },
      set("archived", "listed", true, false),
      { kind: "remove", list: "items", ref: "taken-back" },
    ]);
    await publish();
    expect((await shown()).map((item) => item.id)).toEqual([burger.id, fries.id]);
    const menu = await readMenu(database.db, restaurant_id);
    expect(menu.modifier_groups.find((group) => group.id === id)?.items).toEqual([burger.id]);
  });

  it("edits 300 dishes at once", async () => {
    for (let one = 0; one < 298; one++) await makeItem(database.db, restaurant_id);
    const { live } = await as().draft({ restaurant_id });
    expect(live.items).toHaveLength(300);
    const { changes } = await edit(live.items.map(({ ref }) => set(ref, "price", 12.5, 13.15)));
    expect(changes).toHaveLength(300);
    await publish();
    expect((await shown()).every(({ price }) => price === 1315)).toBe(true);
  });
});
