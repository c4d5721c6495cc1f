// @vitest-environment happy-dom
import { createBrowserHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { goOnLeaving } from "../../routes/steps/asked-leave.ts";
import { useBackCloses } from "../../routes/steps/use-back-closes.ts";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

/** A form on which something was typed, with a dialog of its own, opened from /list; /list was opened from /feed. */
async function atForm() {
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
    useBackCloses(isOpen, () => setOpen(false));
    Object.assign(form, { isOpen, open: () => setOpen(true), setDirty, setShown });
    return isShown ? <LeaveGuard dirty={dirty} /> : null;
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

it("Back closes the dialog over a form without asking about the form, which only the next Back does (shell §22)", async () => {
  const { form, back, at, history } = await atForm();
  act(() => form.open?.());
  await back();
  expect([...at(), form.isOpen]).toEqual(["/form", false, false]);
  await back();
  expect(at()[1]).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await settle();
  expect(at()).toEqual(["/list", false]);
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
