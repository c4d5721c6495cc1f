import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { listen, type Listening } from "../testing/listen.ts";
import { makeOrderWorld, type OrderWorld } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases().slice(0, 1))("a connection that is guarded, on %s", ({ open }) => {
  let database: Database;
  let world: OrderWorld;
  let host: Listening;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    host = await listen(database);
    world = await makeOrderWorld(database.db);
  });
  afterEach(() => host.close());

  /**
   * Speaks socket.io's protocol by hand: sends the packets, and again `answer` to each one received. Returns what was
   * received until the connection was ended, or for three seconds.
   */
  const speak = async (packets: string[], answer: (came: string) => string[] = () => []) => {
    const address = `${host.url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket&token=${"A".repeat(43)}`;
    const socket = new WebSocket(address);
    const heard: string[] = [];
    const ended = new Promise<boolean>((resolve) => socket.addEventListener("close", () => resolve(true)));
    socket.addEventListener("message", ({ data }) => {
      const came = String(data);
      if (heard.length === 0) for (const packet of packets) socket.send(packet);
      // Leaving takes a moment, and joining before it is done would break the protocol.
      else for (const [at, packet] of answer(came).entries()) setTimeout(() => socket.send(packet), at * 40);
      heard.push(came);
    });
    const isEnded = await Promise.race([
      ended,
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 3_000)),
    ]);
    socket.close();
    return { isEnded, heard: heard.slice(1) };
  };
  const often = (packet: string) => Array.from({ length: 2_000 }, () => packet);

  it("may join the existing namespaces, and leave a table and join it again", async () => {
    let left = 0;
    const comeAgain = (came: string) =>
      came.startsWith("40/tables,") && (left += 1) <= 5 ? ["41/tables,", "40/tables,"] : [];
    const { isEnded, heard } = await speak(["40/orders,", "40/tables,", "40/activity,", "40/nothing,"], comeAgain);
    expect(isEnded).toBe(false);
    expect(heard.filter((came) => came.startsWith("40/tables,"))).toHaveLength(6);
  });

  it.each([
    ["is refused and tries again without end", "40/orders,"],
    ["asks for what there is not", "40/nothing,"],
  ])("is ended when it %s", async (_what, packet) => {
    const { isEnded, heard } = await speak(often(packet));
    expect(isEnded).toBe(true);
    expect(heard.length).toBeLessThanOrEqual(20);
  });

  it("is ended when it keeps leaving and joining a table to renew its message allowance", async () => {
    const comeAgain = (came: string) => (came.startsWith("40/tables,") ? ["41/tables,", "40/tables,"] : []);
    const { isEnded, heard } = await speak(["40/tables,"], comeAgain);
    expect(isEnded).toBe(true);
    expect(heard.length).toBeLessThanOrEqual(21);
  });

  it("is ended when it sends packets that are not messages", async () => {
    expect((await speak(["40/tables,", ...often("3")])).isEnded).toBe(true);
  });

  it("is ended when it does not read what it is sent, while a connection that reads gets everything", async () => {
    const { account_id } = world.diner;
    const token = await openSession(host.services, account_id, {});
    const session = `${host.url}/socket.io/?EIO=4&transport=polling&token=${token}`;
    const { sid } = JSON.parse((await (await fetch(session)).text()).slice(1)) as { sid: string };
    const deaf = `${session}&sid=${sid}`;
    expect(await (await fetch(deaf, { method: "POST", body: "40/activity," })).text()).toBe("ok");
    const heard = vi.fn<(event: string, given: unknown) => void>();
    await host.connectActivity(token, heard);
    const notification = {
      id: 1,
      type: "order_confirmed" as const,
      title: "x".repeat(512 * 1024),
    } as unknown as Parameters<typeof host.services.realtime.notified>[1];
    const tell = (times: number) => {
      for (let at = 0; at < times; at += 1) host.services.realtime.notified(account_id, notification, 1);
    };
    tell(3);
    await vi.waitFor(() => expect(heard.mock.calls.filter(([event]) => event === "new_notification")).toHaveLength(3));
    expect((await fetch(deaf, { method: "POST", body: "3" })).status).toBe(200);
    tell(3);
    await vi.waitFor(() => expect(heard.mock.calls.filter(([event]) => event === "new_notification")).toHaveLength(6));
    tell(3);
    await vi.waitFor(() => expect(heard.mock.calls.filter(([event]) => event === "new_notification")).toHaveLength(9));
    expect((await fetch(deaf, { method: "POST", body: "3" })).status).toBe(400);
  });
});
