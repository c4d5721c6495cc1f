// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { AddPress } from "./add-press.tsx";

afterEach(cleanup);

/** The button of a dish without choices, which counts what it has added. */
async function open() {
  function Dish() {
    const [count, setCount] = useState(0);
    return <AddPress to={{ item: 29 }} name="Coffee" stop count={count} addAtOnce={() => setCount(count + 1)} />;
  }
  const routeTree = createRootRoute({ component: Dish });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/menu/1"] }) });
  await act(async () => render(<RouterProvider router={router as never} />));
  const press = (at: number) =>
    act(async () => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      Object.defineProperty(click, "timeStamp", { value: at });
      fireEvent(screen.getByRole("button"), click);
    });
  return { router, press };
}

it("a double press adds a dish once and opens nothing; a later press opens it", async () => {
  const { router, press } = await open();
  await press(1_000);
  await press(1_150);
  await press(1_300);
  expect(screen.getByRole("button").textContent).toBe("1");
  expect(router.state.location.search).toEqual({});
  await press(3_000);
  expect(router.state.location.search).toEqual({ item: 29 });
});
