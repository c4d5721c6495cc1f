import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { correctOrder } from "../kitchen/correct-order.ts";
import { setOrderStatus } from "../kitchen/set-order-status.ts";
import { silentRealtime, type Realtime } from "../realtime/realtime.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { everyDatabase } from "../testing/test-database.ts";

const MINUTE_MS = 60_000;

describe.each(everyDatabase())("two callers moving one order at the same time on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  const orderUpdated = vi.fn<Realtime["orderUpdated"]>();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    orderUpdated.mockClear();
    services = makeServices(database, { realtime: { ...silentRealtime, orderUpdated } });
    world = await makeOrderWorld(database.db);
  });

  const place = (key: string) => ordersAs(services, world.diner, key).place(makeRequest(world));
  const statusesOf = async (id: number) =>
    (
      await database.query<{ status: string; position: number }>(
        "select status, position from order_statuses where order_id = $1 order by position",
        [id],
      )
    ).rows;

  it("two of the staff confirm: one succeeds, the other learns that it is confirmed", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await place(`k${round}`);
      orderUpdated.mockClear();
      const results = await Promise.all(
        [world.cook, world.server].map(({ account_id }) =>
          setOrderStatus(
            services,
            { account_id, session_id: 0, admin: false, moderator: false },
            { id, status: "confirmed" },
          ),
        ),
      );
      expect(results.filter((result) => "order" in result)).toHaveLength(1);
      expect(results.filter((result) => "code" in result)).toEqual([
        { code: "bad_transition", from: "confirmed", to: "confirmed" },
      ]);
      expect(await statusesOf(id)).toMatchObject([{ status: "new" }, { status: "confirmed", position: 1 }]);
      expect(orderUpdated).toHaveBeenCalledOnce();
    }
  });

  it("a diner cancels while the kitchen confirms: both see the same result", async () => {
    const won = { cancelled: 0, confirmed: 0 };
    for (let round = 0; round < 20; round += 1) {
      const { id } = await place(`k${round}`);
      const cook = { ...world.cook, session_id: 0, admin: false, moderator: false };
      const calls = [
        () =>
          ordersAs(services, world.diner)
            .cancel({ id })
            .then(
              () => "cancelled",
              () => "no",
            ),
        () =>
          setOrderStatus(services, cook, { id, status: "confirmed" }).then((result) =>
            "order" in result ? "confirmed" : "no",
          ),
      ];
      const answers = await Promise.all((round % 2 ? calls : calls.reverse()).map((call) => call()));
      const winners = answers.filter((answer) => answer !== "no") as (keyof typeof won)[];
      expect(winners).toHaveLength(1);
      won[winners[0]!] += 1;
      const history = (await statusesOf(id)).map(({ status }) => status);
      expect(history).toEqual(["new", winners[0] === "cancelled" ? "refunded" : "confirmed"]);
    }
    expect(won.cancelled + won.confirmed).toBe(20);
  });

  describe("a move that is sent again, because its answer was lost (orders §44)", () => {
    const moves = async (key: string) => {
      const { id } = await place(key);
      return (who: { account_id: number }, change: Omit<Parameters<typeof setOrderStatus>[2], "id">) =>
        setOrderStatus(services, { ...who, session_id: 0, admin: false, moderator: false }, { id, ...change });
    };
    const isRefused = { code: "bad_transition" };

    it("is answered with the order as it is, and changes nothing", async () => {
      const move = await moves("again");
      const first = await move(world.cook, { status: "confirmed" });
      orderUpdated.mockClear();
      expect(await move(world.cook, { status: "confirmed", known: 1 })).toEqual(first);
      expect(orderUpdated).not.toHaveBeenCalled();
      const then = await move(world.cook, { status: "preparing" });
      expect(await move(world.cook, { status: "confirmed", known: 1 })).toEqual(then);
    });

    it("is made if it was not made the first time", async () => {
      const move = await moves("lost");
      expect(await move(world.cook, { status: "confirmed", known: 1 })).toHaveProperty("order");
    });

    it("is no colleague's, nor that of another tablet, and no move with other details", async () => {
      const move = await moves("other");
      await move(world.cook, { status: "confirmed" });
      expect(await move(world.cook, { status: "confirmed" })).toMatchObject(isRefused);
      expect(await move(world.server, { status: "confirmed", known: 1 })).toMatchObject(isRefused);
      await move(world.cook, { status: "refunded", reason: "closing" });
      expect(await move(world.cook, { status: "refunded", reason: "too_busy", known: 2 })).toMatchObject(isRefused);
      expect(await move(world.cook, { status: "refunded", reason: "closing", known: 2 })).toHaveProperty("order");
    });

    it("delays an order once, unless staff have seen the first delay", async () => {
      const move = await moves("delay");
      await move(world.cook, { status: "confirmed" });
      const delay = { status: "delayed", delay: 10 } as const;
      await move(world.cook, delay);
      const cooking = await move(world.server, { status: "preparing" });
      expect(await move(world.cook, { ...delay, known: 2 })).toEqual(cooking);
      expect(await move(world.cook, { ...delay, known: 4 })).toMatchObject({ order: { status: "delayed" } });
    });

    it("is made once if both arrive at the same time", async () => {
      const { id } = await place("both");
      const cook = { ...world.cook, session_id: 0, admin: false, moderator: false };
      const change = { id, status: "confirmed", known: 1 } as const;
      const [one, other] = await Promise.all([1, 2].map(() => setOrderStatus(services, cook, change)));
      expect(one).toHaveProperty("order");
      expect(other).toEqual(one);
      expect(await statusesOf(id)).toHaveLength(2);
    });
  });

  it("two processes with different clocks: statuses keep the order in which they happened", async () => {
    const now = services.clock().getTime();
    const ahead = makeServices(database, { clock: () => new Date(now + 7 * MINUTE_MS) });
    const behind = makeServices(database, { clock: () => new Date(now - 26 * 60 * MINUTE_MS) });
    const cook = { ...world.cook, session_id: 0, admin: false, moderator: false };
    const order = await place("clocks");
    const { id: line_id, quantity } = order.items[0]!;
    const lines = [{ line_id, quantity, substitution: "Something else" }];
    expect(await correctOrder(ahead, cook, { id: order.id, revision: 1, lines })).toHaveProperty("order");
    for (const [on, status] of [
      [behind, "confirmed"],
      [services, "preparing"],
      [ahead, "ready"],
      [behind, "delivered"],
    ] as const) {
      expect(await setOrderStatus(on, cook, { id: order.id, status })).toHaveProperty("order");
    }
    const { rows } = await database.query<{ date: Date; told: boolean }>(
      `select s.date, n.date_creation is null or n.date_creation = s.date as told from order_statuses s
       left join notifications n on (n.json ->> 'order_id')::int = s.order_id and n.type = 'order_' || s.status
       where s.order_id = $1 order by s.position`,
      [order.id],
    );
    const times = rows.map(({ date }) => new Date(date).getTime() - now);
    expect(times).toEqual([0, 7, 7, 7, 7].map((minutes) => minutes * MINUTE_MS));
    expect(rows.every(({ told }) => told)).toBe(true);
  });
});
