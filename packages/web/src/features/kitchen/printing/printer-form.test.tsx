// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { Printer } from "@tablee/contract/kitchen/printers.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { PrinterForm } from "./printer-form.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const BAR = { id: 4, name: "Bar", host: "10.0.0.4", port: 9100, columns: 48, language: "fr", auto_print: "never" };

async function form(printer: object | null, calls: object) {
  const onClose = vi.fn();
  const page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
      <PrinterForm restaurant_id={1} ports={[9100]} printer={printer as Printer | null} onClose={onClose} />
    </ToastProvider>
  );
  const api = { printers: { list: async () => ({ available: true, printers: [], troubles: [] }), ...calls } };
  showPages({ "/": page }, createMemoryHistory(), api, { queryClient: new QueryClient() });
  await screen.findByRole("dialog");
  return onClose;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

it("a printer is added with its address, once, and the form closes (kitchen §9)", async () => {
  const add = vi.fn(async (_: object) => BAR);
  const onClose = await form(null, { add });
  type("Name", " Pass ");
  type("Address", "printer.local");
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const settings = {
    name: "Pass",
    host: "printer.local",
    port: 9100,
    columns: 48,
    language: "en",
    auto_print: "never",
  };
  expect(add.mock.calls).toEqual([[{ ...settings, restaurant_id: 1 }]]);
});

it("an address that is refused is told beside it, and the words go when it is typed over", async () => {
  const data = { reason: "address_forbidden" };
  const add = vi.fn().mockRejectedValue(new ORPCError("printer_refused", { defined: true, status: 422, data }));
  const onClose = await form(null, { add });
  type("Name", "Pass");
  type("Address", "8.8.8.8");
  save();
  await screen.findByText("You can only print to addresses on your own network.");
  expect(field("Address").getAttribute("aria-invalid")).toBe("true");
  type("Address", "10.0.0.9");
  await waitFor(() => expect(screen.queryByText(/on your own network/)).toBeNull());
  expect([field("Name").value, onClose.mock.calls]).toEqual(["Pass", []]);
});

it("a lost connection keeps what was typed and says that it is not saved", async () => {
  await form(BAR, { change: () => Promise.reject(new TypeError("Failed to fetch")) });
  type("Name", "Counter");
  save();
  await screen.findByText("Not saved. Try again.");
  expect(field("Name").value).toBe("Counter");
});

it("a printer is removed after a question", async () => {
  const remove = vi.fn(async (_: object) => true);
  const onClose = await form(BAR, { remove });
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await screen.findByRole("alertdialog", { name: "Remove Bar?" });
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole("button", { name: "Remove" }).at(-1)!);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(remove.mock.calls).toEqual([[{ id: 4 }]]);
});
