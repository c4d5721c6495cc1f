// @vitest-environment happy-dom
import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { showPages } from "../../../../testing/show-pages.tsx";
import { type SettingsForm, useSettingsPage } from "../use-settings.ts";
import { ConfirmGuessed } from "./confirm-guessed.tsx";
import { MoneySection } from "./money-section.tsx";

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
      <ConfirmGuessed form={form} next={{ current: null }} />
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

it("once confirmed, the card is gone and the focus is at the taxes, which follow it", async () => {
  const settings = { ...STORED, tip_percents: [] };
  const stored = { restaurant_id: 7, settings, confirmed: false };
  const calls = { get: async () => stored, change: async () => ({ ...stored, confirmed: true }) };
  const Money = () => {
    const { data: page } = useSettingsPage(7);
    if (!page) return null;
    const form = { page, values: settings, problemOf: () => null, mark: () => {} } as unknown as SettingsForm;
    return <MoneySection form={form} />;
  };
  const page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages">
      <Money />
    </ToastProvider>
  );
  const draft = async () => ({ live: { items: [] } });
  showPages({ "/": page }, createMemoryHistory(), { settings: calls, management: { draft } });
  const confirm = await screen.findByRole("button", { name: "All of this is right" });
  confirm.focus();
  fireEvent.click(confirm);
  await waitFor(() => expect(confirm.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Taxes" }));
});
