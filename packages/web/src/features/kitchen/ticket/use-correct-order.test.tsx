// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { ToastSink } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider, useToasts } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { kitchenOrdersQuery } from "../../orders/placed/order-queries.ts";
import { useCorrectOrder } from "./use-correct-order.ts";

/** What the toasts have said, after the first one, with which they have loaded. */
const OPENED = "Opened";
let said: ReactNode[] = [];
function Viewport({ onReady }: { onReady: (sink: ToastSink | null) => void }) {
  useEffect(() => onReady({ show: ({ text }) => String(said.push(text)), dismiss: () => {} }), [onReady]);
  return <></>;
}

afterEach(cleanup);

const order = (revision: number, quantity: number, status = "new") => ({
  id: 7,
  number: 7,
  restaurant_id: 1,
  mode: "take_out",
  revision,
  status,
  statuses: [{ status: "new" }],
  items: [{ id: "soup", quantity, substitution: null }],
});
const SEEN = order(1, 2);

const failed = (code: string, status: number, data?: object) => new ORPCError(code, { defined: true, status, data });
const LOST = failed("offline", 503);

/** Lowers the order's two soups to one. The answer is an error; the kitchen's orders are `list` afterwards. */
async function corrected({ error, list }: { error: Error; list: object[] | Error }) {
  overwriteGetLocale(() => "en");
  said = [];
  const orders = vi
    .fn(() => (list instanceof Error ? Promise.reject(list) : Promise.resolve({ orders: list, continuation: null })))
    .mockImplementationOnce(() => Promise.resolve({ orders: [SEEN] as object[], continuation: null }));
  const api = { kitchen: { orders, correct: () => Promise.reject(error) } } as unknown as Api;
  const orpc = createOrpc(api);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc } as AppContext}>
        <ToastProvider closeLabel="Close" regionLabel="Messages" load={async () => Viewport}>
          {children}
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>
  );
  const done = vi.fn();
  const useDialog = () => {
    const toasts = useToasts();
    useEffect(() => void toasts.show({ text: OPENED, tone: "info" }), [toasts]);
    return { list: useQuery(kitchenOrdersQuery(orpc, 1)), correct: useCorrectOrder(SEEN as unknown as Order, done) };
  };
  const { result } = renderHook(useDialog, { wrapper });
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  await waitFor(() => expect(said).toEqual([OPENED]));
  said = [];
  act(() => result.current.correct.mutate([{ line_id: "soup", quantity: 1, substitution: null }]));
  await waitFor(() => expect(result.current.correct.isError).toBe(true));
  return done.mock.calls.length > 0 ? "closed" : "open";
}

const DONE = "Order 7 corrected, the diner is told";
const FAILED = "Order 7 was not corrected. Try again.";
const CHANGED = "Somebody has just changed order 7. Look again.";
const UNKNOWN = "No answer for order 7. It may already be corrected; you can safely send it again.";

it("a correction whose answer was lost is reported as made if the kitchen's list says so (kitchen §15)", async () => {
  expect(await corrected({ error: LOST, list: [order(2, 1)] })).toBe("closed");
  expect(said).toEqual([DONE]);
});

it("a correction that was not made is reported as failed, and can be sent again", async () => {
  expect(await corrected({ error: LOST, list: [SEEN] })).toBe("open");
  expect(said).toEqual([FAILED]);
});

it("a correction of which nothing can be found out may have been made", async () => {
  expect(await corrected({ error: LOST, list: LOST })).toBe("open");
  expect(said).toEqual([UNKNOWN]);
});

it("a correction that is sent again, because nothing could be found out, is no colleague's (kitchen §15)", async () => {
  const late = failed("correction_too_late", 409, { status: "confirmed" });
  for (const [error, now] of [
    [failed("order_changed", 409), order(2, 1)],
    [late, order(3, 1, "confirmed")],
  ] as const) {
    expect(await corrected({ error, list: [now] })).toBe("closed");
    expect(said).toEqual([DONE]);
    cleanup();
  }
});

it("an order that a colleague or the diner has changed otherwise is said to have changed", async () => {
  for (const list of [[{ ...order(2, 2), status: "confirmed" }], []]) {
    for (const error of [LOST, failed("order_changed", 409)]) {
      expect(await corrected({ error, list })).toBe("closed");
      expect(said).toEqual([CHANGED]);
      cleanup();
    }
  }
  await corrected({ error: failed("correction_too_late", 409, { status: "confirmed" }), list: [order(2, 2)] });
  expect(said).toEqual(["Too late for order 7: Confirmed"]);
});

it("a correction that the server refused was not made, whatever the list says", async () => {
  await corrected({ error: failed("forbidden", 403), list: LOST });
  expect(said).toEqual([FAILED]);
});
