import { notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { storeToken } from "../session/token.ts";
import { createToggleQueue, type ToggleAnswer } from "./toggle-queue.ts";

/** Waits until a wish has ended: a cache notifies its readers in a later task, and the wish ends in the one after. */
async function heard(): Promise<void> {
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => void setTimeout(resolve));
}

/** A server that toggles one thing, and answers when told to. */
function slowServer(first: boolean) {
  let state = first;
  const open: { resolve: (answer: ToggleAnswer) => void; reject: (error: unknown) => void }[] = [];
  return {
    send: vi.fn(() => new Promise<ToggleAnswer>((resolve, reject) => open.push({ resolve, reject }))),
    answer: async () => {
      if (open.length === 0) return;
      state = !state;
      open.shift()?.resolve({ enabled: state });
      await heard();
    },
    fail: async () => {
      open.shift()?.reject(new Error("away"));
      await heard();
    },
    state: () => state,
    waiting: () => open.length,
  };
}

const nothing = () => undefined;

describe("the queue of toggles", () => {
  test("shows a wish at once and settles with the server's answer", async () => {
    const server = slowServer(false);
    const settled = vi.fn();
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled });
    queue.wish(7, { on: true, confirmed: false, failed: nothing });
    expect(queue.wishOf(7)).toBe(true);
    await server.answer();
    expect(queue.wishOf(7)).toBeUndefined();
    expect(settled).toHaveBeenCalledWith(7, { enabled: true });
  });

  test("says that a wish is done once the server has answered, and only the newest one", async () => {
    const server = slowServer(false);
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled: nothing });
    const said: string[] = [];
    const wish = (on: boolean) =>
      queue.wish(7, { on, confirmed: !on, failed: () => said.push("failed"), done: () => said.push(`done ${on}`) });
    wish(true);
    expect(said).toEqual([]);
    await server.answer();
    expect(said).toEqual(["done true"]);
    wish(false);
    await server.fail();
    expect(said).toEqual(["done true", "failed"]);
    wish(false);
    wish(true);
    await server.answer();
    await server.answer();
    expect(said).toEqual(["done true", "failed", "done true"]);
  });

  test("never shows the previous state again, even to a reader who gets the answer from a cache", async () => {
    const server = slowServer(false);
    const client = new QueryClient();
    const observer = new QueryObserver(client, { queryKey: ["on"], enabled: false, initialData: false });
    let kept = false;
    const queue = createToggleQueue<number, ToggleAnswer>({
      send: server.send,
      settled: (_key, { enabled }) => client.setQueryData(["on"], enabled),
    });
    const seen: boolean[] = [];
    const look = () => seen.push(queue.wishOf(7) ?? kept);
    const left = [
      queue.subscribe(look),
      // As useQuery subscribes.
      observer.subscribe(
        notifyManager.batchCalls(({ data }) => {
          kept = data === true;
          look();
        }),
      ),
    ];
    queue.wish(7, { on: true, confirmed: false, failed: nothing });
    await server.answer();
    expect(queue.wishOf(7)).toBeUndefined();
    expect(kept).toBe(true);
    expect(new Set(seen)).toEqual(new Set([true]));
    for (const leave of left) leave();
  });

  test("never has two calls for one thing under way, and the newest wish wins", async () => {
    const server = slowServer(false);
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled: nothing });
    queue.wish(7, { on: true, confirmed: false, failed: nothing });
    queue.wish(7, { on: false, confirmed: false, failed: nothing });
    expect(server.waiting()).toBe(1);
    expect(queue.wishOf(7)).toBe(false);
    await server.answer();
    expect(server.waiting()).toBe(1);
    await server.answer();
    expect(server.state()).toBe(false);
    expect(queue.wishOf(7)).toBeUndefined();
  });

  test("on, off, on while one call is under way needs one call", async () => {
    const server = slowServer(false);
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled: nothing });
    for (const on of [true, false, true]) queue.wish(7, { on, confirmed: false, failed: nothing });
    await server.answer();
    expect(server.send).toHaveBeenCalledTimes(1);
    expect(server.state()).toBe(true);
  });

  test("reaches the wish even if the server's state was not the expected one", async () => {
    const server = slowServer(true);
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled: nothing });
    queue.wish(7, { on: true, confirmed: false, failed: nothing });
    await server.answer();
    await server.answer();
    expect(server.state()).toBe(true);
    expect(queue.wishOf(7)).toBeUndefined();
  });

  test("rolls back and says so when the call fails", async () => {
    const server = slowServer(false);
    const failed = vi.fn();
    const settled = vi.fn();
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled });
    queue.wish(7, { on: true, confirmed: false, failed });
    await server.fail();
    expect(queue.wishOf(7)).toBeUndefined();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  test("reports no failure if the state is as wished anyway", async () => {
    const server = slowServer(false);
    const failed = vi.fn();
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled: nothing });
    queue.wish(7, { on: true, confirmed: false, failed });
    queue.wish(7, { on: false, confirmed: false, failed });
    await server.fail();
    expect(failed).not.toHaveBeenCalled();
  });

  test("keeps a wish while the confirmed state is not known yet, and sends it afterwards", async () => {
    const server = slowServer(false);
    let know = (_: boolean): void => undefined;
    const confirmed = new Promise<boolean>((resolve) => (know = resolve));
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled: nothing });
    queue.wish(7, { on: true, confirmed, failed: nothing });
    expect(queue.wishOf(7)).toBe(true);
    expect(server.waiting()).toBe(0);
    know(false);
    await vi.waitFor(() => expect(server.waiting()).toBe(1));
    await server.answer();
    expect(server.state()).toBe(true);
    expect(queue.wishOf(7)).toBeUndefined();
  });

  test("sends nothing if the confirmed state is already as wished, and rolls back if it cannot be learned", async () => {
    const server = slowServer(true);
    const failed = vi.fn();
    const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled: nothing });
    queue.wish(7, { on: true, confirmed: Promise.resolve(true), failed });
    await vi.waitFor(() => expect(queue.wishOf(7)).toBeUndefined());
    expect(failed).not.toHaveBeenCalled();
    queue.wish(7, { on: true, confirmed: Promise.reject(new Error("unauthorized")), failed });
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(queue.wishOf(7)).toBeUndefined();
    expect(server.send).not.toHaveBeenCalled();
  });

  test("gives up after three calls if the server's state does not change", async () => {
    const send = vi.fn(async () => ({ enabled: false }));
    const failed = vi.fn();
    const queue = createToggleQueue<number, ToggleAnswer>({ send, settled: nothing });
    queue.wish(7, { on: true, confirmed: false, failed });
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(3);
  });

  describe("when the session's member changes", () => {
    afterEach(() => storeToken(null));
    /** Inès presses twice, so that a second call is to follow the one in flight. */
    const pressedTwice = () => {
      storeToken("ines");
      const server = slowServer(false);
      const [settled, failed] = [vi.fn(), vi.fn()];
      const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled });
      queue.wish(7, { on: true, confirmed: false, failed });
      queue.wish(7, { on: false, confirmed: false, failed });
      return { server, settled, failed, queue };
    };

    test("nothing goes on in the name of the next one, who sees nothing of it", async () => {
      const { server, settled, failed, queue } = pressedTwice();
      const told = vi.fn();
      queue.subscribe(told);
      storeToken("sam");
      expect([queue.wishOf(7), told.mock.calls.length]).toEqual([undefined, 1]);
      // Sam's own wish for the same thing is not mixed up with it.
      queue.wish(7, { on: true, confirmed: false, failed });
      expect(server.waiting()).toBe(2);
      await server.answer();
      expect(server.send).toHaveBeenCalledTimes(2);
      expect([settled.mock.calls.length, queue.wishOf(7)]).toEqual([0, true]);
      await server.fail();
      expect(failed).toHaveBeenCalledTimes(1);
    });

    test("a call of the first one that fails is no message to the next", async () => {
      const { server, failed } = pressedTwice();
      storeToken("sam");
      await server.fail();
      expect(failed).not.toHaveBeenCalled();
      expect(server.waiting()).toBe(0);
    });

    test("whoever is signed out by the failure is told", async () => {
      const { server, failed, queue } = pressedTwice();
      queue.wish(7, { on: true, confirmed: false, failed });
      storeToken(null);
      await server.fail();
      expect(failed).toHaveBeenCalledTimes(1);
    });

    test("a renewed token is the same member's", async () => {
      const { server, settled, queue } = pressedTwice();
      storeToken("ines-2", { change: "renewed" });
      await server.answer();
      expect(server.waiting()).toBe(1);
      await server.answer();
      expect(settled).toHaveBeenCalledWith(7, { enabled: false });
      expect(queue.wishOf(7)).toBeUndefined();
    });

    test("a wish that waits for what is confirmed is not sent for the next", async () => {
      storeToken("ines");
      const server = slowServer(false);
      let know = (_: boolean): void => undefined;
      const confirmed = new Promise<boolean>((resolve) => (know = resolve));
      const queue = createToggleQueue<number, ToggleAnswer>({ send: server.send, settled: nothing });
      queue.wish(7, { on: true, confirmed, failed: nothing });
      storeToken("sam");
      know(false);
      await heard();
      expect(server.send).not.toHaveBeenCalled();
    });
  });

  test("ends with the last wish on server and screen, in whatever order presses and answers come", async () => {
    const steps = fc.array(fc.constantFrom("on", "off", "answer"), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (first, story) => {
        const server = slowServer(first);
        let confirmed = first;
        let last = first;
        const queue = createToggleQueue<number, ToggleAnswer>({
          send: server.send,
          settled: (_key, answer) => (confirmed = answer.enabled),
        });
        for (const step of story) {
          if (step === "answer") await server.answer();
          else queue.wish(7, { on: (last = step === "on"), confirmed, failed: nothing });
          expect(queue.wishOf(7) ?? confirmed).toBe(last);
          expect(server.waiting()).toBeLessThanOrEqual(1);
        }
        while (server.waiting() > 0) await server.answer();
        expect(server.state()).toBe(last);
        expect(confirmed).toBe(last);
      }),
    );
  });
});
