import type { ListedState } from "@tablee/domain/kitchen/order-search";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import type { Viewer } from "../../http/context.ts";
import { callAs, type Caller } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeRestaurant, makeStaff } from "../../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { listPastOrders } from "./list-past-orders.ts";
import { pastOrdersRouter } from "./past-orders.router.ts";

/** A bar in Montréal: every evening ends at two in the morning. */
const UNTIL_TWO = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [day, [[17, 26]]]),
);

describe.each(testDatabases())("a restaurant's list of orders on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let manager: Caller & object;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
    manager = await hired("manager");
  });

  const hired = async (role: "kitchen" | "manager" | "owner", restaurant_id = world.restaurant.id) => {
    const { id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, id, role);
    return { account_id: id };
  };
  /** An order of the diner for a half hour, placed then; `own` replaces columns. */
  const place = async (slot: string, own: Record<string, unknown> = {}, account_id = world.diner.account_id) => {
    const { id } = await ordersAs(services, { account_id }, crypto.randomUUID()).place(makeRequest(world));
    const columns = Object.entries({ slot, date_creation: slot, ...own });
    const set = columns.map(([name], at) => `${name} = $${at + 2}`).join(", ");
    await database.query(`update orders set ${set} where id = $1`, [id, ...columns.map(([, value]) => value)]);
    return id;
  };
  const move = (id: number, ...states: string[]) =>
    Promise.all(
      states.map((status, at) =>
        database.query(
          "insert into order_statuses (order_id, position, status, date) values ($1, $2, $3, now()) on conflict (order_id, position) do update set status = $3",
          [id, at, status],
        ),
      ),
    );
  type Asked = Partial<Parameters<ReturnType<typeof as>["list"]>[0]>;
  const as = (caller: Caller) => callAs(services, pastOrdersRouter, caller);
  const list = (own: Asked = {}, caller: Caller = manager) =>
    as(caller).list({ restaurant_id: world.restaurant.id, ...own });
  const ids = async (own: Asked = {}, caller: Caller = manager) => (await list(own, caller)).orders.map(({ id }) => id);

  it("shows staff what tells one order from another, as the kitchen sees it (management §48)", async () => {
    const id = await place("2026-11-17T17:00:00Z", { status: "delivered", mode: "dine_in" });
    const { orders, continuation, looked_to, today, timezone } = await list({}, await hired("kitchen"));
    expect(orders).toEqual([
      expect.objectContaining({
        id,
        number: 1,
        status: "delivered",
        mode: "dine_in",
        day: "2026-11-17",
        diner: { first_name: "Inès", last_name: expect.any(String) as string },
        statuses: [expect.objectContaining({ status: "new" })],
        currency: "CAD",
      }),
    ]);
    expect({ continuation, looked_to, today, timezone }).toEqual({
      continuation: null,
      looked_to: null,
      today: "2026-11-18",
      timezone: "America/Toronto",
    });
  });

  it("does not exist for anybody else, like a place that is not there; nor does an order of it", async () => {
    const id = await place("2026-11-17T17:00:00Z");
    const elsewhere = await hired("owner", (await makeRestaurant(database.db)).id);
    const absent = await refusalOf(list({ restaurant_id: 2_000_000_000 }));
    expect(absent.code).toBe("not_found");
    for (const caller of [elsewhere, world.diner]) {
      expect(await refusalOf(list({}, caller))).toEqual(absent);
      expect(await refusalOf(as(caller).get({ id }))).toEqual(absent);
    }
    expect((await refusalOf(list({}, null))).code).toBe("unauthorized");
    const { id: account_id } = await makeAccount(database.db, { admin: true });
    expect(await ids({}, { account_id, admin: true })).toEqual([id]);
    for (const caller of [manager, await hired("owner"), await hired("kitchen")]) {
      expect((await as(caller).get({ id })).id).toBe(id);
    }
  });

  it("goes back 90 days for who only cooks, and to the first for managers (kitchen §19)", async () => {
    const at = services.clock().getTime();
    const old = (days: number) => new Date(at - days * 86_400_000).toISOString();
    const placed = [
      await place(old(300), { status: "delivered" }),
      await place(old(91), { status: "delivered" }),
      await place(old(89), { status: "delivered" }),
    ];
    const cook = await hired("kitchen");
    expect(await ids({}, cook)).toEqual([placed[2]]);
    expect(await ids({ query: "1" }, cook)).toEqual([]);
    expect((await refusalOf(as(cook).get({ id: placed[0]! }))).code).toBe("not_found");
    expect(await ids()).toEqual(placed.toReversed());
    expect(await ids({ query: "1" })).toEqual([placed[0]]);
    expect((await as(manager).get({ id: placed[0]! })).id).toBe(placed[0]);
  });

  it("has no order that the kitchen has never seen (payments §6)", async () => {
    const id = await place("2026-11-17T17:00:00Z", { status: "unpaid" });
    await move(id, "unpaid");
    expect(await ids()).toEqual([]);
    expect((await refusalOf(as(manager).get({ id }))).code).toBe("not_found");
    await move(id, "unpaid", "new");
    expect(await ids()).toEqual([id]);
  });

  it("has no gap and no repetition where several orders are for the same half hour", async () => {
    const placed: number[] = [];
    for (const slot of ["17:00", "17:00", "17:30", "17:00", "17:30"])
      placed.push(await place(`2026-11-17T${slot}:00Z`));
    const [a, b, c, d, e] = placed;
    const seen: number[] = [];
    let continuation: string | null | undefined;
    do {
      const page = await list({ limit: 2, ...(continuation ? { continuation } : {}) });
      expect(page.looked_to).toBeNull();
      seen.push(...page.orders.map(({ id }) => id));
      ({ continuation } = page);
      // Meanwhile an order comes in: it is before the first page.
      await place("2026-11-18T12:00:00Z");
    } while (continuation);
    expect(seen).toEqual([e, c, d, b, a]);
    expect((await refusalOf(list({ continuation: "x" }))).code).toBe("invalid_input");
  });

  it("counts days as the restaurant does: a bar's night belongs to its evening, in its time zone (page 032)", async () => {
    // Toronto is five hours behind: the 17th begins at two in the morning, 07:00Z.
    const before = await place("2026-11-17T06:30:00Z");
    const first = await place("2026-11-17T07:00:00Z");
    const last = await place("2026-11-18T06:30:00Z");
    const after = await place("2026-11-18T07:00:00Z");
    await database.query("update restaurants set hours = $2 where id = $1", [
      world.restaurant.id,
      JSON.stringify(UNTIL_TWO),
    ]);
    expect(await ids({ from: "2026-11-17", to: "2026-11-17" })).toEqual([last, first]);
    expect(await ids({ from: "2026-11-18" })).toEqual([after]);
    expect(await ids({ to: "2026-11-16" })).toEqual([before]);
    expect((await list()).orders.map(({ day }) => day)).toEqual([
      "2026-11-18",
      "2026-11-17",
      "2026-11-17",
      "2026-11-16",
    ]);
    expect((await refusalOf(list({ from: "2026-11-18", to: "2026-11-17" }))).code).toBe("period_invalid");
    expect(await ids({ from: "0001-01-01", to: "9999-12-31" })).toHaveLength(4);
  });

  it("is filtered by mode and by state; what was paid online and called off is refunded, not cancelled", async () => {
    const slot = "2026-11-17T17:00:00Z";
    const running = await place(slot, { status: "ready", mode: "delivery" });
    const completed = await place(slot, { status: "delivered", mode: "dine_in" });
    const cancelled = await place(slot, { status: "refunded" });
    await move(cancelled, "new", "refunded");
    const refunded = await place(slot, { status: "refunded" });
    await move(refunded, "unpaid", "new", "refunded");
    const by = (state: ListedState) => ids({ state });
    expect(await by("running")).toEqual([running]);
    expect(await by("completed")).toEqual([completed]);
    expect(await by("cancelled")).toEqual([cancelled]);
    expect(await by("refunded")).toEqual([refunded]);
    expect(await ids({ mode: "delivery" })).toEqual([running]);
    expect(await ids({ mode: "dine_in", state: "running" })).toEqual([]);
  });

  it("finds one order by its number, whatever else is asked, and only in this restaurant", async () => {
    const placed = [await place("2026-11-02T17:00:00Z"), await place("2026-11-17T17:00:00Z")];
    const other = await makeOrderWorld(database.db);
    await ordersAs(services, other.diner, crypto.randomUUID()).place(makeRequest(other));
    const asked = { from: "2026-11-17", mode: "delivery", state: "refunded", query: "#1" } as const;
    expect(await ids(asked)).toEqual([placed[0]]);
    expect(await ids({ query: "no 2" })).toEqual([placed[1]]);
    expect(await ids({ query: "3" })).toEqual([]);
  });

  it("finds a diner by how a name begins, without accents, within the days; nobody by a blanked order (orders §45)", async () => {
    const { id: jean } = await makeAccount(database.db, { first_name: "Jean-Loïc", last_name: "Œillet" });
    const placed = [
      await place("2026-11-02T17:00:00Z"),
      await place("2026-11-17T17:00:00Z"),
      await place("2026-11-17T17:30:00Z", {}, jean),
    ];
    expect(await ids({ query: "ines" })).toEqual([placed[1], placed[0]]);
    expect(await ids({ query: "IN", from: "2026-11-10" })).toEqual([placed[1]]);
    expect(await ids({ query: "nes" })).toEqual([]);
    for (const query of ["jean l", "Loic", "Jean-Loïc Œ"]) expect(await ids({ query })).toEqual([placed[2]]);
    expect(await ids({ query: "%" })).toHaveLength(3);
    await database.query("update orders set served_blanked_at = now() where id = $1", [placed[0]]);
    expect(await ids({ query: "ines" })).toEqual([placed[1]]);
    const { orders } = await list({ to: "2026-11-02" });
    expect(orders).toEqual([expect.objectContaining({ id: placed[0], diner: null })]);
    const { diner } = await as(manager).get({ id: placed[0]! });
    expect(diner).toEqual({ account_id: null, first_name: "", last_name: "", avatar_url: null });
  });

  it("looks at only so many orders at once, says how far back, and goes on from there", async () => {
    const placed: number[] = [];
    for (const day of ["13", "14", "15", "16", "17"]) placed.push(await place(`2026-11-${day}T17:00:00Z`));
    await database.query("update orders set mode = 'drive' where id = any($1)", [[placed[0], placed[4]]]);
    const viewer = { ...manager, session_id: 0, admin: false, moderator: false } as Viewer;
    const look = async (continuation?: string) => {
      const input = { restaurant_id: world.restaurant.id, mode: "drive", limit: 50, continuation } as const;
      const page = await listPastOrders(services, viewer, input, 2);
      if ("code" in page) throw new Error(page.code);
      return { ...page, orders: page.orders.map(({ id }) => id) };
    };
    const first = await look();
    expect(first).toMatchObject({ orders: [placed[4]], looked_to: "2026-11-16" });
    const second = await look(first.continuation!);
    expect(second).toMatchObject({ orders: [], looked_to: "2026-11-14" });
    expect(await look(second.continuation!)).toMatchObject({
      orders: [placed[0]],
      looked_to: null,
      continuation: null,
    });
  });
});
