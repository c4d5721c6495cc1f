// @vitest-environment happy-dom
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { ToastSink } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider, useToasts } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { afterEach, expect, it } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { orderKey } from "../../orders/placed/order-cache.ts";
import { useAsk, useAsking } from "./ticket-question.tsx";
import { useSayGone } from "./use-say-gone.ts";

/** What the toasts have said, after the first one, with which they have loaded. */
const OPENED = "Opened";
let said: ReactNode[] = [];
function Viewport({ onReady }: { onReady: (sink: ToastSink | null) => void }) {
  useEffect(() => onReady({ show: ({ text }) => String(said.push(text)), dismiss: () => {} }), [onReady]);
  return <></>;
}

const load = async () => Viewport;

afterEach(cleanup);

const order = (status: string) => ({
  id: 7,
  number: 7,
  restaurant_id: 1,
  mode: "take_out",
  currency: "CAD",
  diner: { first_name: "Inès", last_name: "G." },
  status,
  statuses: [{ status: "new" }, { status }],
  items: [],
  discounts: [],
  corrections: [],
  tax_rules: { included: false, rates: [] },
  subtotal: 0,
  tax: 0,
  tip: 0,
  delivery_fee: 0,
  total: 0,
});

const Ticket = ({ id }: { id: number }) => {
  const ask = useAsk();
  return (
    <>
      <button type="button" onClick={() => ask(id, "refuse")}>
        refuse
      </button>
      <button type="button" onClick={() => ask(id, "correct")}>
        correct
      </button>
    </>
  );
};

const Board = ({ orders }: { orders: readonly Order[] }) => {
  const toasts = useToasts();
  useEffect(() => void toasts.show({ text: OPENED, tone: "info" }), [toasts]);
  const { id, close, provide, question } = useAsking(orders);
  useSayGone(id, orders, close);
  // In another lane, an order has a new ticket.
  return provide(
    <>
      {orders.map((each) => (
        <Ticket key={each.status} id={each.id} />
      ))}
      {question}
    </>,
  );
};

/** A board with one new order, of which a ticket's button was pressed. */
async function asked(button: "refuse" | "correct") {
  overwriteGetLocale(() => "en");
  said = [];
  const api = {} as Api;
  const orpc = createOrpc(api);
  const client = new QueryClient();
  const board = (...orders: object[]) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc } as AppContext}>
        <ToastProvider closeLabel="Close" regionLabel="Messages" load={load}>
          <Board orders={orders as unknown as Order[]} />
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>
  );
  const { rerender } = render(board(order("new")));
  await waitFor(() => expect(said).toEqual([OPENED]));
  said = [];
  fireEvent.click(screen.getByRole("button", { name: button }));
  await screen.findByRole(button === "refuse" ? "alertdialog" : "dialog", undefined, { timeout: 5_000 });
  /** The order as a colleague or the diner has changed it. */
  const becomes = (status: string) =>
    act(async () => {
      client.setQueryData(orderKey(orpc, 7), order(status) as unknown as Order);
      rerender(status === "refunded" ? board() : board(order(status)));
    });
  return { becomes, sleptUntilItWasGone: () => act(async () => rerender(board())) };
}

it("what is typed to refuse an order stays when a colleague moves it to another lane (kitchen §17)", async () => {
  const { becomes } = await asked("refuse");
  fireEvent.click(screen.getByRole("radio", { name: "Another reason" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "The oven broke" } });
  await becomes("confirmed");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("The oven broke");
  expect(screen.getByRole("alertdialog", { name: "Cancel order 7?" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("Order 7 had already moved on: Confirmed");
});

it("a dialog whose order has left the board closes, and it is said why (kitchen §17)", async () => {
  const { becomes } = await asked("refuse");
  await becomes("refunded");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(said).toEqual(["Order 7 had already moved on: Refused"]);
  cleanup();
  const { sleptUntilItWasGone } = await asked("refuse");
  await sleptUntilItWasGone();
  expect(said).toEqual(["Order 7 is no longer on the board"]);
});

it("a correction that has come too late closes, and it is said why (kitchen §17)", async () => {
  const { becomes } = await asked("correct");
  await becomes("confirmed");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(said).toEqual(["Too late for order 7: Confirmed"]);
});
