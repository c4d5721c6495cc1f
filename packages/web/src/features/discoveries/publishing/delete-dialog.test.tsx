// @vitest-environment happy-dom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";
import { useLeaveDeleted } from "./delete-dialog.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));

/** Deletes the discovery that is edited while a guard asks about Back to `before`; returns where that leads. */
async function deletedWhileAsked(before: string) {
  let leave: (() => void) | undefined;
  const Form = () => {
    leave = useLeaveDeleted(7);
    return <LeaveGuard dirty />;
  };
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, component = (): React.ReactNode => null) =>
    createRoute({ getParentRoute: () => root, path, component });
  const history = createBrowserHistory();
  const router = createRouter({
    routeTree: root.addChildren([
      ...["/", "/trends", "/discovery/$id"].map((path) => page(path)),
      page("/recommendation-creator/$recommendation_id", Form),
    ]),
    history,
  });
  render(<RouterProvider router={router as never} />);
  for (const to of [before, "/recommendation-creator/7"]) {
    await act(async () => history.push(to));
    await settle();
  }
  await act(async () => history.back());
  await screen.findByRole("alertdialog");
  act(() => leave?.());
  await settle();
  await settle();
  const there = [window.location.pathname, router.latestLocation.pathname];
  history.destroy();
  return there;
}

it("whoever was asked about Back while their discovery was being deleted goes on to that page", async () => {
  expect(await deletedWhileAsked("/trends")).toEqual(["/trends", "/trends"]);
});

it("but not to the page of what is deleted: that becomes the feed", async () => {
  expect(await deletedWhileAsked("/discovery/7")).toEqual(["/", "/"]);
});
