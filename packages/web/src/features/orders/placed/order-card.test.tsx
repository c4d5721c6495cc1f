// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { exampleOrder, history, NOON } from "../words/order.example.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderTotals } from "./order-totals.tsx";

const locale = getLocale;
afterEach(() => {
  cleanup();
  overwriteGetLocale(locale);
});

const show = (...statuses: Parameters<typeof history>) => {
  overwriteGetLocale(() => "en");
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router as never}>
      <ContextOfApp value={{ rendered_at: NOON } as unknown as AppContext}>
        <OrderCard order={exampleOrder({ statuses: history(...statuses) })} />
      </ContextOfApp>
    </RouterContextProvider>,
  );
  return screen.getByRole("link");
};

it("an unpaid order says in the list until when it is to be paid, and leads to its payment (payments §5)", () => {
  const link = show("unpaid");
  expect(link.textContent).toContain("Pay before 12:30");
  expect(link.getAttribute("href")).toBe("/orders/current/7");
});

it("an order that is sent asks for no payment", () => {
  expect(show("unpaid", "new").textContent).not.toContain("Pay before");
});

it("a refund that somebody made at the payment service is shown below the total (payments §13)", () => {
  render(<OrderTotals amounts={{ ...exampleOrder({}), given_back: 5 }} />);
  expect(screen.getByText("Refunded by the restaurant").nextElementSibling?.textContent).toMatch(/^[-−]\$5\.00$/);
});

it("an order of which nothing was given back says nothing of it", () => {
  render(<OrderTotals amounts={exampleOrder({})} />);
  expect(screen.queryByText("Refunded by the restaurant")).toBeNull();
});
