import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { learnServerClock } from "./learn-server-clock.ts";
import { hearDate, learnFromAnswers, onServerClock, serverNow } from "./server-clock.ts";

learnFromAnswers(learnServerClock);

const NOON = Date.parse("2026-05-04T12:00:00Z");
const header = (ms: number) => new Date(ms).toUTCString();
/** An answer whose header was written at `server`; it took `ms` by the device's clock. */
function answer(server: number, ms = 0): void {
  const sent_at = Date.now();
  vi.setSystemTime(sent_at + ms);
  hearDate(header(server), sent_at);
}
const aheadMs = () => serverNow().getTime() - Date.now();

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  // Other test files share the module.
  vi.setSystemTime(NOON);
  answer(NOON - 1_000);
  answer(NOON);
  vi.useRealTimers();
});

it("a correct clock of the device stays as it is (wire §47)", () => {
  const told = vi.fn();
  const stop = onServerClock(told);
  for (const into of [0, 400, 999]) {
    vi.setSystemTime(NOON + into);
    answer(NOON);
    answer(NOON, 3_000);
  }
  hearDate(null, Date.now());
  hearDate("soon", Date.now());
  expect(aheadMs()).toBe(0);
  expect(told).not.toHaveBeenCalled();
  stop();
});

it("a wrong clock of the device is corrected to a second, whichever way it is wrong, and again after it was set", () => {
  const told = vi.fn();
  const stop = onServerClock(told);
  answer(NOON + 7 * 60_000, 200);
  expect(Math.abs(serverNow().getTime() - (NOON + 7 * 60_000))).toBeLessThanOrEqual(1_000);
  answer(NOON - 3_600_000, 200);
  expect(Math.abs(serverNow().getTime() - (NOON - 3_600_000))).toBeLessThanOrEqual(1_200);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

it("an answer during which the device's clock was set back tells nothing", () => {
  answer(NOON, -60_000);
  expect(aheadMs()).toBe(0);
});
