// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LaneColumn } from "./lane-column.tsx";

afterEach(cleanup);

it("the text of an empty lane spans rows of the lane as tickets do, so that it is not cut off", () => {
  render(
    <LaneColumn lane="new" orders={[]} unheard={new Set()} preparation_minutes={20} columns={1} open={() => {}} />,
  );
  expect(screen.getByText("All quiet.").parentElement?.style.gridRowEnd).toMatch(/^span \d+$/);
});
