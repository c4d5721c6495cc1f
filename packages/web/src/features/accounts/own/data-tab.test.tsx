// @vitest-environment happy-dom
import type { ToastSink } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useEffect } from "react";
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

/** The download of the data that the server has of a member. */
async function downloading(data: () => Promise<unknown>, saveFile: (file: object) => Promise<boolean>) {
  const said = vi.fn();
  const Viewport = ({ onReady }: { onReady: (sink: ToastSink | null) => void }) => {
    useEffect(() => onReady({ show: ({ text }) => String(said(text)), dismiss: () => {} }), [onReady]);
    return <></>;
  };
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close" load={async () => Viewport}>
      <DataTab user={{ guid: "g" } as never} />
    </ToastProvider>
  );
  showPages({ "/": page }, createMemoryHistory(), { accounts: { data } }, { platform: { saveFile } });
  fireEvent.click(await screen.findByRole("button", { name: "Download my data" }));
  return said;
}

it("the data of a member is saved as a file on the device (accounts §39)", async () => {
  const saveFile = vi.fn(async (_: object) => true);
  await downloading(async () => ({ email: "ana@tablee.example" }), saveFile);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const text = '{\n  "email": "ana@tablee.example"\n}';
  expect(saveFile.mock.calls).toEqual([[{ text, name: "tablee-g.json", type: "application/json" }]]);
});

it("a device that could not save the file says so", async () => {
  const said = await downloading(
    async () => ({}),
    async () => false,
  );
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
});

const FAILED = "Something wrong happened";

it("a download that fails is said below its button, until it is tried again", async () => {
  const data = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const saveFile = vi.fn(async (_: object) => true);
  await downloading(data, saveFile);
  await screen.findByText(FAILED);
  data.mockResolvedValueOnce({});
  fireEvent.click(screen.getByRole("button", { name: "Download my data" }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(FAILED)).toBeNull();
});
