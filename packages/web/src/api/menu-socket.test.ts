import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type MenuClient, watchMenu } from "./menu-socket.ts";

type Handler = (...args: never[]) => void;

/** A connection whose other end is the test. */
class FakeClient {
  active = true;
  connected = true;
  readonly handlers = new Map<string, Handler>();
  on = (event: string, handler: Handler) => void this.handlers.set(event, handler);
  connect = vi.fn();
  disconnect = vi.fn();
  tell = (event: string, ...args: unknown[]) => this.handlers.get(event)?.(...(args as never[]));
}

describe("the connection of an open menu", () => {
  let client: FakeClient;
  let hangUp = () => {};
  const changed = vi.fn();
  const connect = vi.fn<(address: string, restaurant_id: number) => Promise<MenuClient>>();
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    client = new FakeClient();
    connect.mockResolvedValue(client as unknown as MenuClient);
    hangUp = watchMenu({ origin: "http://test", restaurant_id: 7, changed, connect });
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    hangUp();
    vi.useRealTimers();
  });

  it("asks for one restaurant, and says when its menu has changed", () => {
    expect(connect.mock.calls).toEqual([["http://test/menus", 7]]);
    client.tell("connect");
    expect(changed).not.toHaveBeenCalled();
    client.tell("menu_changed", { restaurant_id: 7 });
    expect(changed).toHaveBeenCalledOnce();
  });

  it("takes a menu for changed after it was away", () => {
    client.tell("connect");
    client.tell("disconnect", "transport close");
    client.tell("connect");
    expect(changed).toHaveBeenCalledOnce();
  });

  it("comes back when it was sent away, when it was told to", async () => {
    client.tell("connect");
    client.tell("reconnect", { after_ms: 700 });
    client.tell("disconnect", "io server disconnect");
    await vi.advanceTimersByTimeAsync(699);
    expect(client.connect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(client.connect).toHaveBeenCalledOnce();
  });

  it("tries again where it was refused, and where its code could not be loaded", async () => {
    client.active = false;
    client.tell("connect_error", new Error("too_many_connections"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.connect).toHaveBeenCalledOnce();

    connect.mockRejectedValueOnce(new Error("offline"));
    const stop = watchMenu({ origin: "http://test", restaurant_id: 8, changed, connect });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connect.mock.calls.map(([, id]) => id)).toEqual([7, 8, 8]);
    stop();
  });

  it("hangs up for good, also where it was not there yet", async () => {
    hangUp();
    expect(client.disconnect).toHaveBeenCalledOnce();
    client.tell("disconnect", "io server disconnect");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.connect).not.toHaveBeenCalled();

    for (const how of ["connect", "connect_error"]) {
      const late = new FakeClient();
      late.connected = false;
      connect.mockResolvedValueOnce(late as unknown as MenuClient);
      watchMenu({ origin: "http://test", restaurant_id: 8, changed, connect })();
      await vi.advanceTimersByTimeAsync(0);
      // A browser warns in its console of a line that is cut before it stands.
      expect(late.disconnect).not.toHaveBeenCalled();
      late.tell(how);
      expect(late.disconnect).toHaveBeenCalledOnce();
    }
  });
});
