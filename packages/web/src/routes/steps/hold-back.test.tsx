// @vitest-environment happy-dom
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { InfoDialog } from "@tablee/design-system/dialogs/info-dialog";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { createBrowserHistory } from "@tanstack/react-router";
import { act, cleanup } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { goBackOnce } from "./go-back-once.ts";
import { holdBack } from "./hold-back.ts";

const stops: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

/** A page, opened from another, with dialogs that can be opened by their names. */
async function atPage(dialogs: (isOpen: (name: string) => boolean, close: (name: string) => void) => ReactNode) {
  let open: readonly string[] = [];
  let setOpen = (_open: readonly string[]) => {};
  const Page = () => {
    const [now, set] = useState<readonly string[]>([]);
    open = now;
    setOpen = set;
    return dialogs(
      (name) => now.includes(name),
      (name) => set((before) => before.filter((one) => one !== name)),
    );
  };
  const history = createBrowserHistory();
  stops.push(() => history.destroy(), goBackOnce(history), holdBack(history));
  showPages({ "/": EmptyPage, "/before": EmptyPage, "/page": Page }, history);
  for (const to of ["/before", "/page"]) {
    await act(async () => history.push(to));
    await settle();
  }
  return {
    history,
    open: async (...names: string[]) => {
      // One after the other, as presses open them.
      for (const at of names.keys()) act(() => setOpen([...open, ...names.slice(at, at + 1)]));
      await settle();
    },
    back: async () => {
      await act(async () => window.history.back());
      await settle();
      return [window.location.pathname, ...open];
    },
  };
}

const words = { title: "Really?", confirmLabel: "Yes", cancelLabel: "No", closeLabel: "Close" };

it("Back closes the topmost dialog, one after the other, and only then leaves the page (shell §22)", async () => {
  const page = await atPage((isOpen, close) => (
    <>
      <ResponsiveDialog {...words} open={isOpen("form")} onOpenChange={() => close("form")}>
        <AlertDialog
          {...words}
          open={isOpen("question")}
          onOpenChange={() => close("question")}
          onConfirm={() => undefined}
        />
      </ResponsiveDialog>
      <InfoDialog {...words} open={isOpen("news")} onClose={() => close("news")}>
        Sold out
      </InfoDialog>
    </>
  ));
  await page.open("form", "question", "news");
  expect(await page.back()).toEqual(["/page", "form", "question"]);
  expect(await page.back()).toEqual(["/page", "form"]);
  expect(await page.back()).toEqual(["/page"]);
  expect((await page.back())[0]).toBe("/before");
});

it("Back leaves a busy question and a locked dialog open, and stays on the page", async () => {
  const page = await atPage((isOpen, close) => (
    <>
      <ResponsiveDialog {...words} locked open={isOpen("locked")} onOpenChange={() => close("locked")}>
        Your name
      </ResponsiveDialog>
      <AlertDialog
        {...words}
        busy
        open={isOpen("busy")}
        onOpenChange={() => close("busy")}
        onConfirm={() => undefined}
      />
    </>
  ));
  await page.open("locked");
  expect(await page.back()).toEqual(["/page", "locked"]);
  await page.open("busy");
  expect(await page.back()).toEqual(["/page", "locked", "busy"]);
});

it("a dialog with a step of its own is closed by that step, and links lead on", async () => {
  const page = await atPage((isOpen, close) => (
    <>
      <ResponsiveDialog {...words} hasOwnStep open={isOpen("sheet")} onOpenChange={() => close("sheet")}>
        Filters
      </ResponsiveDialog>
      <AlertDialog
        {...words}
        hasOwnStep
        open={isOpen("question")}
        onOpenChange={() => close("question")}
        onConfirm={() => undefined}
      />
    </>
  ));
  await page.open("sheet", "question");
  await act(async () => page.history.push("/page?step"));
  await settle();
  expect(await page.back()).toEqual(["/page", "sheet", "question"]);
  expect(page.history.location.search).toBe("");
});

it("where the app itself goes back, it leaves what it wanted to leave, with the question open", async () => {
  const page = await atPage((isOpen, close) => (
    <AlertDialog
      {...words}
      open={isOpen("question")}
      onOpenChange={() => close("question")}
      onConfirm={() => undefined}
    />
  ));
  await act(async () => page.history.push("/page?sheet"));
  await page.open("question");
  await act(async () => page.history.back());
  await settle();
  expect(page.history.location.href).toBe("/page");
  expect(await page.back()).toEqual(["/page"]);
});
