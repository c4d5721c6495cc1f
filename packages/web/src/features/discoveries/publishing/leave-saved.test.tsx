// @vitest-environment happy-dom
import { createBrowserHistory } from "@tanstack/react-router";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { useStepBefore } from "../../../routes/steps/step-before.ts";
import { EmptyPage, settle, showPages } from "../../../testing/show-pages.tsx";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";
import { useLeaveSaved } from "./leave-saved.ts";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

/** A changed discovery that is edited; its page was opened from the feed, and the form from `opened`. */
async function atForm(opened: readonly string[]) {
  let leave: ReturnType<typeof useLeaveSaved> | undefined;
  const Form = () => {
    leave = useLeaveSaved(useStepBefore());
    return <LeaveGuard dirty />;
  };
  const history = createBrowserHistory();
  const others = { "/": EmptyPage, "/feed": EmptyPage, "/discovery/$id": EmptyPage };
  showPages({ ...others, "/recommendation-creator/$recommendation_id": Form }, history);
  for (const to of ["/feed", ...opened, "/recommendation-creator/7"]) {
    await act(async () => history.push(to));
    await settle();
  }
  return {
    saved: async () => {
      act(() => leave?.("7", false));
      await settle();
      return window.location.pathname;
    },
    back: async () => {
      await act(async () => history.back());
      await settle();
      return window.location.pathname;
    },
    history,
  };
}

it("what is saved is shown on the page from which the form was opened, without a second step of it (shell §22)", async () => {
  const { saved, back, history } = await atForm(["/discovery/7"]);
  expect(await saved()).toBe("/discovery/7");
  expect(await back()).toBe("/feed");
  history.destroy();
});

it("whoever was asked about Back while it was being saved is led there, and not one step further", async () => {
  const { saved, back, history } = await atForm(["/discovery/7"]);
  await back();
  await screen.findByRole("alertdialog");
  expect(await saved()).toBe("/discovery/7");
  expect(await back()).toBe("/feed");
  history.destroy();
});

it("nor does what is saved take the place of the page to which Back leads", async () => {
  const { saved, back, history } = await atForm([]);
  await back();
  await screen.findByRole("alertdialog");
  expect(await saved()).toBe("/feed");
  history.destroy();
});
