// @vitest-environment happy-dom
import { WEEKDAYS, type WeekHours, type Weekday } from "@tablee/domain/restaurants/week-hours";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WeekGrid } from "./week-grid.tsx";

afterEach(cleanup);

it("a day's head is cut to one letter and not within a letter, and its column has the whole name (management §20)", () => {
  const of = <Value,>(value: (day: Weekday) => Value) =>
    Object.fromEntries(WEEKDAYS.map((day) => [day, value(day)])) as Record<Weekday, Value>;
  const hours: WeekHours = of(() => []);
  render(<WeekGrid hours={hours} names={of((day) => day)} onChange={() => {}} />);
  screen.getByRole("group", { name: "wednesday" });
  expect(screen.getAllByText("w")).toHaveLength(1);
  expect(screen.getAllByText("wed")).toHaveLength(1);
  expect(document.body.innerHTML).not.toContain("truncate");
});
