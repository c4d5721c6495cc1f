// @vitest-environment happy-dom
import type { ListedOrder, ListedOrders } from "@tablee/contract/management/past-orders.contract";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { offlineError } from "../../../api/call-error.ts";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { SessionProvider } from "../../../session/session.ts";
import { openTokens } from "../../../session/token.ts";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { exampleOrder, history } from "../../orders/words/order.example.ts";
import { paidWords } from "./order-dialog.tsx";
import { OrdersScreen } from "./orders-screen.tsx";
import { ROUTE } from "./use-past-orders.ts";

const tokens = (token: string | null) =>
  openTokens({ write: async () => {}, onChangeElsewhere: () => {}, read: async () => token });
const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  overwriteGetLocale(before);
  await tokens(null);
});

const row = (number: number, own: Partial<ListedOrder> = {}): ListedOrder => ({
  id: number,
  number,
  status: "delivered",
  statuses: history("new", "delivered"),
  mode: "take_out",
  table: null,
  planned: false,
  min_time: "2026-11-17T17:20:00.000Z",
  total: 33.45,
  currency: "CAD",
  date_creation: "2026-11-17T17:00:00.000Z",
  day: "2026-11-17",
  diner: { first_name: "Inès", last_name: "Roy" },
  ...own,
});
const page = (orders: ListedOrder[], own: Partial<ListedOrders> = {}): ListedOrders => ({
  orders,
  continuation: null,
  looked_to: null,
  today: "2026-11-18",
  timezone: "America/Toronto",
  ...own,
});
type Asked = Record<string, unknown>;

/** The screen at an address, with answers for the calls in turn; returns what was asked. */
async function shown(search: string, answer: (asked: Asked) => Promise<ListedOrders>, role = "manager") {
  await tokens("token");
  const asked: Asked[] = [];
  const api = {
    accounts: { currentUser: () => new Promise(() => {}) },
    pastOrders: {
      list: (input: Asked) => {
        asked.push(input);
        return answer(input);
      },
      get: async ({ id }: { id: number }) => exampleOrder({ id, number: id, status: "delivered" }),
    },
    printers: { list: async () => ({ available: false, printers: [], troubles: [] }) },
  };
  const screenOf = () => (
    <SessionProvider>
      <ToastProvider regionLabel="Toasts" closeLabel="Close">
        <OrdersScreen restaurant_id={7} />
      </ToastProvider>
    </SessionProvider>
  );
  const memory = createMemoryHistory({ initialEntries: [`/restaurant-admin/7/orders${search}`] });
  const { client, orpc, router } = showPages({ [ROUTE]: screenOf }, memory, api, { rendered_at: new Date() });
  await settle();
  const user = { id: 1, admin: false, roles: [{ restaurant_id: 7, role }] };
  client.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), user as never);
  await settle();
  return { asked, router, memory };
}

it("rows say what tells one order from another, under their day; a blanked one names nobody (management §48)", async () => {
  const stopped = {
    status: "refunded",
    statuses: history("new", { status: "refunded", reason: "cancelled_by_diner" }),
  };
  const planned = { planned: true, mode: "dine_in", table: "4", min_time: "2026-11-16T23:30:00.000Z" } as const;
  await shown("", async () =>
    page([row(12), row(11, { diner: null, ...(stopped as object) }), row(10, { ...planned, day: "2026-11-16" })]),
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "Tuesday, November 17",
    "Monday, November 16",
  ]);
  const rows = screen.getAllByRole("listitem").map((one) => one.textContent);
  expect(rows[0]).toContain("12Inès\u00A0R.12:00Take out$33.45Picked up");
  expect(rows[1]).toContain("Name no longer kept");
  expect(rows[1]).toContain("Cancelled");
  expect(rows[2]).toContain("18:30");
  expect(rows[2]).toContain("Table 4");
});

