// @vitest-environment happy-dom
import { createBrowserHistory } from "@tanstack/react-router";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { EmptyPage, settle, showPages } from "../../../testing/show-pages.tsx";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";
import { useLeaveDeleted } from "./delete-dialog.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

/** Deletes the discovery that is edited while a guard asks about Back to `before`; returns where that leads. */
async function deletedWhileAsked(before: string) {
  let leave: (() => void) | undefined;
  const Form = () => {
    leave = useLeaveDeleted(7);
    return <LeaveGuard dirty />;
  };
  const history = createBrowserHistory();
  const others = { "/": EmptyPage, "/trends": EmptyPage, "/discovery/$id": EmptyPage };
  const { router } = showPages({ ...others, "/recommendation-creator/$recommendation_id": Form }, history);
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
