import { afterEach, expect, it, vi } from "vitest";
import { inTurn } from "./in-turn.ts";

afterEach(() => void vi.unstubAllGlobals());

const withLocks = (request: (name: string, work: () => Promise<void>) => Promise<void>) =>
  vi.stubGlobal("navigator", { locks: { request } });

it("runs the work once, in its turn where there are locks", async () => {
  const work = vi.fn(async () => {});
  const request = vi.fn((_name: string, begin: () => Promise<void>) => begin());
  withLocks(request);
  await inTurn("placing", work);
  expect(request).toHaveBeenCalledWith("placing", expect.any(Function));
  vi.stubGlobal("navigator", {});
  await inTurn("placing", work);
  expect(work).toHaveBeenCalledTimes(2);
});

it("runs the work where locks are refused, as Firefox does without a site's storage", async () => {
  const work = vi.fn(async () => {});
  withLocks(async () => {
    throw new DOMException("request() is not allowed in this context", "SecurityError");
  });
  await inTurn("placing", work);
  expect(work).toHaveBeenCalledOnce();
});

it("does not run work again that has failed", async () => {
  const work = vi.fn(async () => {
    throw new Error("no answer");
  });
  withLocks((_name, begin) => begin());
  await expect(inTurn("placing", work)).rejects.toThrow("no answer");
  expect(work).toHaveBeenCalledOnce();
});
