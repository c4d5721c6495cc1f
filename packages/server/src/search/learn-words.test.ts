import { afterEach, expect, it, vi } from "vitest";
import type { Services } from "../services.ts";
import { keepLearning } from "./learn-words.ts";

afterEach(() => void vi.useRealTimers());

it("words are learned again a few seconds after the last run has ended, never twice at once", async () => {
  vi.useFakeTimers();
  let end = (_taken: number) => {};
  const transaction = vi.fn(() => new Promise<number>((resolve) => (end = resolve)));
  const stop = keepLearning({ database: { db: { transaction } } } as unknown as Services);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(transaction).toHaveBeenCalledTimes(1);
  end(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(transaction).toHaveBeenCalledTimes(2);
  stop();
  end(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(transaction).toHaveBeenCalledTimes(2);
});

it("a database that closes while the process ends is not logged as an error", async () => {
  let fail = (_error: Error) => {};
  const transaction = vi.fn(() => new Promise<number>((_resolve, reject) => (fail = reject)));
  const log = { warn: vi.fn(), error: vi.fn() };
  const learning = () => keepLearning({ database: { db: { transaction } }, log } as unknown as Services);
  learning()();
  fail(new Error("Cannot use a pool after calling end on the pool"));
  await vi.waitFor(() => expect(transaction).toHaveBeenCalledTimes(1));
  expect(log.error).not.toHaveBeenCalled();
  const stop = learning();
  fail(new Error("the disk is full"));
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
  stop();
});
