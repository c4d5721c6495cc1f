import type { Order } from "@tablee/contract/orders/orders.schema";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resumeAttempt } from "./resume-attempt.ts";

type Answer = { order: Order | null };

describe("an attempt without an answer", () => {
  const [arrived, missed] = [vi.fn(), vi.fn()];
  let answers: ((answer: Answer | Error) => void)[];
  let online: () => void;
  let open: boolean;
  let sending: Promise<void>;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    [answers, open, sending] = [[], true, Promise.resolve()];
  });
  afterEach(() => vi.useRealTimers());
  const resume = () =>
    resumeAttempt({
      sent: () => sending,
      placed: () =>
        new Promise((resolve, reject) => {
          answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        }),
      isOpen: () => open,
      arrived,
      missed,
      onOnline: (listener) => {
        online = listener;
        return () => (online = () => undefined);
      },
    });
  const start = async () => {
    const stop = resume();
    await vi.advanceTimersByTimeAsync(0);
    return stop;
  };
  const answer = async (what: Answer | Error) => {
    answers.at(-1)?.(what);
    await vi.advanceTimersByTimeAsync(0);
  };
  const later = () => vi.advanceTimersByTimeAsync(3_000);

  it("is queried until the server has answered twice in a row that there is no order", async () => {
    await start();
    await answer({ order: null });
    expect(missed).not.toHaveBeenCalled();
    await later();
    await answer(new Error("offline"));
    await later();
    await answer({ order: null });
    await later();
    expect(missed).not.toHaveBeenCalled();
    await answer({ order: null });
    expect(missed).toHaveBeenCalledOnce();
    online();
    await later();
    expect(answers).toHaveLength(4);
  });

  it("is queried at once when the device is online again; simultaneous answers count once", async () => {
    await start();
    online();
    online();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(3);
    for (const each of answers) each({ order: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(missed).not.toHaveBeenCalled();
    await later();
    expect(answers).toHaveLength(4);
  });

  it("has arrived as soon as any query returns the order, and is not queried again", async () => {
    await start();
    online();
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.({ order: { id: 5 } as Order });
    await answer({ order: { id: 5 } as Order });
    expect(arrived.mock.calls).toEqual([[{ id: 5 }]]);
    await later();
    expect(answers).toHaveLength(2);
  });

  it.each(["nothing", "the order"])(
    "is not queried while a tab is still sending it, which then receives %s",
    async (answered) => {
      let sent = () => {};
      sending = new Promise((resolve) => (sent = resolve));
      await start();
      await later();
      await later();
      expect(answers).toHaveLength(0);
      open = answered === "nothing";
      sent();
      await vi.advanceTimersByTimeAsync(0);
      expect(answers).toHaveLength(open ? 1 : 0);
    },
  );

  it("is not queried once another tab has the answer or the watch is stopped", async () => {
    const stop = await start();
    open = false;
    await answer({ order: { id: 5 } as Order });
    await later();
    expect(answers).toHaveLength(1);
    open = true;
    stop();
    online();
    expect([answers.length, arrived.mock.calls.length, missed.mock.calls.length]).toEqual([1, 0, 0]);
  });
});
