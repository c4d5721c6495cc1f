// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { exampleOrder, history, NOON } from "../words/order.example.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { OrderTotals } from "./order-totals.tsx";

const locale = getLocale;
afterEach(() => {
  cleanup();
  overwriteGetLocale(locale);
});

const show = (...statuses: Parameters<typeof history>) => showOrder({ statuses: history(...statuses) });
const showOrder = (given: Parameters<typeof exampleOrder>[0]) => {
  overwriteGetLocale(() => "en");
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router as never}>
      <ContextOfApp value={{ rendered_at: NOON } as unknown as AppContext}>
        <OrderCard order={exampleOrder(given)} />
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

it("an order of an earlier year has its year (language §15)", () => {
  const link = showOrder({ statuses: history("new", "refunded"), date_creation: "2019-11-20T17:00:00Z" });
  expect(link.textContent).toContain("Wednesday, November 20, 2019");
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

it("the receipt says where an order was delivered, unless that was blanked long ago (orders §45)", () => {
  const headings = (address: string) => {
    const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
    const { container } = render(
      <RouterContextProvider router={router as never}>
        <ContextOfApp value={{ rendered_at: NOON } as unknown as AppContext}>
          <OrderReceipt order={exampleOrder({ mode: "delivery", delivery: { address } })} />
        </ContextOfApp>
      </RouterContextProvider>,
    );
    return [...container.querySelectorAll("h2")].map(({ textContent }) => textContent);
  };
  overwriteGetLocale(() => "en");
  expect(headings("4400 rue Saint-Denis")).toEqual(["Delivered to", "Your order"]);
  expect(headings("")).toEqual(["Your order"]);
});
