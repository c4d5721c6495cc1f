import { ORPCError } from "@orpc/client";
import { InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isReachable, onNoAnswer } from "../api/unfetched.ts";
import type { Platform } from "../platform/platform.ts";
import { givenFromKept, readConnection, watchConnection } from "./connection.ts";

const unreachable = () => new ORPCError("offline", { defined: true, status: 503, message: "Not reached" });
const timedOut = () => new ORPCError("request_timeout", { defined: true, status: 408, message: "Too late" });

describe("the connection to the server", () => {
  let [line, call] = [true, true];
  let client: QueryClient;
  let watch: () => () => void;
  let stop: () => void;
  let hints: Record<"online" | "offline", () => void>;
  const reopen = vi.fn<() => void>();
  const ask = vi.fn<() => Promise<string>>();
  const sign = vi.fn<typeof fetch>();
  const settle = () => vi.advanceTimersByTimeAsync(10);

  /** A mounted screen that shows the answer to one query. */
  const show = () => new QueryObserver(client, { queryKey: ["menu"], queryFn: ask, retry: false }).subscribe(() => {});

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("fetch", sign);
    [line, call] = [true, true];
    ask.mockReset().mockImplementation(async () => {
      if (!line || !call) throw unreachable();
      return "answer";
    });
    sign.mockReset().mockImplementation(async () => {
      if (!line) throw new TypeError("Failed to fetch");
      return new Response();
    });
    reopen.mockReset();
    client = new QueryClient();
    const hint = (kind: "online" | "offline") => (told: () => void) => {
      hints = { ...hints, [kind]: told };
      return () => {};
    };
    // Whoever ran before in this process may have missed an answer.
    onNoAnswer(null);
    const platform = { api_origin: "", onOnline: hint("online"), onOffline: hint("offline") } as unknown as Platform;
    watch = () => watchConnection(client, platform, reopen);
    stop = watch();
  });
  afterEach(async () => {
    line = true;
    hints.offline();
    await vi.advanceTimersByTimeAsync(20_000);
    stop();
    client.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is lost when both a call and the check fail, and back with the next check that succeeds", async () => {
    line = false;
    show();
    await settle();
    expect(readConnection()).toBe("lost");
    // A page that a hotel's network puts in the place of everything is no sign.
    sign.mockResolvedValueOnce(new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readConnection()).toBe("lost");
    line = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readConnection()).toBe("back");
    expect(client.getQueryData(["menu"])).toBe("answer");
    expect(reopen).toHaveBeenCalledOnce();
  });

  it("is not back because a call ended after its time: the server did not answer it (wire §12)", async () => {
    line = false;
    show();
    await settle();
    ask.mockRejectedValue(timedOut());
    void client.refetchQueries();
    await settle();
    expect(readConnection()).toBe("lost");
  });

  it("is checked when a call ends after its time, and that call is not repeated", async () => {
    ask.mockRejectedValue(timedOut());
    show();
    await settle();
    expect([sign.mock.calls.length, ask.mock.calls.length, readConnection()]).toEqual([1, 1, "fine"]);
    line = false;
    void client.refetchQueries();
    await settle();
    expect(readConnection()).toBe("lost");
  });

  it("opens what was wanted without a connection before the connection was watched", async () => {
    stop();
    vi.stubGlobal("window", { location: { href: "http://localhost/" } });
    line = false;
    expect(await isReachable()).toBe(false);
    line = true;
    stop = watch();
    await settle();
    expect(reopen).toHaveBeenCalledOnce();
  });

  it("is checked again soon after the device reports being online", async () => {
    line = false;
    show();
    await settle();
    hints.online();
    await vi.advanceTimersByTimeAsync(500);
    expect(readConnection()).toBe("lost");
    line = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readConnection()).toBe("back");
  });

  it("is not lost when only one address is blocked, which is requested once more only", async () => {
    call = false;
    show();
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readConnection()).toBe("fine");
    expect(ask).toHaveBeenCalledTimes(2);
    expect(reopen).toHaveBeenCalledOnce();
  });

  it("is not lost when a list's next page fails, and the list is not requested again", async () => {
    const list = new InfiniteQueryObserver(client, {
      queryKey: ["list"],
      queryFn: ask,
      retry: false,
      initialPageParam: 0,
      getNextPageParam: () => 1,
    });
    list.subscribe(() => {});
    await settle();
    call = false;
    void list.fetchNextPage();
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([readConnection(), list.getCurrentResult().isFetchNextPageError]).toEqual(["fine", true]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("repeats a failed query when the server is reachable again before the loss was noticed", async () => {
    sign.mockImplementationOnce(async () => {
      line = true;
      return new Response();
    });
    line = false;
    show();
    await settle();
    expect(readConnection()).toBe("fine");
    expect(client.getQueryData(["menu"])).toBe("answer");
    expect(reopen).toHaveBeenCalledOnce();
  });

  it("repeats, once it is back, the queries that the device answered from its store", async () => {
    line = false;
    ask.mockImplementation(async () => {
      const query = client.getQueryCache().find({ queryKey: ["menu"] });
      if (line) return "newest";
      if (query) givenFromKept(query);
      return "kept";
    });
    show();
    await settle();
    expect(readConnection()).toBe("lost");
    line = true;
    hints.online();
    await settle();
    expect(readConnection()).toBe("back");
    expect(client.getQueryData(["menu"])).toBe("newest");
  });

  it("reopens failed pages when the device reports being online", async () => {
    hints.online();
    await settle();
    expect(reopen).toHaveBeenCalledOnce();
    expect(readConnection()).toBe("fine");
  });

  it("is not reported lost by an outdated check that fails after a newer one has succeeded", async () => {
    sign.mockImplementationOnce(
      (_, init) =>
        new Promise((_answer, reject) => {
          setTimeout(() => reject(new DOMException("Too late", "TimeoutError")), 5_000);
          expect(init?.signal).toBeInstanceOf(AbortSignal);
        }),
    );
    hints.offline();
    await settle();
    hints.online();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(readConnection()).toBe("fine");
  });
});
