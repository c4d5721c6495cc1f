import type { JoinAnswer } from "@tablee/contract/orders/orders.events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type OrdersClient, OrdersSocket } from "./orders-socket.ts";

type Handler = (...args: never[]) => void;

/** A connection whose other end is the test. */
class FakeClient {
  connected = false;
  active = true;
  readonly handlers = new Map<string, Handler>();
  readonly managerHandlers = new Map<string, Handler>();
  readonly joined: unknown[] = [];
  readonly left: unknown[] = [];
  readonly tokens: unknown[] = [];
  connects = 0;
  answer: () => JoinAnswer | Promise<JoinAnswer> = () => ({ ok: true });
  readonly io = {
    opts: { query: {} as { token?: string } },
    on: (event: string, handler: Handler) => void this.managerHandlers.set(event, handler),
  };
  on = (event: string, handler: Handler) => void this.handlers.set(event, handler);
  emit = (_event: string, room: unknown) => void this.left.push(room);
  timeout = () => ({
    emitWithAck: async (_event: string, room: unknown) => {
      this.joined.push(room);
      return this.answer();
    },
  });
  connect = () => {
    this.connects += 1;
    this.tokens.push(this.io.opts.query.token);
  };
  disconnect = () => {
    this.connected = false;
  };
  tell = (event: string, ...args: unknown[]) => this.handlers.get(event)?.(...(args as never[]));
  arrive = async () => {
    this.connected = true;
    this.tell("connect");
    await vi.advanceTimersByTimeAsync(0);
  };
  drop = (reason: string) => {
    this.connected = false;
    this.tell("disconnect", reason);
  };
}

describe("the connection of orders", () => {
  let client: FakeClient;
  let token: string | null;
  let changed: () => void;
  const received = vi.fn();
  const joined = vi.fn();
  let socket: OrdersSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    client = new FakeClient();
    token = "first";
    received.mockReset();
    joined.mockReset();
    socket = new OrdersSocket({
      origin: "http://test",
      token: () => token,
      onTokenChange: (listener) => (changed = listener),
      received,
      joined,
      connect: async () => client as unknown as OrdersClient,
    });
  });
  afterEach(() => vi.useRealTimers());
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it("opens with the first listener, joins, and is live", async () => {
    expect(socket.link()).toBe("off");
    socket.watch({ order_id: 5 });
    await settled();
    expect(socket.link()).toBe("connecting");
    await client.arrive();
    expect(client.joined).toEqual([{ order_id: 5 }]);
    expect(joined).toHaveBeenCalledWith({ order_id: 5 });
    expect(socket.link()).toBe("live");
    client.tell("order_updated", { id: 5 });
    expect(received).toHaveBeenCalledWith({ id: 5 });
  });

  it("joins once for several listeners, leaves with the last, and hangs up a while after", async () => {
    const leave = [socket.watch({ restaurant_id: 1 }), socket.watch({ restaurant_id: 1 })];
    await settled();
    await client.arrive();
    expect(client.joined).toHaveLength(1);
    leave[0]?.();
    leave[0]?.();
    expect(client.left).toEqual([]);
    leave[1]?.();
    expect(client.left).toEqual([{ restaurant_id: 1 }]);
    expect(client.connected).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.connected).toBe(false);
    expect(socket.link()).toBe("off");
  });

  it("is lost when it drops, and joins again and has what was missed asked for when it is back", async () => {
    socket.watch({ restaurant_id: 1 });
    await settled();
    await client.arrive();
    client.drop("transport close");
    expect(socket.link()).toBe("lost");
    await client.arrive();
    expect(joined).toHaveBeenCalledTimes(2);
    expect(socket.link()).toBe("live");
  });

  it("comes back after the time that the server asks for, with the token of that moment", async () => {
    socket.watch({ order_id: 5 });
    await settled();
    await client.arrive();
    client.tell("reconnect", { after_ms: 2_000 });
    client.drop("io server disconnect");
    token = "renewed";
    await vi.advanceTimersByTimeAsync(1_999);
    expect(client.connects).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.tokens).toEqual(["first", "renewed"]);
  });

  it("waits for another token where this one is refused, and hangs up where there is none", async () => {
    socket.watch({ order_id: 5 });
    await settled();
    client.active = false;
    client.tell("connect_error", Object.assign(new Error("unauthorized"), { data: { code: "unauthorized" } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.connects).toBe(1);
    token = "second";
    changed();
    expect(client.tokens.at(-1)).toBe("second");
    await client.arrive();
    token = null;
    changed();
    expect(client.connected).toBe(false);
  });

  it("tries again where the server could not tell, and not where it said no", async () => {
    client.answer = () => ({ ok: false, code: "unavailable" });
    socket.watch({ order_id: 5 });
    await settled();
    await client.arrive();
    expect(socket.link()).toBe("connecting");
    client.answer = () => ({ ok: false, code: "not_found" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.joined).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.joined).toHaveLength(2);
    expect(joined).not.toHaveBeenCalled();
  });

  it("stays away while nobody is signed in", async () => {
    token = null;
    socket.watch({ order_id: 5 });
    await settled();
    expect(client.connects).toBe(0);
    token = "late";
    changed();
    await settled();
    expect(client.connects).toBe(1);
  });
});
