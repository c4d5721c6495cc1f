import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_UNOPENED } from "@tablee/domain/management/opening/new-place";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { restaurantsRouter } from "../../restaurants/restaurants.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeItem } from "../../testing/make-world.queries.ts";
import { refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { settingsRouter } from "../settings/settings.router.ts";
import { openingRouter } from "./opening.router.ts";

const PLACE = {
  name: " Glacier Zoé ",
  address: "12 rue des Lilas",
  city: "Laval",
  postal_code: "h7n 2l1",
  position: { latitude: 45.55, longitude: -73.7 },
  timezone: "America/Toronto",
};
const DAY = [[9, 26] as [number, number]];
const HOURS = {
  monday: DAY,
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

describe.each(testDatabases())("restaurants that their owners create on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let limits: ReturnType<typeof makeRateLimits>;
  let owner: { account_id: number };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    limits = makeRateLimits();
    services = makeServices(database);
    owner = await member();
  });
  let phones = 0;
  const member = async (phone_verified = true) => {
    phones += 1;
    const phone_number = `+1438555${String(phones).padStart(4, "0")}`;
    return { account_id: (await makeAccount(database.db, { phone_number, phone_verified })).id };
  };
  type Who = { account_id: number; admin?: boolean };
  const as = (who: Who = owner) => callAs(services, openingRouter, who, { limits });
  const settings = () => callAs(services, settingsRouter, owner);
  const named = async (query: string) =>
    (await callAs(services, restaurantsRouter).list({ query, worldwide: true, limit: 10 })).restaurants.length;

  it("are in no list until they are opened, which requires hours and a menu", async () => {
    const { restaurant_id } = await as().make(PLACE);
    const page = await settings().get({ restaurant_id });
    expect(page).toMatchObject({
      status: PREPARING,
      currency: "CAD",
      settings: { name_en: "Glacier Zoé", name_fr: null, postal_code: "H7N 2L1", take_out: "offered", tax: null },
    });
    expect(await named("Glacier Zoe")).toBe(0);
    expect(await refusalOf(as().open({ restaurant_id }))).toMatchObject({
      code: "steps_missing",
      data: { steps: ["hours", "taxes", "menu"] },
    });
    await settings().change({ restaurant_id, seen: { hours: page.settings.hours }, values: { hours: HOURS } });
    await makeItem(database.db, restaurant_id);
    expect(await refusalOf(as().open({ restaurant_id }))).toMatchObject({ data: { steps: ["taxes"] } });
    expect(page.confirmed).toBe(false);
    const { tax, currency, timezone } = page.settings;
    const guessed = { tax, currency, timezone };
    // Saying that they are right is enough.
    const confirmed = await settings().change({ restaurant_id, seen: guessed, values: guessed });
    expect(confirmed).toMatchObject({ confirmed: true, settings: guessed });
    // The right to move orders is not a right to open the place.
    await callAs(services, kitchenRouter, owner).setRestaurant({ id: restaurant_id, status: "open" });
    expect((await settings().get({ restaurant_id })).status).toBe(PREPARING);
    expect(await as().open({ restaurant_id })).toMatchObject({ status: "open" });
    expect(await named("Glacier Zoe")).toBe(1);
    await callAs(services, kitchenRouter, owner).setRestaurant({ id: restaurant_id, status: "paused" });
    expect(await as().open({ restaurant_id })).toMatchObject({ status: "paused" });
  });

  it("are created by members with a verified phone, up to a limit, with a name and an address", async () => {
    const reason = async (own: Partial<typeof PLACE>, who: Who = owner) =>
      (await refusalOf(as(who).make({ ...PLACE, ...own }))).data;
    expect(await reason({}, await member(false))).toEqual({ reason: "phone_validation_required" });
    for (const name of [" ", "\u3164\u200b"]) expect(await reason({ name })).toEqual({ reason: "name_missing" });
    const prize = "You won a $500 gift card! Claim today at https://gift.example/claim";
    for (const name of [prize, "Gift at gift.com"]) expect(await reason({ name })).toEqual({ reason: "name_has_url" });
    expect(await reason({ city: "" })).toEqual({ reason: "address_missing" });
    expect(await reason({ postal_code: "9021A" })).toEqual({ reason: "postal_code_invalid" });
    const made = await Promise.allSettled(
      Array.from({ length: MOST_UNOPENED + 1 }, (_, at) => as().make({ ...PLACE, address: `${at} rue des Lilas` })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_UNOPENED);
    expect(await reason({})).toEqual({ reason: "too_many_places" });
  });

  it("are created once, if the same form is sent again because the answer was lost", async () => {
    const first = await as().make(PLACE);
    expect(await as().make({ ...PLACE, name: "glacier zoé ", position: null })).toEqual(first);
    expect(await as().make({ ...PLACE, address: "14 rue des Lilas" })).not.toEqual(first);
    // Another member's place of that name is theirs.
    expect(await as(await member()).make(PLACE)).not.toEqual(first);
  });

  it("start with the currency and the tax of where they are", async () => {
    const { restaurant_id } = await as().make({ ...PLACE, timezone: "Europe/Paris", postal_code: "75003" });
    expect(await settings().get({ restaurant_id })).toMatchObject({
      currency: "EUR",
      settings: { timezone: "Europe/Paris", tax: { included: true, rates: [{ rate: 10 }] } },
    });
    // Added from a device elsewhere.
    const lyon = await as().make({
      ...PLACE,
      address: "2 quai Rambaud",
      city: "Lyon",
      postal_code: "69002",
      country: "FR",
    });
    expect(await settings().get(lyon)).toMatchObject({
      currency: "EUR",
      settings: { timezone: "Europe/Paris", tax: { included: true, rates: [{ rate: 10 }] } },
    });
    // In a country that we do not know, nobody's taxes are charged unnoticed.
    const other = await member();
    const elsewhere = await as(other).make({ ...PLACE, address: "1 Bahnhofstrasse", postal_code: "", country: null });
    const { settings: given } = await callAs(services, settingsRouter, other).get(elsewhere);
    expect(given).toMatchObject({ tax: { rates: [] } });
    const lost = await as().make({ ...PLACE, address: "14 rue des Lilas", timezone: "Mars/Olympus" });
    expect((await settings().get(lost)).timezone).toBe("America/Toronto");
  });

  it("are reported to administrators, and opened by their owner alone", async () => {
    const { restaurant_id } = await as().make(PLACE);
    const stranger = await member();
    expect((await refusalOf(as(stranger).open({ restaurant_id }))).code).toBe("forbidden");
    expect((await refusalOf(as(stranger).made({}))).code).toBe("forbidden");
    const { places } = await as({ ...stranger, admin: true }).made({});
    expect(places[0]).toMatchObject({ restaurant_id, name: { en: "Glacier Zoé" }, status: PREPARING });
  });
});
