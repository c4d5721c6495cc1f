// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { OrderCancel } from "./order-cancel.tsx";

afterEach(cleanup);

const TOO_LATE = "Too late to cancel: Chez Margot has already taken your order.";

const NAME = { en: "Chez Margot", fr: "Chez Margot", default: null };
const NEW = { id: 1, restaurant_id: 1, revision: 1, status: "new", restaurant: { name: NAME } };
const keysOf = (name: string) => ({ key: () => [name], queryKey: () => [name, "get"] });

/** The page of an order whose diner presses Cancel, and this is the answer. */
async function cancelOrder(answer: () => Promise<object>) {
  overwriteGetLocale(() => "en");
  const [get, current, history] = ["get", "current", "history"].map(keysOf);
  const orpc = { orders: { ...keysOf("orders"), get, current, history }, kitchen: { orders: keysOf("kitchen") } };
  const client = new QueryClient();
  const readAnew = vi.spyOn(client, "invalidateQueries");
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const OrderPage = () => {
    const { data } = useQuery({ queryKey: ["get", "get"], queryFn: () => NEW, initialData: NEW, enabled: false });
    return <OrderCancel order={data as never} />;
  };
  render(
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api: { orders: { cancel: answer } }, orpc } as unknown as AppContext}>
        <ToastProvider closeLabel="Close" regionLabel="Notifications">
          <main id="content" tabIndex={-1}>
            <RouterContextProvider router={router as never}>
              <OrderPage />
            </RouterContextProvider>
          </main>
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
  const button = screen.getByRole("button", { name: "Cancel order" });
  button.focus();
  fireEvent.click(button);
  const question = await screen.findByRole("alertdialog");
  fireEvent.click(within(question).getByRole("button", { name: "Cancel order" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(readAnew).toHaveBeenCalled();
}

const cancelWhere = (from: "confirmed" | "refunded") =>
  cancelOrder(() =>
    Promise.reject(new ORPCError("bad_transition", { defined: true, status: 409, data: { from, to: "refunded" } })),
  );

it("the focus stays on the page when the order and its button are gone (shell §21)", async () => {
  await cancelOrder(async () => ({ ...NEW, revision: 2, status: "refunded" }));
  expect(screen.queryByRole("button", { name: "Cancel order" })).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

it("cancelling an order that the kitchen has confirmed meanwhile says that it is too late", async () => {
  await cancelWhere("confirmed");
  expect(screen.getByText(TOO_LATE)).toBeTruthy();
});

it("cancelling an order that the kitchen has refused meanwhile shows no error", async () => {
  await cancelWhere("refunded");
  expect(screen.queryByText(TOO_LATE)).toBeNull();
  expect(screen.queryByText("The order could not be cancelled.")).toBeNull();
});
