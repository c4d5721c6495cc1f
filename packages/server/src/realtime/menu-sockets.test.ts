import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { notifyChange } from "../database/changes.ts";
import type { Database } from "../database/open-database.ts";
import { setRestaurant } from "../kitchen/set-restaurant.ts";
import { setModifierStock, setStock } from "../kitchen/set-stock.ts";
import { disconnected, listen, type Listening } from "../testing/listen.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases())("sockets of an open menu on %s", ({ open, kind }) => {
  let database: Database;
  let world: OrderWorld;
  let elsewhere: OrderWorld;
  let here: Listening;
  let there: Listening;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    here = await listen(database);
    // The embedded database belongs to one process; two processes on PostgreSQL need no Redis for this.
    there = kind === "postgresql" ? await listen(database) : here;
    world = await makeOrderWorld(database.db);
    elsewhere = await makeOrderWorld(database.db);
  });
  afterEach(async () => {
    await here.close();
    if (there !== here) await there.close();
  });

  const cook = () => ({ ...world.cook, session_id: 0, admin: false, moderator: false });
  const watch = async (host: Listening, restaurant_id: number | string) => {
    const heard = vi.fn<(event: string, given: unknown) => void>();
    const client = await host.connectMenu(String(restaurant_id), heard);
    return { client, heard };
  };

  it("are told of each change of their own restaurant, in every process", async () => {
    const { id } = world.restaurant;
    const diners = [await watch(here, id), await watch(there, id)];
    const other = await watch(here, elsewhere.restaurant.id);
    const changes = [
      () => setStock(here.services, cook(), { id: world.fries.id, stock_status: "out_of_stock" }),
      () =>
        setModifierStock(here.services, cook(), {
          id: world.cooking.modifiers[0]!.id,
          stock_status: "out_of_stock",
        }),
      () => setRestaurant(here.services, cook(), { id, status: "paused" }),
      () => setRestaurant(here.services, cook(), { id, status: "open", min_order_delay: 2 }),
    ];
    for (const [at, change] of changes.entries()) {
      await change();
      for (const { heard } of diners) await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(at + 1));
    }
    expect(diners[1]!.heard.mock.lastCall).toEqual(["menu_changed", { restaurant_id: id }]);
    expect(other.heard).not.toHaveBeenCalled();
  });

  it("are told of a change between the reading of their menu and their connection", async () => {
    const { id } = world.restaurant;
    await setStock(here.services, cook(), { id: world.fries.id, stock_status: "out_of_stock" });
    // If the other process has not received the change yet, it notifies its room when it does.
    for (const host of [here, there]) {
      const { heard } = await watch(host, id);
      await vi.waitFor(() => expect(heard.mock.calls).toEqual([["menu_changed", { restaurant_id: id }]]));
    }
    const { heard } = await watch(here, elsewhere.restaurant.id);
    expect(heard).not.toHaveBeenCalled();
  });

  it("are told nothing of an order, and of a bulk change by their own restaurant", async () => {
    const [one, two] = [await watch(here, world.restaurant.id), await watch(here, elsewhere.restaurant.id)];
    await ordersAs(here.services, world.diner, "k").place(makeRequest(world));
    await notifyChange(database.db, "restaurants");
    for (const [{ heard }, { restaurant }] of [
      [one, world],
      [two, elsewhere],
    ] as const) {
      await vi.waitFor(() => expect(heard.mock.calls).toEqual([["menu_changed", { restaurant_id: restaurant.id }]]));
    }
  });

  it.each(["", "0", "-1", "1.5", "x", "99999999999"])(
    "are refused for %j, which is not a restaurant's id",
    async (asked) => {
      await expect(watch(here, asked)).rejects.toMatchObject({ data: { code: "invalid_input" } });
    },
  );

  it("disconnect a client that keeps sending", async () => {
    const { client } = await watch(here, world.restaurant.id);
    const gone = disconnected(client);
    for (let n = 0; n < 500; n += 1) (client as Socket).emit("anything", {});
    expect(await gone).toBe("io server disconnect");
  });

  it("are told when to reconnect when the process stops", async () => {
    const { client, heard } = await watch(here, world.restaurant.id);
    const gone = disconnected(client);
    await here.sockets.close(300);
    await gone;
    expect(heard.mock.calls).toEqual([["reconnect", { after_ms: 300 }]]);
  });
});
