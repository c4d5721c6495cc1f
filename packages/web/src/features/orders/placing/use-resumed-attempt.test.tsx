// @vitest-environment happy-dom
import type { Order } from "@tablee/contract/orders/orders.schema";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { storeToken } from "../../../session/token.ts";
import { basketStore } from "../basket/basket-store.ts";
import type { PlaceAttempt } from "../basket/basket-schema.ts";
import { PLACING_TURN } from "./place-attempt.ts";
import { useResumedAttempt } from "./use-resumed-attempt.ts";

const attempt = { key: "0199-key", request: {}, open: true } as unknown as PlaceAttempt;
const placed = vi.fn(async () => ({ order: null as Order | null }));
const show = vi.fn(async () => {});

const app = {
  api: { orders: { placed } },
  platform: { onOnline: () => () => undefined },
  rendered_for_member: true,
} as unknown as AppContext;
const wrapper = ({ children }: { children: ReactNode }) => <ContextOfApp value={app}>{children}</ContextOfApp>;
/** Each tab has an instance of its own, on one shared basket. */
const tab = () => renderHook((busy: boolean) => useResumedAttempt(busy, show), { wrapper, initialProps: false });

/** The tabs' locks, of which a sending tab holds one until it is released. */
function locks() {
  let waiting: (() => void)[] | null = null;
  const request = async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    if (rest.length > 1) return work(waiting === null ? {} : null);
    if (waiting !== null) await new Promise<void>((resolve) => waiting?.push(resolve));
    return work({});
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  return {
    take: () => void (waiting = []),
    letGo: () => {
      const late = waiting ?? [];
      waiting = null;
      for (const each of late) each();
    },
  };
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  storeToken("token");
  basketStore.set({ attempt });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "locks");
  basketStore.reset();
  storeToken(null);
});

describe("an order that never arrived", () => {
  it("is reported in each tab that was open while it was sent, whichever tab queried", async () => {
    locks();
    const [first, second] = [tab(), tab()];
    await passes(3_000);
    expect(basketStore.get().attempt?.open).toBe(false);
    expect([first.result.current.missed, second.result.current.missed]).toEqual([true, true]);
    first.rerender(true);
    expect(first.result.current.missed).toBe(false);
    // Sent again and taken back by hand: the server has said nothing about it.
    act(() => basketStore.set({ attempt: { ...attempt, open: false } }));
    first.rerender(false);
    expect([first.result.current.missed, second.result.current.missed]).toEqual([false, false]);
  });

  it("is not reported in a tab that is opened later", async () => {
    basketStore.set({ attempt: { ...attempt, open: false, missed: true } });
    expect(tab().result.current).toEqual({ missed: false, sending: "nowhere" });
  });
});

describe("an order that another tab is sending", () => {
  it(`is shown as being sent until that tab has released its lock (${PLACING_TURN})`, async () => {
    const turn = locks();
    turn.take();
    const { result } = tab();
    expect(result.current.sending).toBe("asking");
    await passes(10_000);
    expect(result.current).toEqual({ missed: false, sending: "elsewhere" });
    expect(placed).not.toHaveBeenCalled();
    turn.letGo();
    await passes(0);
    expect(result.current.sending).toBe("nowhere");
    expect(placed).toHaveBeenCalledOnce();
  });

  it("is shown as being sent again when the next query finds the lock taken", async () => {
    const turn = locks();
    const { result } = tab();
    await passes(0);
    expect(result.current.sending).toBe("nowhere");
    turn.take();
    await passes(3_000);
    expect(result.current.sending).toBe("elsewhere");
  });
});
