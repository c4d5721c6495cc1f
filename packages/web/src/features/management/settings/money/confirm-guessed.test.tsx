// @vitest-environment happy-dom
import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { showPages } from "../../../../testing/show-pages.tsx";
import { ConfirmGuessed } from "./confirm-guessed.tsx";
import type { SettingsForm } from "../use-settings.ts";

const before = getLocale;
beforeAll(() => import("@tablee/design-system/toasts/toast-viewport"));
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const STORED = { tax: null, currency: "CAD", timezone: "Europe/Paris" } as const;

/** The card of a place whose settings are stored so, over which something may be typed. */
function show(typed: object) {
  const change = vi.fn(async () => ({ restaurant_id: 7, confirmed: true }));
  const page_of = { restaurant_id: 7, settings: STORED } as unknown as SettingsPage;
  const form = { page: page_of, values: { ...STORED, ...typed } } as unknown as SettingsForm;
  const page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages">
      <ConfirmGuessed form={form} />
    </ToastProvider>
  );
  showPages({ "/": page }, createMemoryHistory(), { settings: { change } });
  return change;
}

it("shows the guessed tax, currency and time zone, and confirms them as they are stored (management §42)", async () => {
  const change = show({});
  await screen.findByText("GST 5% + QST 9.975%, added to prices");
  screen.getByText("Canadian dollar (CAD)");
  screen.getByText(/^Europe\/Paris/);
  fireEvent.click(screen.getByRole("button", { name: "All of this is right" }));
  await waitFor(() => expect(change).toHaveBeenCalledWith({ restaurant_id: 7, seen: STORED, values: STORED }));
});

it("confirms nothing while one of them is typed over: that is saved with the others", async () => {
  show({ currency: "EUR" });
  await screen.findByText("Canadian dollar (CAD)");
  expect(screen.getByRole("button", { name: "All of this is right" }).hasAttribute("disabled")).toBe(true);
});
