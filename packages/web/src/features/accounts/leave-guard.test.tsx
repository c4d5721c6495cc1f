// @vitest-environment happy-dom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { useBackCloses } from "../../routes/steps/use-back-closes.ts";
import { LeaveGuard } from "./leave-guard.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));

/** A form on which something was typed, with a dialog of its own, opened from /list; /list was opened from /feed. */
async function atForm() {
  const form = { isOpen: false, open: () => undefined as void };
  const Form = () => {
    const dirty = true;
    const [isOpen, setOpen] = useState(false);
    useBackCloses(isOpen, () => setOpen(false));
    Object.assign(form, { isOpen, open: () => setOpen(true) });
    return <LeaveGuard dirty={dirty} />;
  };
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, component = (): React.ReactNode => null) =>
    createRoute({ getParentRoute: () => root, path, component });
  const history = createBrowserHistory();
  const router = createRouter({
    routeTree: root.addChildren([page("/"), page("/feed"), page("/list"), page("/form", Form)]),
    history,
  });
  render(<RouterProvider router={router as never} />);
  for (const to of ["/feed", "/list", "/form"]) {
    await act(async () => history.push(to));
    await settle();
  }
  return {
    form,
    history,
    back: async () => {
      await act(async () => history.back());
      await settle();
    },
    at: () => [window.location.pathname, screen.queryByRole("alertdialog") !== null],
  };
}

it("Back closes the dialog over a form without asking about the form, which only the next Back does (shell §22)", async () => {
  const { form, back, at, history } = await atForm();
  act(() => form.open());
  await back();
  expect([...at(), form.isOpen]).toEqual(["/form", false, false]);
  await back();
  expect(at()[1]).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await settle();
  expect(at()).toEqual(["/list", false]);
  history.destroy();
});
