import type { Socket } from "node:net";
import { openSession } from "@tablee/server/accounts/sessions";
import { notifyChange } from "@tablee/server/database/changes";
import type { Database } from "@tablee/server/database/open-database";
import { setOrderStatus } from "@tablee/server/kitchen/set-order-status";
import { listen, type Listening } from "@tablee/server/testing/listen";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "@tablee/server/testing/order-world";
import { testDatabases } from "@tablee/server/testing/test-database";
import { watchActivity } from "@tablee/web/live/activity-client";
import { LiveConnection } from "@tablee/web/live/live-connection";
import type { LiveReach } from "@tablee/web/live/live-reach";
import { watchMenu } from "@tablee/web/live/menu-client";
import { ordersClient } from "@tablee/web/live/orders-client";
import { TablesClient } from "@tablee/web/live/tables-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

/** The app's own clients against the server's own sockets. What each of them guarantees is tested beside it. */
describe.each(testDatabases().slice(0, 1))("live clients and the server's sockets", ({ open }) => {
  let database: Database;
  let world: OrderWorld;
  let host: Listening;
  let reach: LiveReach;
  let token: string;
  let following: Set<() => void>;
  let lines: Socket[];
  let hangUps: (() => void)[];
  const received = vi.fn();
  const joined = vi.fn();
  const unread = vi.fn();
  const menuChanged = vi.fn();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    vi.clearAllMocks();
    world = await makeOrderWorld(database.db);
    host = await listen(database);
    lines = [];
    hangUps = [];
    host.server.on("connection", (line: Socket) => lines.push(line));
    token = await openSession(host.services, world.diner.account_id, {});
    const connection = new LiveConnection(host.url);
    following = new Set();
    reach = {
      open: connection.open,
      token: () => token,
      onTokenChange: (listener) => {
        const follow = () => listener("another");
        following.add(follow);
        return () => void following.delete(follow);
      },
      refused: () => {},
      onWake: () => () => {},
    };
  });
  afterEach(async () => {
    for (const hangUp of hangUps) hangUp();
    await host.close();
  });

  const confirm = (id: number) =>
    setOrderStatus(
      host.services,
      { ...world.cook, session_id: 0, admin: false, moderator: false },
      { id, status: "confirmed" },
    );
  const changeMenu = (id: number) => notifyChange(database.db, `restaurant:${id}`);
  const heardOf = (id: number, changed: () => void) =>
    vi.waitFor(async () => {
      await changeMenu(id);
      expect(changed).toHaveBeenCalled();
    }, 5_000);
  const listenToAll = async () => {
    const order = await ordersAs(host.services, world.diner, "k").place(makeRequest(world));
    const tables = new TablesClient(reach, { heard: () => {} });
    hangUps.push(
      ordersClient(reach, { received, joined }).watch({ order_id: order.id }),
      watchActivity(reach, { unread_count: unread }),
      watchMenu(reach, { restaurant_id: world.restaurant.id, changed: menuChanged }),
      tables.hold(),
    );
    await vi.waitFor(() => expect(joined).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(unread).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(tables.connected).toBe(true));
    await heardOf(world.restaurant.id, menuChanged);
    return { order, tables };
  };

  it("share one connection, on which each client is admitted to its namespace", async () => {
    const { order } = await listenToAll();
    expect(lines).toHaveLength(1);
    await confirm(order.id);
    await vi.waitFor(() => expect(received.mock.lastCall?.[0]).toMatchObject({ id: order.id, status: "confirmed" }));
    expect(lines).toHaveLength(1);
  });

  it("reconnect on one new connection after a cut, and receive changes again", async () => {
    const { order, tables } = await listenToAll();
    lines[0]?.destroy();
    await vi.waitFor(() => expect(tables.connected).toBe(false));
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(2), 5_000);
    await vi.waitFor(() => expect(unread).toHaveBeenCalledTimes(2), 5_000);
    await vi.waitFor(() => expect(tables.connected).toBe(true), 5_000);
    expect(lines).toHaveLength(2);
    await confirm(order.id);
    await vi.waitFor(() => expect(received.mock.lastCall?.[0]).toMatchObject({ status: "confirmed" }));
    expect(received).toHaveBeenCalledOnce();
  });

  it("all reconnect as the new member when somebody else signs in", async () => {
    const { tables } = await listenToAll();
    token = await openSession(host.services, world.cook.account_id, {});
    for (const listener of following) listener();
    expect(tables.connected).toBe(false);
    await vi.waitFor(() => expect(unread).toHaveBeenCalledTimes(2), 5_000);
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(2), 5_000);
    await vi.waitFor(() => expect(tables.connected).toBe(true), 5_000);
    expect(lines).toHaveLength(2);
  });

  it("leave and re-enter a namespace while the others stay, and open a second connection for one wanted twice", async () => {
    const { tables } = await listenToAll();
    const elsewhere = await makeOrderWorld(database.db);
    const changedThere = vi.fn();
    const watchThere = () => watchMenu(reach, { restaurant_id: elsewhere.restaurant.id, changed: changedThere });
    hangUps[2]?.();
    const leave = watchThere();
    await heardOf(elsewhere.restaurant.id, changedThere);
    expect(lines).toHaveLength(1);
    hangUps.push(leave, watchThere());
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(tables.connected).toBe(true);
  });
});
