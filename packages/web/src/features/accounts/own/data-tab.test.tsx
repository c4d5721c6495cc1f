// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { DataTab } from "./data-tab.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

async function asked(...names: string[]) {
  const places = names.map((name, index) => ({ restaurant_id: index + 1, name: { en: name } }));
  const deleteAccount = vi.fn();
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <DataTab user={{ guid: "g" } as never} />
    </ToastProvider>
  );
  const api = { accounts: { onlyOwned: async () => ({ places }), deleteAccount } };
  showPages({ "/": page }, createMemoryHistory({ initialEntries: ["/"] }), api);
  fireEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(deleteAccount).not.toHaveBeenCalled();
  return { dialog, listed: dialog.queryAllByRole("listitem").map(({ textContent }) => textContent) };
}

it("the question before a deletion names the places that nobody else owns (management §47)", async () => {
  const { dialog, listed } = await asked("Chez Zoé", "Miel");
  expect(listed).toEqual(["Chez Zoé", "Miel"]);
  dialog.getByText(/^Nobody else can look after these restaurants, so they stop/);
});

it("one place is spoken of as one", async () => {
  const { dialog, listed } = await asked("Chez Zoé");
  expect(listed).toEqual(["Chez Zoé"]);
  dialog.getByText(/^Nobody else can look after this restaurant, so it stops/);
});

it("no place is spoken of if others own them too", async () => {
  const { dialog, listed } = await asked();
  expect(listed).toEqual([]);
  expect(dialog.queryByText(/look after/)).toBeNull();
});
