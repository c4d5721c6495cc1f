// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AppContext, ContextOfApp } from "../routes/app-context.ts";
import { learnServerClock } from "../api/answers/learn-server-clock.ts";
import { hearDate, learnFromAnswers } from "../api/answers/server-clock.ts";
import { beginAtRendered, useNow } from "./now.ts";

learnFromAnswers(learnServerClock);

function Clock() {
  return <time>{useNow().toISOString()}</time>;
}
const shown = () => document.querySelector("time")?.textContent;
const open = () =>
  render(<Clock />, { wrapper: ({ children }) => <ContextOfApp value={{} as AppContext}>{children}</ContextOfApp> });

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-05-04T12:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the current time on a screen", () => {
  it("is updated every half minute", () => {
    open();
    act(() => void vi.advanceTimersByTime(90_000));
    expect(shown()).toBe("2026-05-04T12:01:30.000Z");
  });

  it("is the device's time on a screen that opens after a pause", () => {
    open();
    cleanup();
    vi.setSystemTime(new Date("2026-05-04T12:20:00Z"));
    open();
    expect(shown()).toBe("2026-05-04T12:20:00.000Z");
  });

  it.each([
    { seconds: 10, at: "2026-05-04T13:00:00.000Z", begins: "2026-05-04T12:59:50.000Z", next: 20_000 },
    { seconds: 40, at: "2026-05-04T14:00:00.000Z", begins: "2026-05-04T14:00:00.000Z", next: 30_000 },
  ])("begins with the page's, unless that was half a minute ago: $seconds s", ({ seconds, at, begins, next }) => {
    vi.setSystemTime(new Date(at));
    beginAtRendered(new Date(Date.now() - seconds * 1_000));
    open();
    expect(shown()).toBe(begins);
    act(() => void vi.advanceTimersByTime(next));
    expect(shown()).toBe(new Date(Date.now()).toISOString());
  });

  it("is the server's as soon as an answer tells that the device's is wrong (wire §47)", () => {
    open();
    const hear = (date: string) => act(() => hearDate(date, Date.now()));
    hear("Mon, 04 May 2026 12:14:00 GMT");
    expect(shown()).toBe("2026-05-04T12:14:00.000Z");
    hear("Mon, 04 May 2026 11:59:59 GMT");
    expect(shown()).toBe("2026-05-04T12:00:00.000Z");
  });
});
