import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { type Caller, callAs } from "../../testing/call-as.ts";
import { ordersRouter } from "../orders.router.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { openAgain, testDatabases } from "../../testing/test-database.ts";

const offer = (own: object) => ({
  ref: "offer",
  name: { en: "Offer", fr: "Offre", default: null },
  kind: "second_half",
  items: null,
  amount: 0,
  from: 0,
  modes: null,
  hours: null,
  starts: null,
  ends: null,
  code: null,
  per_member: null,
  in_all: null,
  paused: false,
  ...own,
});
const FIVE_OFF = { ref: "five", kind: "amount_off", amount: 500, from: 500 };

const set = (database: Database, id: number, offers: object[]): Promise<unknown> =>
  database.query(`update restaurants set offers = $2, revision = revision + 1 where id = $1`, [
    id,
    JSON.stringify(offers),
  ]);

describe.each(testDatabases())("what offers take off on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
  });
  const fries = (quantity: number) => makeRequest(world, { items: [friesLine(world, { quantity })] });
  const quote = (own: object) => ordersAs(services, world.diner).quote({ ...fries(2), ...own });
  const place = (own: object, key: string = crypto.randomUUID(), who = world.diner) =>
    ordersAs(services, who, key).place({ ...fries(2), ...own });

  it("is the same in a quote, the order and its history, and tax is charged on the rest", async () => {
    await set(database, world.restaurant.id, [
      offer({ ref: "half" }),
      offer({ ...FIVE_OFF, ref: "off", paused: true }),
    ]);
    const before = await quote({ ...fries(1) });
    expect(before.discounts).toEqual([]);
    const { subtotal: unit } = before;
    const half = Math.floor((unit * 100) / 2) / 100;
    const quoted = await quote({});
    expect(quoted.discounts).toMatchObject([{ ref: "half", amount: half }]);
    expect(quoted.subtotal).toBeCloseTo(unit * 2 - half, 5);
    expect(quoted.tax).toBeCloseTo(quoted.subtotal * 0.14975, 1);
    const placed = await place({ expected_total: quoted.total });
    const { discounts, subtotal, tax, total } = quoted;
    expect(placed).toMatchObject({ discounts, subtotal, tax, total });
    expect(await ordersAs(services, world.diner).get({ id: placed.id })).toEqual(placed);
  });

  it("is computed anew when a correction reduces the order, which never becomes dearer", async () => {
    await set(database, world.restaurant.id, [offer({ ref: "half" })]);
    const placed = await place({});
    const corrected = await callAs(services, kitchenRouter, world.cook).correct({
      id: placed.id,
      revision: 1,
      lines: [{ line_id: placed.items[0]!.id, quantity: 1 }],
    });
    expect(corrected.discounts).toEqual([]);
    expect(corrected.subtotal).toBe(placed.items[0]!.unit_price);
    expect(corrected.total).toBeLessThan(placed.total);
  });

  it("by code is shown only to those who send the code, and a refusal says why the code cannot be used", async () => {
    await set(database, world.restaurant.id, [offer({ ...FIVE_OFF, code: "NOEL-26", per_member: 1 })]);
    const problems = async (own: object) => (await quote(own)).problems.map(({ code }) => code);
    expect((await quote({})).discounts).toEqual([]);
    expect((await quote({ code: " noel-26" })).discounts).toMatchObject([{ ref: "five", amount: 5 }]);
    expect(await problems({ code: "noel" })).toEqual(["code_unknown"]);
    await place({ code: "noel-26" }, "first");
    expect(await problems({ code: "noel-26" })).toEqual(["code_used"]);
    await expect(place({ code: "noel-26" }, "second")).rejects.toMatchObject({
      code: "order_refused",
      data: { problems: [{ code: "code_used", line: null }] },
    });
    // The same key returns the same order, even if it used up the code; a cancelled order frees it.
    const again = await place({ code: "noel-26" }, "first");
    await ordersAs(services, world.diner).cancel({ id: again.id });
    expect(await problems({ code: "noel-26" })).toEqual([]);
  });

  it("says how much is missing from a code's minimum, if nothing else keeps the code from counting", async () => {
    const dear = offer({ ...FIVE_OFF, from: 100_000, code: "NOEL-26" });
    await set(database, world.restaurant.id, [dear]);
    const { subtotal, problems } = await quote({ code: "NOEL-26" });
    expect(problems).toMatchObject([{ code: "code_without_effect", line: null, data: { from: 1000 } }]);
    expect(problems[0]?.data["missing"]).toBeCloseTo(1000 - subtotal, 5);
    // If another offer takes off more anyway, the problem does not say what is missing.
    await set(database, world.restaurant.id, [
      offer({ ...FIVE_OFF, ref: "b", code: "NOEL-26" }),
      offer({ ...FIVE_OFF, ref: "a", amount: 600, from: 600 }),
    ]);
    expect((await quote({ code: "NOEL-26" })).problems).toEqual([
      { code: "code_without_effect", line: null, data: {} },
    ]);
  });

  describe("with a limit on wrong codes", () => {
    /** Two hosts with common counters, as with Redis. */
    const hosts = () => {
      const limits = makeRateLimits({ own: { offer_codes: { points: 3, seconds: 60 } } });
      return [services, makeServices(database)].map((host) => (who: Caller, address = "192.0.2.1") => {
        const headers = { "idempotency-key": crypto.randomUUID() };
        const calls = callAs(host, ordersRouter, who, { limits, address, headers });
        const quoted = async (code: string) =>
          (await calls.quote({ ...fries(2), code })).problems.map((problem) => problem.code);
        return { quoted, place: (code: string) => calls.place({ ...fries(2), code }) };
      });
    };
    beforeEach(() => set(database, world.restaurant.id, [offer({ ...FIVE_OFF, code: "NOEL-26" })]));

    it("refuses a member over the limit on both hosts, even with the right code, and still answers others", async () => {
      const [one, other] = hosts() as [ReturnType<typeof hosts>[0], ReturnType<typeof hosts>[0]];
      const { diner } = world;
      // Two at once and one after; a basket that repeats one counts once.
      await Promise.all([one(diner).quoted("AAA"), other(diner).quoted("BBB")]);
      for (let again = 0; again < 5; again += 1) expect(await one(diner).quoted("bbb ")).toEqual(["code_unknown"]);
      expect(await other(diner).quoted("NOEL-26")).toEqual([]);
      expect(await other(diner).quoted("CCC")).toEqual(["code_unknown"]);
      for (const host of [one, other]) {
        expect(await host(diner).quoted("DDD")).toEqual(["code_too_often"]);
        expect(await host(diner).quoted("NOEL-26")).toEqual(["code_too_often"]);
      }
      const refused = await refusalOf(other(diner).place("NOEL-26"));
      expect(refused.data).toEqual({
        problems: [{ code: "code_too_often", line: null, data: { retry_after: expect.any(Number) as number } }],
      });
      expect(await one(world.other).quoted("NOEL-26")).toEqual([]);
      expect((await one(world.other).place("NOEL-26")).discounts).toHaveLength(1);
      expect(await one(null).quoted("NOEL-26")).toEqual([]);
    });

    it("checks only as many of a hundred simultaneous guesses as the limit allows", async () => {
      const [one, other] = hosts() as [ReturnType<typeof hosts>[0], ReturnType<typeof hosts>[0]];
      const tries = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? one : other)(null).quoted(`TRY-${at}`));
      const answers = (await Promise.all(tries)).flat();
      expect(answers.filter((code) => code === "code_unknown")).toHaveLength(3);
      expect(answers.filter((code) => code === "code_too_often")).toHaveLength(97);
    });

    it("counts guesses made by placing too", async () => {
      const [one] = hosts() as [ReturnType<typeof hosts>[0]];
      const codes: unknown[] = [];
      for (const code of ["AAA", "BBB", "CCC", "NOEL-26"]) {
        const { data } = await refusalOf(one(world.diner).place(code));
        codes.push((data as { problems: { code: string }[] }).problems[0]?.code);
      }
      expect(codes).toEqual(["code_unknown", "code_unknown", "code_unknown", "code_too_often"]);
    });
  });
});

const real = testDatabases().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("the last use of a code, asked for by two hosts at once", () => {
  it("is used once, in every round", async () => {
    const database = await real!.open();
    const databases = [await openAgain(database), database];
    const hosts = databases.map((one) => makeServices(one));
    const world = await makeOrderWorld(database.db);
    for (let round = 1; round <= 8; round += 1) {
      await set(database, world.restaurant.id, [offer({ ...FIVE_OFF, ref: `r${round}`, code: "LAST", in_all: 1 })]);
      const request = { ...makeRequest(world, { items: [friesLine(world, { quantity: 3 })] }), code: "LAST" };
      const tries = [world.diner, world.other].flatMap((who) =>
        hosts.map((host, at) => ordersAs(host, who, `${round}-${who.account_id}-${at}`).place(request)),
      );
      const answers = await Promise.allSettled(tries);
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { rows } = await database.query("select count(*)::int as uses from offer_uses where ref = $1", [
        `r${round}`,
      ]);
      expect(rows).toEqual([{ uses: 1 }]);
      await database.query("update orders set status = 'delivered'");
    }
    for (const one of databases) await one.close();
  });
});
