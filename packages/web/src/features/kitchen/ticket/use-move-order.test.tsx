// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { ToastSink } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider, useToasts } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { kitchenOrdersQuery } from "../../orders/placed/order-queries.ts";
import { withMoves } from "./moves.ts";
import { type MoveOrder, useMoveOrder, useMovesUnderWay } from "./use-move-order.ts";

/** What the toasts have said, after the first one, with which they have loaded. */
const OPENED = "Opened";
let said: ReactNode[] = [];
/** What the server was asked for. */
let sent: object[] = [];
function Viewport({ onReady }: { onReady: (sink: ToastSink | null) => void }) {
  useEffect(() => onReady({ show: ({ text }) => String(said.push(text)), dismiss: () => {} }), [onReady]);
  return <></>;
}

afterEach(cleanup);

const order = (revision: number, ...statuses: string[]) => ({
  id: 7,
  number: 7,
  restaurant_id: 1,
  mode: "take_out",
  revision,
  status: statuses.at(-1),
  statuses: statuses.map((status) => ({ status })),
});
const NEW = order(1, "new");

const failed = (code: string, status: number, data?: object) => new ORPCError(code, { defined: true, status, data });
const LOST = failed("offline", 503);

/** A board on which a new order is confirmed. Afterwards, the kitchen's orders are `list`. */
async function confirmed({ error, list }: { error: Error; list: object[] | Error }) {
  overwriteGetLocale(() => "en");
  said = [];
  const orders = vi
    .fn(() => (list instanceof Error ? Promise.reject(list) : Promise.resolve({ orders: list, continuation: null })))
    .mockImplementationOnce(() => Promise.resolve({ orders: [NEW] as object[], continuation: null }));
  // Later than the board shows the move.
  sent = [];
  const setStatus = (move: object) => {
    sent.push(move);
    return new Promise((_, reject) => setTimeout(() => reject(error), 30));
  };
  const api = { kitchen: { orders, setStatus } } as unknown as Api;
  const orpc = createOrpc(api);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const press: { current: MoveOrder } = { current: () => {} };
  const Board = (): ReactNode => {
    const toasts = useToasts();
    useEffect(() => void toasts.show({ text: OPENED, tone: "info" }), [toasts]);
    const { data } = useQuery(kitchenOrdersQuery(orpc, 1));
    const moves = useMovesUnderWay();
    // As on the board, the order is shown where it was moved before the answer comes.
    const shown = withMoves(data ?? [], moves)[0];
    const move = useMoveOrder((shown ?? NEW) as Order);
    useEffect(() => {
      press.current = move;
    });
    return `${data?.[0]?.status ?? "none"} ${moves.length}`;
  };
  render(
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc } as AppContext}>
        <ToastProvider closeLabel="Close" regionLabel="Messages" load={async () => Viewport}>
          <div role="main">
            <Board />
          </div>
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
  const board = screen.getByRole("main");
  await waitFor(() => expect(board.textContent).toBe("new 0"));
  await waitFor(() => expect(said).toEqual([OPENED]));
  said = [];
  act(() => press.current({ status: "confirmed" }));
  await waitFor(() => expect(orders).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(board.textContent).toMatch(/ 0$/));
  return board;
}

const FAILED = "Order 7 could not be moved. Try again.";
const ALREADY = "Order 7 had already moved on: Confirmed";
const UNKNOWN = "No answer for order 7. It may already have moved; you can safely press again.";

it("a move whose answer was lost is shown as made if the kitchen's list says so (kitchen §15)", async () => {
  for (const statuses of [
    ["new", "confirmed"],
    ["new", "confirmed", "preparing"],
  ]) {
    const board = await confirmed({ error: LOST, list: [order(statuses.length, ...statuses)] });
    expect(board.textContent).toBe(`${statuses.at(-1)} 0`);
    expect(said).toEqual([]);
    cleanup();
  }
});

it("a move that was not made is reported as failed", async () => {
  await confirmed({ error: LOST, list: [NEW] });
  expect(said).toEqual([FAILED]);
});

it("a move of which nothing can be found out may have been made", async () => {
  await confirmed({ error: LOST, list: LOST });
  expect(said).toEqual([UNKNOWN]);
  expect(sent).toEqual([{ id: 7, status: "confirmed" }]);
  cleanup();
  // Pressed again, it says what the tablet knew the first time, by which the server recognizes it (orders §44).
  await confirmed({ error: failed("forbidden", 403), list: [NEW] });
  expect(sent).toEqual([{ id: 7, status: "confirmed", known: 1 }]);
  cleanup();
  await confirmed({ error: LOST, list: [NEW] });
  expect(sent).toEqual([{ id: 7, status: "confirmed" }]);
});

it("a move that the server refused was not made, whatever the list says", async () => {
  await confirmed({ error: failed("forbidden", 403), list: LOST });
  expect(said).toEqual([FAILED]);
});

it("a move that a colleague was quicker to make is reported with the order's state", async () => {
  const already = failed("bad_transition", 409, { from: "confirmed", to: "confirmed" });
  await confirmed({ error: already, list: [order(2, "new", "confirmed")] });
  expect(said).toEqual([ALREADY]);
});
