import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeReach, type FakeSocket } from "../testing/fake-live.ts";
import { LiveClient, type LiveOptions } from "./live-client.ts";

interface Events {
  news: (text: string) => void;
}
type Room = number;
type Client = LiveClient<Events, Room>;

const unauthorized = Object.assign(new Error("unauthorized"), { data: { code: "unauthorized" } });

describe("a live client", () => {
  let reach: FakeReach;
  const news = vi.fn();
  const joined = vi.fn();
  const connected = vi.fn();
  const lost = vi.fn();
  const woke = vi.fn();
  const ROOMS: NonNullable<LiveOptions<Events, Room>["rooms"]> = {
    key: String,
    join: (room) => ["join", { room }],
    leave: (room) => ["leave", { room }],
    joined,
  };
  const make = (own: Partial<LiveOptions<Events, Room>> = {}): Client =>
    new LiveClient<Events, Room>(reach, {
      namespace: "/things",
      visitors: false,
      on: { news },
      connected,
      lost,
      woke,
      ...own,
    });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const socket = (): FakeSocket => reach.socket;
  const tokens = () => socket().tries.map(({ token }) => token);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    // No jitter: waits last exactly as long as their constants say.
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    reach = new FakeReach("first");
    reach.answers = { join: () => ({ ok: true }) };
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("opens no connection before somebody listens, and one for all who do", async () => {
    const client = make();
    await settled();
    expect(reach.namespaces).toEqual([]);
    expect(reach.isFollowed).toBe(false);
    client.hold();
    client.hold();
    await settled();
    expect(reach.namespaces).toEqual(["/things"]);
    expect(tokens()).toEqual(["first"]);
  });

  it("passes on events in order, and none once nobody listens", async () => {
    const release = make().hold();
    await settled();
    await socket().arrive();
    for (const text of ["a", "b", "c"]) socket().tell("news", text);
    expect(news.mock.calls).toEqual([["a"], ["b"], ["c"]]);
    release();
    socket().tell("news", "late");
    expect(news).toHaveBeenCalledTimes(3);
  });

  it("sends its namespace's extra facts when it connects", async () => {
    reach.who = null;
    make({ visitors: true, auth: { restaurant_id: 7 } }).hold();
    await settled();
    expect(socket().tries).toEqual([{ restaurant_id: 7 }]);
  });

  describe("that was disconnected", () => {
    it("reconnects after growing waits, which start small again after a connection", async () => {
      make().hold();
      await settled();
      await socket().arrive();
      socket().drop();
      expect(lost).toHaveBeenCalledOnce();
      for (const [at, wait] of [1_000, 2_000, 4_000, 5_000, 5_000].entries()) {
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(socket().tries).toHaveLength(at + 1);
        await vi.advanceTimersByTimeAsync(1);
        expect(socket().tries).toHaveLength(at + 2);
        socket().tell("connect_error", new Error("xhr poll error"));
      }
      await vi.advanceTimersByTimeAsync(5_000);
      await socket().arrive();
      socket().drop();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(socket().tries).toHaveLength(8);
    });

    it("varies its waits at random, so that clients do not all reconnect at once", async () => {
      make().hold();
      await settled();
      await socket().arrive();
      vi.mocked(Math.random).mockReturnValue(0);
      socket().drop();
      await vi.advanceTimersByTimeAsync(500);
      expect(socket().tries).toHaveLength(2);
    });

    it("reconnects with the current token", async () => {
      make().hold();
      await settled();
      await socket().arrive();
      reach.become("renewed", "renewed");
      expect(socket().connected).toBe(true);
      socket().drop();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(tokens()).toEqual(["first", "renewed"]);
    });

    it("reconnects after the time that the server asked for, and later when it asked for none", async () => {
      make().hold();
      await settled();
      await socket().arrive();
      socket().tell("reconnect", { after_ms: 700 });
      socket().drop("io server disconnect");
      await vi.advanceTimersByTimeAsync(699);
      expect(socket().tries).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(socket().tries).toHaveLength(2);
      await socket().arrive();
      socket().drop("io server disconnect");
      await vi.advanceTimersByTimeAsync(4_999);
      expect(socket().tries).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(socket().tries).toHaveLength(3);
    });

    it("reports after reconnecting that events may have been missed", async () => {
      make().hold();
      await settled();
      await socket().arrive();
      socket().drop();
      await vi.advanceTimersByTimeAsync(1_000);
      await socket().arrive();
      expect(connected.mock.calls).toEqual([[false], [true]]);
    });

    it("reconnects once even if it is told twice of the disconnection", async () => {
      make().hold();
      await settled();
      await socket().arrive();
      socket().drop();
      socket().tell("disconnect", "transport close");
      socket().tell("connect_error", new Error("of another namespace's try"));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(socket().tries).toHaveLength(2);
      expect(lost).toHaveBeenCalledOnce();
    });

    it("tries again when its code could not be loaded", async () => {
      reach.unloadable = 1;
      make().hold();
      await settled();
      expect(reach.sockets).toEqual([]);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(tokens()).toEqual(["first"]);
    });
  });

  describe("on a device that woke up", () => {
    it("does not wait for the next try", async () => {
      make().hold();
      await settled();
      await socket().arrive();
      socket().drop();
      reach.wake();
      expect(socket().tries).toHaveLength(2);
      reach.wake();
      expect(socket().tries).toHaveLength(2);
    });

    it("checks whether the connection is alive, and opens another when no answer comes", async () => {
      const client = make({ rooms: ROOMS });
      client.watch(5);
      await settled();
      await socket().arrive();
      reach.wake();
      await settled();
      expect(socket().calls("join")).toHaveLength(2);
      expect(joined).toHaveBeenCalledOnce();
      expect(woke).toHaveBeenCalledOnce();
      reach.answers["join"] = () => undefined;
      reach.wake();
      await vi.advanceTimersByTimeAsync(2_500);
      expect(socket().cuts).toBe(1);
      expect(socket().tries).toHaveLength(2);
      expect(client.link()).toBe("lost");
    });
  });

  describe("during a change of session", () => {
    it("stays off for a visitor, connects at sign-in and disconnects at sign-out", async () => {
      reach.who = null;
      make().hold();
      await settled();
      expect(reach.namespaces).toEqual([]);
      reach.become("first");
      await settled();
      await socket().arrive();
      reach.become(null);
      expect(socket().connected).toBe(false);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(tokens()).toEqual(["first"]);
      reach.become("other");
      expect(tokens()).toEqual(["first", "other"]);
    });

    it("reconnects with the member's token at sign-in when visitors are allowed too", async () => {
      const identityChanged = vi.fn(() => expect(socket().connected).toBe(true));
      reach.who = null;
      make({ visitors: true, identityChanged }).hold();
      await settled();
      await socket().arrive();
      reach.become("first");
      expect(identityChanged).toHaveBeenCalledOnce();
      expect(socket().tries).toEqual([{}, { token: "first" }]);
    });

    it("does not retry with a refused token, only with another one or after a temporary error", async () => {
      make().hold();
      await settled();
      socket().tell("connect_error", unauthorized);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(tokens()).toEqual(["first"]);
      expect(reach.refusals, "the session has ended elsewhere (accounts §55)").toBe(1);
      reach.become("second", "renewed");
      socket().tell("connect_error", new Error("unavailable"));
      expect(reach.refusals).toBe(1);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(tokens()).toEqual(["first", "second", "second"]);
    });

    it("reports missed events also when the token changed while it was disconnected", async () => {
      for (const change of ["renewed", "another"] as const) {
        connected.mockClear();
        const release = make({ visitors: true }).hold();
        await settled();
        await socket().arrive();
        socket().drop();
        reach.become(`${change} token`, change);
        await socket().arrive();
        reach.become(`and ${change} once more`, "another");
        await socket().arrive();
        expect(connected.mock.calls).toEqual([[false], [true], [true]]);
        release();
      }
    });

    it("does not keep a connection that was opened with an earlier identity", async () => {
      make().hold();
      await settled();
      reach.become("second");
      expect(tokens()).toEqual(["first"]);
      await socket().arrive();
      expect(tokens()).toEqual(["first", "second"]);
      expect(connected).not.toHaveBeenCalled();
    });
  });

  describe("with a request", () => {
    it("returns the answer, or null without a connection", async () => {
      reach.answers["sum"] = () => ({ total: 3 });
      const client = make();
      client.hold();
      await settled();
      expect(await client.ask("sum", {})).toBeNull();
      await socket().arrive();
      expect(await client.ask("sum", {})).toEqual({ total: 3 });
    });

    it("replaces a connection that gives no answer, but not one that was opened since", async () => {
      const client = make();
      client.hold();
      await settled();
      await socket().arrive();
      const answer = client.ask("sum", {});
      socket().drop();
      await vi.advanceTimersByTimeAsync(1_000);
      await socket().arrive();
      expect(await answer).toBeNull();
      expect(socket().cuts).toBe(0);
      void client.ask("sum", {}, 3_000);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(socket().cuts).toBe(1);
      expect(socket().tries).toHaveLength(3);
    });
  });

  describe("in rooms", () => {
    it("joins each once for all its watchers, leaves with the last one, and disconnects a while later", async () => {
      const client = make({ rooms: ROOMS, linger_ms: 5_000 });
      const leave = [client.watch(1), client.watch(1)];
      expect(client.link()).toBe("connecting");
      await settled();
      await socket().arrive();
      expect(socket().calls("join")).toEqual([{ room: 1 }]);
      expect(joined).toHaveBeenCalledExactlyOnceWith(1);
      expect(client.link()).toBe("live");
      leave[0]?.();
      leave[0]?.();
      expect(socket().sent).toEqual([]);
      leave[1]?.();
      expect(socket().sent).toEqual([["leave", { room: 1 }]]);
      await vi.advanceTimersByTimeAsync(4_999);
      expect(socket().connected).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(socket().connected).toBe(false);
      expect(socket().freed).toBe(true);
      expect(client.link()).toBe("off");
      expect(reach.isFollowed).toBe(false);
    });

    it("keeps the connection from one screen to the next, and stays live while it joins another room", async () => {
      const client = make({ rooms: ROOMS, linger_ms: 5_000 });
      const leave = client.watch(1);
      await settled();
      await socket().arrive();
      leave();
      await vi.advanceTimersByTimeAsync(4_000);
      const links: string[] = [];
      client.subscribe(() => links.push(client.link()));
      client.watch(2);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(links).toEqual([]);
      expect(client.link()).toBe("live");
      expect(reach.namespaces).toHaveLength(1);
      expect(socket().tries).toHaveLength(1);
    });

    it("joins all of them again after reconnecting", async () => {
      const client = make({ rooms: ROOMS });
      client.watch(1);
      client.watch(2);
      await settled();
      await socket().arrive();
      socket().drop();
      expect(client.link()).toBe("lost");
      await vi.advanceTimersByTimeAsync(1_000);
      await socket().arrive();
      expect(joined.mock.calls).toEqual([[1], [2], [1], [2]]);
      expect(client.link()).toBe("live");
    });

    it("tries to join again when the server was unavailable, and not when it refused", async () => {
      reach.answers["join"] = () => ({ ok: false, code: "unavailable" });
      const client = make({ rooms: ROOMS });
      client.watch(1);
      await settled();
      await socket().arrive();
      expect(client.link()).toBe("connecting");
      reach.answers["join"] = () => ({ ok: false, code: "not_found" });
      await vi.advanceTimersByTimeAsync(5_000);
      expect(socket().calls("join")).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(socket().calls("join")).toHaveLength(2);
      expect(joined).not.toHaveBeenCalled();
    });

    it("leaves a room whose last watcher left while it was being joined", async () => {
      let answer = (_: { ok: boolean }): void => undefined;
      reach.answers["join"] = () => new Promise((resolve) => (answer = resolve));
      const client = make({ rooms: ROOMS });
      client.hold();
      const leave = client.watch(1);
      await settled();
      await socket().arrive();
      leave();
      answer({ ok: true });
      await settled();
      expect(joined).not.toHaveBeenCalled();
      expect(socket().sent).toEqual([["leave", { room: 1 }]]);
    });
  });

  describe("that is no longer used", () => {
    it("disconnects, and does not reconnect by itself", async () => {
      const release = make().hold();
      await settled();
      await socket().arrive();
      release();
      release();
      expect(socket().connected).toBe(false);
      reach.become("second");
      reach.wake();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(tokens()).toEqual(["first"]);
    });

    it("does not close a connection that is still opening, because browsers would log a warning", async () => {
      for (const how of ["connect", "connect_error"]) {
        const release = make().hold();
        await settled();
        const disconnect = vi.spyOn(socket(), "disconnect");
        release();
        expect(disconnect).not.toHaveBeenCalled();
        expect(socket().freed).toBe(false);
        socket().tell(how, new Error("refused"));
        expect(disconnect).toHaveBeenCalled();
        expect(socket().freed).toBe(true);
      }
    });

    it("frees a socket that was still being loaded", async () => {
      make().hold()();
      await settled();
      expect(socket().tries).toEqual([]);
      expect(socket().freed).toBe(true);
    });
  });
});
