import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { leaveMenusByTheirStep } from "./menu-step.ts";

/** Opens a sheet and then goes to another page: returns where that leads, and where Back leads then. */
function pressed(sheet: string | undefined) {
  const history = createMemoryHistory({ initialEntries: ["/trends"] });
  const router = {
    history,
    get latestLocation() {
      return history.location;
    },
  };
  leaveMenusByTheirStep(router);
  history.push("/");
  if (sheet !== undefined) history.push("/", { sheet });
  history.push("/restaurants");
  const there = history.location.pathname;
  history.back();
  return [there, history.location.pathname, history.location.state.sheet];
}

test("a page opened while a menu is open replaces the menu's history step, and Back leads to the page without the menu", () => {
  expect(pressed("notifications")).toEqual(["/restaurants", "/", undefined]);
  expect(pressed("more")).toEqual(["/restaurants", "/", undefined]);
  expect(pressed(undefined)).toEqual(["/restaurants", "/", undefined]);
});

test("any other sheet keeps its history step, and Back leads to it", () => {
  expect(pressed("search")).toEqual(["/restaurants", "/", "search"]);
});
