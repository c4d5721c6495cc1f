// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { exampleOrder, history } from "../../orders/words/order.example.ts";
import { TicketDialog } from "./ticket-dialog.tsx";

const before = getLocale;
/** The order of a test: what was given as its reason is kept. */
let id = 0;
beforeEach(() => {
  id += 1;
  overwriteGetLocale(() => "en");
});
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

/** The full view of a delivery in this state, and the question of its cancellation. */
async function asked(states: OrderStatus[], setStatus: (move: object) => Promise<unknown>) {
  const order = exampleOrder({ id, mode: "delivery", statuses: history(...states) });
  const page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
      <TicketDialog order={order} open close={() => {}} />
    </ToastProvider>
  );
  const printers = { list: async () => ({ available: false, printers: [], troubles: [] }) };
  const kitchen = { setStatus, orders: async () => [order] };
  showPages({ "/": page }, createMemoryHistory(), { kitchen, printers });
  fireEvent.click(await screen.findByRole("button", { name: "Cancel order" }));
  await screen.findByRole("alertdialog", { name: "Cancel order 1042?" }, { timeout: 5_000 });
}

const confirm = () => fireEvent.click(screen.getAllByRole("button", { name: "Cancel order" }).at(-1)!);

it.each<{ states: OrderStatus[] }>([
  { states: ["new", "confirmed"] },
  { states: ["new", "confirmed", "preparing", "ready", "delivering"] },
])("staff cancel an order with a reason, never without one: $states (kitchen §5)", async ({ states }) => {
  const setStatus = vi.fn((_: object) => new Promise(() => {}));
  await asked(states, setStatus);
  confirm();
  expect((await screen.findByRole("alert")).textContent).toBe("Choose a reason, or write one");
  expect(setStatus).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("radio", { name: "We are closing" }));
  confirm();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(setStatus.mock.calls).toEqual([[{ id, status: "refunded", reason: "kitchen_closing" }]]);
});

it("a reason of one's own is required in words, and sent without the spaces around it", async () => {
  const setStatus = vi.fn((_: object) => Promise.reject(new ORPCError("forbidden", { defined: true, status: 403 })));
  await asked(["new", "confirmed"], setStatus);
  fireEvent.click(screen.getByRole("radio", { name: "Another reason" }));
  confirm();
  const own = await screen.findByRole("textbox", { name: "Another reason" });
  expect(own.getAttribute("aria-invalid")).toBe("true");
  fireEvent.input(own, { target: { value: "  No rider tonight " } });
  confirm();
  await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(1));
  expect(setStatus.mock.calls[0]).toEqual([{ id, status: "refunded", reason: "No rider tonight" }]);
});

it("the reason of a refusal that failed is there when it is asked again, until it has succeeded (kitchen §17)", async () => {
  const setStatus = vi.fn<(_: object) => Promise<unknown>>(() => Promise.reject(new TypeError("Failed to fetch")));
  await asked(["new", "confirmed"], setStatus);
  fireEvent.click(screen.getByRole("radio", { name: "Another reason" }));
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "No rider tonight" } });
  confirm();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  const again = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Cancel order" }));
    await screen.findByRole("alertdialog");
  };
  await again();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("No rider tonight");
  setStatus.mockImplementation(async () => exampleOrder({ id, status: "confirmed" }));
  confirm();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(2));
  await settle();
  await again();
  expect(screen.queryByRole("textbox")).toBeNull();
});