it("the address's filters are asked for, and what is chosen goes into the address, from which Back returns", async () => {
  const { asked, router, memory } = await shown("?mode=delivery&from=2026-11-01", async () => page([row(1)]));
  expect(asked.at(-1)).toEqual({ restaurant_id: 7, limit: 50, mode: "delivery", from: "2026-11-01" });
  fireEvent.change(screen.getByLabelText("State"), { target: { value: "cancelled" } });
  await settle();
  expect(asked.at(-1)).toMatchObject({ mode: "delivery", state: "cancelled" });
  fireEvent.click(screen.getByRole("button", { name: "Yesterday" }));
  await settle();
  expect(asked.at(-1)).toMatchObject({ from: "2026-11-17", to: "2026-11-17", state: "cancelled" });
  act(() => memory.back());
  await settle();
  expect(router.state.location.search).toMatchObject({ from: "2026-11-01", state: "cancelled" });
});

it("a search is asked for after a pause, and Back puts the field back", async () => {
  const { asked, memory } = await shown("", async () => page([row(1)]));
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  fireEvent.change(field, { target: { value: "#12" } });
  expect(screen.queryByText(/A number is looked for in all orders/)).not.toBeNull();
  await waitFor(() => expect(asked.at(-1)).toEqual({ restaurant_id: 7, limit: 50, query: "#12" }));
  act(() => memory.back());
  await waitFor(() => expect(field.value).toBe(""));
});

it("more is loaded on demand; a failure keeps what is there and says so", async () => {
  const answers = [
    async () => page([row(2)], { continuation: "next" }),
    async () => Promise.reject(offlineError(null)),
    async () => page([row(1)]),
  ];
  const { asked } = await shown("", () => (answers.shift() ?? (async () => page([])))());
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("The rest could not be loaded.")).toBeDefined();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(asked.at(-1)).toMatchObject({ continuation: "next" });
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("says down to which day it has looked, and goes on from there", async () => {
  const answers = [
    page([], { continuation: "further", looked_to: "2026-03-02" }),
    page([row(1)], { continuation: null }),
  ];
  const { asked } = await shown("?mode=drive", async () => answers.shift() ?? page([]));
  screen.getByText("No order found down to Monday, March 2");
  fireEvent.click(screen.getByRole("button", { name: "Search older orders" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(asked.at(-1)).toMatchObject({ mode: "drive", continuation: "further" });
});

it("nothing at all differs from nothing that fits, whose filters can be cleared", async () => {
  await shown("", async () => page([]));
  screen.getByText("No order yet");
  cleanup();
  const { router } = await shown("?state=refunded", async () => page([]));
  screen.getByText("No order found");
  fireEvent.click(screen.getByRole("link", { name: "Clear the filters" }));
  await settle();
  expect(router.state.location.searchStr).toBe("");
});

it("two days in the wrong order are not asked for, and who only cooks is told how far back the list goes", async () => {
  const { asked } = await shown("?from=2026-11-18&to=2026-11-17", async () => page([]), "kitchen");
  expect(screen.getByRole("alert").textContent).toBe("The last day cannot come before the first.");
  expect(asked).toEqual([]);
  screen.getByText("Your list goes back 90 days.");
});

it("a failure is not shown as an empty list", async () => {
  await shown("", () => Promise.reject(offlineError(null)));
  screen.getByRole("button", { name: "Try again" });
  expect(screen.queryByText("No order yet")).toBeNull();
});

it("a row opens the order as staff see it, with its payment", async () => {
  await shown("", async () => page([row(12)]));
  fireEvent.click(screen.getByRole("button", { name: /Inès/ }));
  const dialog = await screen.findByRole("dialog", { name: "Order 12" });
  await waitFor(() => expect(dialog.textContent).toContain("Payment at the restaurant"));
  for (const words of ["Placed", "History", "Total"]) expect(dialog.textContent).toContain(words);
});

it.each([
  ["Paid online", ["unpaid", "new", "delivered"], "take_out"],
  ["Paid online, then refunded", ["unpaid", "new", "refunded"], "take_out"],
  ["Nothing to pay", ["new", "refunded"], "take_out"],
  ["Payment on delivery", ["new", "delivered"], "delivery"],
  ["Payment at the restaurant", ["new"], "dine_in"],
] as const)("an order's payment is worded %j", (words, states, mode) => {
  const statuses = history(...states);
  expect(paidWords({ status: states.at(-1) ?? "new", statuses, mode })).toBe(words);
});
