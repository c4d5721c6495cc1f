// @vitest-environment happy-dom
import type { Interval } from "@tablee/domain/restaurants/intervals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { IntervalRows } from "./interval-rows.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

function Day({ hours }: { hours: Interval }) {
  const [intervals, setIntervals] = useState<Interval[]>([hours]);
  return <IntervalRows day="Monday" intervals={intervals} onChange={setIntervals} onRemove={() => {}} />;
}

it("shows that a day from midnight to midnight is open 24 hours", () => {
  render(<Day hours={[0, 22]} />);
  expect(screen.queryByText("Open 24 hours")).toBeNull();
  fireEvent.change(screen.getByLabelText("Monday, hours 1, to"), { target: { value: "00:00" } });
  expect(screen.getByText("Open 24 hours")).toBeTruthy();
  expect(screen.queryByText("next morning")).toBeNull();
});

it("shows that hours past midnight end the next morning", () => {
  render(<Day hours={[17, 26]} />);
  expect(screen.getByText("next morning")).toBeTruthy();
});
