import { afterEach, expect, it, vi } from "vitest";
import type { Services } from "../services.ts";
import { keepLearning } from "./learn-words.ts";

afterEach(() => void vi.useRealTimers());

it("words are learned again some seconds after the last time is over, never twice at once", async () => {
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
