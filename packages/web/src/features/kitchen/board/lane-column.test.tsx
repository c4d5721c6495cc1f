// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LaneColumn } from "./lane-column.tsx";

afterEach(cleanup);

it("an empty lane's words take rows of the lane as tickets do: in one of its two pixels they would be cut", () => {
  render(<LaneColumn lane="new" orders={[]} unheard={new Set()} preparation_minutes={20} open={() => {}} />);
  expect(screen.getByText("All quiet.").parentElement?.style.gridRowEnd).toMatch(/^span \d+$/);
});
