// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { OrderCancel } from "./order-cancel.tsx";

afterEach(cleanup);

const TOO_LATE = "Too late to cancel: Chez Margot has already taken your order.";

/** A diner cancels an order that has moved on to this state meanwhile. */
async function cancelWhere(from: "confirmed" | "refunded") {
  overwriteGetLocale(() => "en");
  const refusal = new ORPCError("bad_transition", { defined: true, status: 409, data: { from, to: "refunded" } });
  const orpc = { orders: { key: () => ["orders"], get: { queryKey: () => ["orders", "get"] } } };
  const client = new QueryClient();
  const readAnew = vi.spyOn(client, "invalidateQueries");
  const name = { en: "Chez Margot", fr: "Chez Margot", default: null };
  render(
    <QueryClientProvider client={client}>
      <ContextOfApp
        value={{ api: { orders: { cancel: () => Promise.reject(refusal) } }, orpc } as unknown as AppContext}
      >
        <ToastProvider closeLabel="Close" regionLabel="Notifications">
          <OrderCancel order={{ id: 1, status: "new", restaurant: { name } } as never} />
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel order" }));
  const question = await screen.findByRole("alertdialog");
  fireEvent.click(within(question).getByRole("button", { name: "Cancel order" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(readAnew).toHaveBeenCalled();
}

it("cancelling an order that the kitchen has confirmed meanwhile says that it is too late", async () => {
  await cancelWhere("confirmed");
  expect(screen.getByText(TOO_LATE)).toBeTruthy();
});

it("cancelling an order that the kitchen has refused meanwhile shows no error", async () => {
  await cancelWhere("refunded");
  expect(screen.queryByText(TOO_LATE)).toBeNull();
  expect(screen.queryByText("The order could not be cancelled.")).toBeNull();
});
