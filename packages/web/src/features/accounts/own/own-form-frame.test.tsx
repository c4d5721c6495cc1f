// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { OwnFormFrame } from "./own-form.tsx";
import type { OwnForm } from "./use-own-form.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

it("Save keeps the focus once all is saved, and then saves nothing (accounts §39)", async () => {
  const save = vi.fn();
  let setDirty = (_dirty: boolean) => {};
  const Page = () => {
    const [dirty, set] = useState(true);
    setDirty = set;
    const form = { dirty, saving: false, outcome: null, error: null, save, dialog: null } as unknown as OwnForm;
    return <OwnFormFrame form={form}>{null}</OwnFormFrame>;
  };
  showPages({ "/": Page }, createMemoryHistory());
  await settle();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  button.focus();
  fireEvent.click(button);
  expect(save).toHaveBeenCalledOnce();
  act(() => setDirty(false));
  // A browser takes the focus from a disabled button.
  expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(save).toHaveBeenCalledOnce();
});
