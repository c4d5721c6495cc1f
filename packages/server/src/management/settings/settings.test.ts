import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RestaurantSettings } from "@tablee/contract/management/settings.contract";
import type { Database } from "../../database/open-database.ts";
import { accountsRouter } from "../../accounts/accounts.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeRestaurant, makeStaff } from "../../testing/make-world.queries.ts";
import { memoryPictures } from "../../testing/memory-pictures.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { settingsRouter } from "./settings.router.ts";

/** Ten dollars off from fifteen on. */
const tenOff: RestaurantSettings["offers"][number] = {
  ref: "ten",
  name: { en: "Ten off", fr: null, default: null },
  kind: "amount_off",
  item_ids: null,
  amount: 10,
  from: 15,
  modes: null,
  hours: null,
  starts: null,
  ends: null,
  code: null,
  per_member: null,
  in_all: null,
  paused: false,
};

describe.each(testDatabases())("settings on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let restaurant_id: number;
  let owner: { account_id: number };
  let manager: { account_id: number };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database, { pictures: memoryPictures() });
    world = await makeOrderWorld(database.db);
    restaurant_id = world.restaurant.id;
    owner = await hired("owner");
    manager = await hired("manager");
  });
  const hired = async (role: "owner" | "manager" | "kitchen") => {
    const { id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, id, role);
    return { account_id: id };
  };
  const as = (caller: { account_id: number; admin?: boolean } | null) => callAs(services, settingsRouter, caller);
  const change = (
    values: Partial<RestaurantSettings>,
    seen: Partial<RestaurantSettings>,
    caller: { account_id: number } = owner,
  ) => as(caller).change({ restaurant_id, values, seen });
  const quote = (own: object = {}) => ordersAs(services, world.diner).quote({ ...makeRequest(world), ...own });

  it("are seen and set by managers and owners only", async () => {
    const cook = await hired("kitchen");
    const stranger = { account_id: (await makeAccount(database.db)).id };
    for (const caller of [cook, stranger]) {
      expect((await refusalOf(as(caller).get({ restaurant_id }))).code).toBe("forbidden");
      expect((await refusalOf(change({ city: "Laval" }, { city: "Montréal" }, caller))).code).toBe("forbidden");
    }
    const page = await change({ name_fr: " La Margot " }, { name_fr: "Chez Margot" }, manager);
    expect(page).toMatchObject({ name: { en: "Chez Margot", fr: "La Margot" }, revision: 2 });
    expect((await refusalOf(as(owner).get({ restaurant_id: 2_000_000_000 }))).code).toBe("not_found");
  });

  it("refuse a manager's change of the owner's settings as a whole", async () => {
    const asked = { city: "Laval", delivery_fee: 3 };
    const seen = { city: "Montréal", delivery_fee: 0 };
    expect((await refusalOf(change(asked, seen, manager))).code).toBe("forbidden");
    const tax = { included: false, rates: [] };
    expect((await refusalOf(change({ tax }, { tax: null }, manager))).code).toBe("forbidden");
    expect((await refusalOf(change({ offers: [tenOff] }, { offers: [] }, manager))).code).toBe("forbidden");
    expect((await as(manager).get({ restaurant_id })).settings).toMatchObject({ ...seen, tax: null, offers: [] });
    expect((await change(asked, seen)).settings).toMatchObject(asked);
  });

  it("never overwrite what somebody else set meanwhile", async () => {
    const page = await as(owner).get({ restaurant_id });
    const seen = { city: page.settings.city, address: page.settings.address };
    await change({ city: "Laval" }, seen, manager);
    const met = await refusalOf(change({ city: "Longueuil", address: "1 rue Neuve" }, seen));
    expect(met).toEqual({
      code: "edit_conflict",
      data: { conflicts: [{ setting: "city", theirs: "Laval", mine: "Longueuil" }] },
    });
    expect((await as(owner).get({ restaurant_id })).settings).toMatchObject({ city: "Laval", address: seen.address });
    const { hours } = page.settings;
    await change({ hours: { ...hours, monday: [[7, 9]] } }, { hours }, manager);
    const together = await change({ hours: { ...hours, sunday: [[8, 10]] } }, { hours });
    expect(together.settings.hours).toEqual({ ...hours, monday: [[7, 9]], sunday: [[8, 10]] });
    // Another field does not conflict, and neither does the same value.
    await change({ address: "1 rue Neuve", city: "Laval" }, seen);
    const both = await Promise.allSettled(
      ["Brossard", "Verdun"].map((city) => change({ city }, { city: "Laval" }, manager)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("apply to an open basket from its next quote on", async () => {
    const before = await quote();
    expect(before.problems).toEqual([]);
    await change({ take_out: "refused" }, { take_out: "offered" }, manager);
    expect((await quote()).problems).toMatchObject([{ code: "mode_unavailable" }]);
    await change({ take_out: "offered" }, { take_out: "refused" }, manager);

    const rate = {
      name: { en: "VAT", fr: "TVA", default: null },
      rate: 10,
      modes: null,
      item_ids: null,
      registration: null,
    };
    await change({ tax: { included: true, rates: [rate] } }, { tax: null });
    const taxed = await quote();
    expect(taxed).toMatchObject({ subtotal: before.subtotal, total: before.subtotal, tax_included: true });
    expect(taxed.taxes).toMatchObject([{ name: { fr: "TVA" }, amount: taxed.tax }]);

    const { hours } = (await as(owner).get({ restaurant_id })).settings;
    await change({ closed_dates: ["2026-11-18"] }, { closed_dates: [] }, manager);
    expect((await quote()).problems.map(({ code }) => code)).toContain("time_unavailable");
    await change(
      { closed_dates: [], hours: { ...hours, wednesday: [[18, 2]] } },
      { closed_dates: ["2026-11-18"], hours },
    );
    expect((await as(owner).get({ restaurant_id })).settings.hours.wednesday).toEqual([[18, 26]]);
  });

  it("refuse values that no restaurant can have", async () => {
    const rate = {
      name: { en: "VAT", fr: null, default: null },
      rate: 101,
      modes: null,
      item_ids: null,
      registration: null,
    };
    expect(await refusalOf(change({ tax: { included: false, rates: [rate] } }, { tax: null }))).toEqual({
      code: "setting_invalid",
      data: { setting: "tax", reason: "tax_too_high" },
    });
    const gift = { name_fr: "Gagnez sur gift.com" };
    expect((await refusalOf(change(gift, { name_fr: "Chez Margot" }))).data).toEqual({
      setting: "name_fr",
      reason: "name_has_url",
    });
    const empty = { name_en: null, name_fr: " " };
    expect((await refusalOf(change(empty, { name_en: "Chez Margot", name_fr: "Chez Margot" }))).data).toMatchObject({
      reason: "name_missing",
    });
    expect((await refusalOf(change({ offers: [{ ...tenOff, from: 9.99 }] }, { offers: [] }))).data).toEqual({
      setting: "offers",
      reason: "offer_pays",
    });
    for (const wrong of [
      { offers: [{ ...tenOff, amount: -1 }] },
      { offers: [{ ...tenOff, amount: 0.125 }] },
      { delivery_fee: 0.125 },
      { delivery_fee: -1 },
      { position: { latitude: 91, longitude: 0 } },
      { closed_dates: ["soon"] },
    ]) {
      expect((await refusalOf(change(wrong, {}))).code).toBe("invalid_input");
    }
  });

  it("refuse a changed field of an invalid format, even beside one that was invalid before", async () => {
    const was = { phone_number: null, website: null, postal_code: "H2J 2K8" };
    for (const [values, reason] of [
      [{ phone_number: "51455501" }, "phone_invalid"],
      [{ website: "http://x" }, "website_invalid"],
      [{ website: `https://x.ca/${"a".repeat(300)}` }, "website_invalid"],
      [{ postal_code: "QQQ" }, "postal_code_invalid"],
    ] as const) {
      expect((await refusalOf(change(values, was))).data).toMatchObject({ reason });
    }
    const right = { website: " https://x.ca ", postal_code: "H2X 1Y4" };
    expect((await change(right, was)).settings).toMatchObject({ website: "https://x.ca", postal_code: "H2X 1Y4" });

    restaurant_id = (await makeRestaurant(database.db, { phone_number: "12" })).id;
    await makeStaff(database.db, restaurant_id, owner.account_id, "owner");
    const { website } = (await as(owner).get({ restaurant_id })).settings;
    expect((await refusalOf(change({ website: "ftp://x.ca/menu" }, { website }))).data).toMatchObject({
      reason: "website_invalid",
    });
    expect((await change({ website: "https://x.ca" }, { website })).settings).toMatchObject({ phone_number: "12" });
  });

  it("are recorded in the audit list, before and after", async () => {
    await change({ city: "Laval", phone_number: "+1 514-555-0101" }, { city: "Montréal", phone_number: null }, manager);
    const { entries } = await callAs(services, accountsRouter, owner).audit({ restaurant_id });
    expect(entries).toMatchObject([
      {
        action: "settings.change",
        account_id: manager.account_id,
        before: { city: "Montréal", phone_number: null },
        after: { city: "Laval", phone_number: "+1 514-555-0101" },
      },
    ]);
  });

  it("accept a cover and a logo, and remove them", async () => {
    const file = async (width: number, height: number) => {
      const image = sharp({ create: { width, height, channels: 3, background: "#888" } });
      return new File([new Uint8Array(await image.png().toBuffer())], "cover.png");
    };
    const first = await as(manager).setPicture({ restaurant_id, which: "cover", picture: await file(1_600, 900) });
    const cover = first.cover_image_path;
    expect(cover).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
    const small = await refusalOf(
      as(manager).setPicture({ restaurant_id, which: "cover", picture: await file(90, 90) }),
    );
    expect(small).toMatchObject({ code: "picture_refused", data: { reason: "too_small" } });
    const without = await as(manager).setPicture({ restaurant_id, which: "cover" });
    expect(without).toMatchObject({ cover_image_path: null, logo_image_path: null });
    const cook = await hired("kitchen");
    expect((await refusalOf(as(cook).setPicture({ restaurant_id, which: "mark" }))).code).toBe("forbidden");
  });
});
