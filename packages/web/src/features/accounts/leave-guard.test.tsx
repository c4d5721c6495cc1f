// @vitest-environment happy-dom
import { createBrowserHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { goOnLeaving } from "../../routes/steps/asked-leave.ts";
import { holdBack } from "../../routes/steps/hold-back.ts";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

/**
 * A form on which something was typed, with a dialog of its own, opened from /list; /list was opened from /feed. The
 * history asks the dialogs last, or, with `dialogsFirst`, before the form.
 */
async function atForm({ dialogsFirst = false } = {}) {
  const form: {
    isOpen?: boolean;
    open?: () => void;
    setDirty?: (dirty: boolean) => void;
    setShown?: (isShown: boolean) => void;
  } = {};
  const Form = () => {
    const [dirty, setDirty] = useState(true);
    const [isShown, setShown] = useState(true);
    const [isOpen, setOpen] = useState(false);
    const [shownAgain, setShownAgain] = useState(0);
    useEffect(() => holdBack(history), []);
    Object.assign(form, { isOpen, open, setDirty, setShown });
    function open() {
      setOpen(true);
      if (dialogsFirst) setTimeout(setShownAgain, 0, 1);
    }
    return (
      <>
        <AlertDialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Delete?"
          confirmLabel="Delete"
          cancelLabel="Keep"
          onConfirm={() => undefined}
        />
        {isShown ? <LeaveGuard key={shownAgain} dirty={dirty} /> : null}
      </>
    );
  };
  const history = createBrowserHistory();
  showPages({ "/": EmptyPage, "/feed": EmptyPage, "/list": EmptyPage, "/form": Form }, history);
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

it.each([{ dialogsFirst: false }, { dialogsFirst: true }])(
  "Back closes the dialog over a form without asking about the form, which only the next Back does (shell §22, %j)",
  async (order) => {
    const { form, back, at, history } = await atForm(order);
    act(() => form.open?.());
    await settle();
    await back();
    expect([...at(), form.isOpen]).toEqual(["/form", false, false]);
    await back();
    expect(at()[1]).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Leave" }));
    await settle();
    expect(at()).toEqual(["/list", false]);
    history.destroy();
  },
);

it.each([
  { asked: "Back", dialogsFirst: false },
  { asked: "a link", dialogsFirst: false },
  { asked: "a link", dialogsFirst: true },
])("Back while the question is open closes it and stays on the page (shell §22, %j)", async ({ asked, ...order }) => {
  const { form, back, at, history } = await atForm(order);
  if (order.dialogsFirst) {
    // Open under the question, so that the history asks the dialogs first.
    act(() => form.open?.());
    await settle();
  }
  if (asked === "Back") await back();
  else {
    await act(async () => history.push("/other"));
    await settle();
  }
  expect(screen.queryByText("Leave")).not.toBeNull();
  await back();
  expect(screen.queryByText("Leave")).toBeNull();
  expect([window.location.pathname, history.location.pathname, form.isOpen]).toEqual([
    "/form",
    "/form",
    order.dialogsFirst,
  ]);
  if (order.dialogsFirst) await back();
  await back();
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await settle();
  expect([...at(), history.location.pathname], "one step, and no more").toEqual(["/list", false, "/list"]);
  history.destroy();
});

it("Forward while the question of Back is open closes it and stays on the page", async () => {
  const { back, at, history } = await atForm();
  await back();
  await act(async () => history.forward());
  await settle();
  expect([...at(), history.location.pathname]).toEqual(["/form", false, "/form"]);
  await back();
  expect(at()[1]).toBe(true);
  history.destroy();
});

it("what is saved while the question is open goes to the page that was asked for, and not one step too far", async () => {
  const { form, back, at, history } = await atForm();
  await back();
  expect(at()).toEqual(["/list", true]);
  act(() => form.setDirty?.(false));
  await settle();
  expect([...at(), history.location.pathname]).toEqual(["/list", false, "/list"]);
  history.destroy();
});

it("so it does where the form goes once it is saved", async () => {
  const { form, back, at, history } = await atForm();
  await back();
  act(() => form.setShown?.(false));
  await settle();
  expect([...at(), history.location.pathname]).toEqual(["/list", false, "/list"]);
  history.destroy();
});

it("whoever would go elsewhere after saving leaves that to the question that is open", async () => {
  const { back, at, history } = await atForm();
  expect(goOnLeaving(), "nothing is asked").toBe(false);
  await back();
  expect(goOnLeaving()).toBe(true);
  await settle();
  expect([...at(), history.location.pathname]).toEqual(["/list", false, "/list"]);
  expect(goOnLeaving(), "it has been left").toBe(false);
  history.destroy();
});
