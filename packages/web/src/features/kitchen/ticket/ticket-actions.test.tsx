// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { MoveWords } from "../board/move-words.tsx";
import { laneOf } from "./lanes.ts";
import { type Move, withMoves } from "./moves.ts";
import { TicketActions } from "./ticket-actions.tsx";
import { useMovesUnderWay } from "./use-move-order.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

/** The time of the last press: those of different tests are seconds apart. */
let time = 0;
beforeEach(() => {
  time += 10_000;
});

const order = (number: number, status: string, mode = "take_out") =>
  ({ id: number, number, restaurant_id: 1, mode, status, statuses: [{ status }] }) as unknown as Order;

const never = () => new Promise<never>(() => {});
const setStatus = vi.fn(never);
const api = { kitchen: { setStatus, orders: never } };
const app = { api, orpc: createOrpc(api as unknown as Api) } as unknown as AppContext;

let client: QueryClient;

/** The lanes of the board: each ticket is in that of its state. */
function Lanes({ orders }: { orders: Order[] }) {
  const moved = withMoves(orders, useMovesUnderWay());
  return (
    <>
      <MoveWords orders={moved} />
      {["new", "confirmed", "ready"].map((lane) => (
        <section key={lane}>
          {moved
            .filter((one) => laneOf(one) === lane)
            .map((one) => (
              <article key={one.id} data-order-id={one.id}>
                <TicketActions order={one} />
              </article>
            ))}
        </section>
      ))}
    </>
  );
}

/** Renders the board; returns a function that renders it with other orders. */
function board(orders: Order[]) {
  client = new QueryClient();
  const tree = (shown: Order[]) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={app}>
        <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
          <Lanes orders={shown} />
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>
  );
  const { rerender } = render(tree(orders));
  return (shown: Order[]) => rerender(tree(shown));
}

/** Presses a step, with the keyboard (0) or a pointer (1), some ms after the last press. */
async function press(name: string, detail: number, { after = 0, x = 0 } = {}) {
  const button = await screen.findByRole("button", { name });
  button.focus();
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX: x });
  time += after;
  Object.defineProperty(click, "timeStamp", { value: time });
  await act(async () => void fireEvent(button, click));
  return button;
}

/** Presses the step of an order that leaves its lane by it. */
async function pressing(orders: Order[], name: string, detail: number) {
  board(orders);
  const button = await press(name, detail);
  await waitFor(() => expect(button.isConnected).toBe(false));
}
const focused = () => document.activeElement?.getAttribute("aria-label");

it("an order that is moved with the keyboard keeps the focus in its next lane, which is said (kitchen §20)", async () => {
  await pressing([order(2, "new"), order(3, "new")], "Confirm, order 3", 0);
  await waitFor(() => expect(focused()).toBe("Start, order 3"));
  expect(screen.getByRole("status").textContent).toBe("Order 3: Confirmed");
});

it("one that leaves the board gives the focus to the next ticket", async () => {
  await pressing([order(2, "ready"), order(3, "ready")], "Picked up, order 2", 0);
  expect(focused()).toBe("Picked up, order 3");
  expect(screen.getByRole("status").textContent).toBe("Order 2: Picked up");
});

it("a press with a pointer moves no focus", async () => {
  await pressing([order(3, "new")], "Confirm, order 3", 1);
  expect(screen.getByRole("status").textContent).toBe("Order 3: Confirmed");
  expect(document.activeElement).toBe(document.body);
});

it("an order that stays in its lane is not followed later, when the board is shown again", async () => {
  const show = board([order(4, "ready", "delivery")]);
  const button = await press("Out for delivery, order 4", 0);
  await waitFor(() => expect(button.textContent).toBe("Delivered"));
  expect(document.activeElement).toBe(button);
  show([]);
  show([order(4, "delivering", "delivery")]);
  expect(focused()).toBeNull();
});

it("an order whose step by key is refused keeps the focus in the lane to which it returns (kitchen §20)", async () => {
  let refuse = () => {};
  setStatus.mockImplementationOnce(
    () =>
      new Promise((_, reject) => (refuse = () => reject(new ORPCError("forbidden", { defined: true, status: 403 })))),
  );
  await pressing([order(8, "new")], "Confirm, order 8", 0);
  await waitFor(() => expect(focused()).toBe("Start, order 8"));
  await act(async () => refuse());
  await waitFor(() => expect(focused()).toBe("Confirm, order 8"));
});

it("the second tap of a double tap is no step: neither the next of its order nor a neighbour's (shell §43)", async () => {
  board([order(4, "ready", "delivery"), order(5, "ready"), order(6, "ready")]);
  await press("Out for delivery, order 4", 1);
  await press("Delivered, order 4", 1, { after: 200 });
  // Long after it, it is meant; then order 5 is under the finger.
  await press("Delivered, order 4", 1, { after: 800 });
  await press("Picked up, order 5", 1, { after: 150 });
  // Another hand is elsewhere on the board, and a key is no finger.
  await press("Picked up, order 6", 1, { after: 50, x: 300 });
  await press("Picked up, order 5", 0, { after: 50 });
  const moves = client.getMutationCache().getAll();
  const sent = moves.map(({ state }) => state.variables as Move).map(({ id, status }) => `${id} ${status}`);
  expect(sent).toEqual(["4 delivering", "4 delivered", "6 delivered", "5 delivered"]);
});
