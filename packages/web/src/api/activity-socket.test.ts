import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ActivityClient, ActivitySocket } from "./activity-socket.ts";

type Handler = (...args: never[]) => void;

/** A connection whose other end is the test. */
class FakeClient {
  connected = false;
  active = true;
  readonly handlers = new Map<string, Handler>();
  readonly managerHandlers = new Map<string, Handler>();
  readonly tokens: unknown[] = [];
  readonly io = {
    opts: { query: {} as { token?: string } },
    on: (event: string, handler: Handler) => void this.managerHandlers.set(event, handler),
  };
  on = (event: string, handler: Handler) => void this.handlers.set(event, handler);
  connect = () => void this.tokens.push(this.io.opts.query.token);
  disconnect = () => {
    this.connected = false;
  };
  tell = (event: string, ...args: unknown[]) => this.handlers.get(event)?.(...(args as never[]));
  arrive = () => {
    this.connected = true;
    this.tell("connect");
  };
  drop = (reason: string) => {
    this.connected = false;
    this.tell("disconnect", reason);
  };
}

describe("the connection of a member's activity", () => {
  let client: FakeClient;
  let token: string | null;
  let changed = () => {};
  const stopHearing = vi.fn();
  const received = vi.fn();
  let socket: ActivitySocket;
  const open = async (first: string | null) => {
    token = first;
    client = new FakeClient();
    socket = new ActivitySocket({
      origin: "http://test",
      token: () => token,
      onTokenChange: (listener) => {
        changed = listener;
        return stopHearing;
      },
      received,
      connect: async () => client as unknown as ActivityClient,
    });
    await vi.advanceTimersByTimeAsync(0);
  };
  const become = async (next: string | null) => {
    token = next;
    changed();
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("is silent for a visitor, and opens with a sign-in", async () => {
    await open(null);
    expect(client.tokens).toEqual([]);
    await become("first");
    expect(client.tokens).toEqual(["first"]);
  });

  it("hands on what happens", async () => {
    await open("first");
    client.arrive();
    client.tell("new_notification", { id: 1 });
    expect(received.mock.calls).toEqual([[{ id: 1 }]]);
  });

  it("leaves at a sign-out, and listens for who signs in next", async () => {
    await open("first");
    client.arrive();
    await become(null);
    expect(client.connected).toBe(false);
    await become("other");
    expect(client.tokens).toEqual(["first", "other"]);
  });

  it("comes back when it was sent away, when it was told to", async () => {
    await open("first");
    client.arrive();
    client.tell("reconnect", { after_ms: 700 });
    client.drop("io server disconnect");
    await vi.advanceTimersByTimeAsync(699);
    expect(client.tokens).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.tokens).toHaveLength(2);
  });

  it("does not try again with a token that was refused, only after what may pass", async () => {
    await open("stale");
    client.active = false;
    client.tell("connect_error", Object.assign(new Error("unauthorized"), { data: { code: "unauthorized" } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.tokens).toHaveLength(1);
    client.tell("connect_error", new Error("unavailable"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.tokens).toHaveLength(2);
  });

  it("takes the token of the moment when it comes back by itself", async () => {
    await open("first");
    token = "renewed";
    (client.managerHandlers.get("reconnect_attempt") as () => void)();
    expect(client.io.opts.query.token).toBe("renewed");
  });

  it("hangs up for good", async () => {
    await open("first");
    client.arrive();
    socket.close();
    expect(client.connected).toBe(false);
    expect(stopHearing).toHaveBeenCalledOnce();
    await become("second");
    expect(client.tokens).toEqual(["first"]);
  });
});
