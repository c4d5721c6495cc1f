// @vitest-environment happy-dom
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { useBackCloses } from "./use-back-closes.ts";

afterEach(cleanup);

const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));

it("Back closes the dialog and keeps the page, links lead on, and the next Back leaves (shell §22)", async () => {
  const dialog: { isOpen?: boolean; open?: () => void } = {};
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    useBackCloses(isOpen, () => setOpen(false));
    Object.assign(dialog, { isOpen, open: () => setOpen(true) });
    return null;
  };
  const history = createBrowserHistory();
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  render(<RouterProvider router={router as never} />);
  await settle();
  await act(async () => history.push("/?page=1"));
  act(() => dialog.open?.());
  await act(async () => history.push("/?page=2"));
  expect(history.location.href).toBe("/?page=2");
  await act(async () => history.back());
  await settle();
  expect([dialog.isOpen, history.location.href]).toEqual([false, "/?page=2"]);
  await act(async () => history.back());
  await settle();
  expect(history.location.href).toBe("/?page=1");
  history.destroy();
});
