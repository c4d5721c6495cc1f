// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { PaymentOutcome } from "@tablee/contract/payments/payments.contract";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { PaidElsewhere } from "./paid-elsewhere.tsx";
import type { Returned } from "./use-payment.ts";

const lookUp = vi.fn<() => Promise<{ outcome: PaymentOutcome }>>();
const app = { api: { payments: { lookUp } } } as unknown as AppContext;
const show = (returned: Returned) => {
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  render(
    <RouterContextProvider router={router as never}>
      <ContextOfApp value={app}>
        <PaidElsewhere guid="01a1f876-fd44-76d0-ae51-1aaefa00dc25" returned={returned} />
      </ContextOfApp>
    </RouterContextProvider>,
  );
};
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

const locale = getLocale;
beforeEach(() => {
  overwriteGetLocale(() => "en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.useRealTimers();
  overwriteGetLocale(locale);
});

it("after paying, it is asked until it is known, and leads back to where the order was placed (payments §5)", async () => {
  lookUp.mockResolvedValueOnce({ outcome: "open" }).mockResolvedValue({ outcome: "paid" });
  show("done");
  await passes(0);
  expect(title()).toBe("Checking your payment");
  await passes(2_000);
  expect(title()).toBe("Your order is paid");
  expect(document.body.textContent).toContain("go back to where you ordered");
});

it("without having paid, it is asked once, and says where to pay", async () => {
  lookUp.mockResolvedValue({ outcome: "open" });
  show("back");
  await passes(60_000);
  expect(lookUp).toHaveBeenCalledOnce();
  expect(title()).toBe("Your order is not paid yet");
});

it("says of a payment that nobody has confirmed that it may have been made, and asks again", async () => {
  lookUp.mockResolvedValue({ outcome: "open" });
  show("done");
  await passes(60_000);
  expect(lookUp).toHaveBeenCalledTimes(5);
  expect(title()).toBe("Your payment is not confirmed yet");
  lookUp.mockResolvedValue({ outcome: "paid" });
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  await passes(0);
  expect(title()).toBe("Your order is paid");
});

it("says of an order that was paid and then refused that the amount goes back", async () => {
  lookUp.mockResolvedValue({ outcome: "paid_back" });
  show("done");
  await passes(0);
  expect(title()).toBe("This order was cancelled");
  expect(document.body.textContent).toContain("What you paid goes back to your card");
});

it("says that an order was called off, that there is none, or that nobody answers", async () => {
  lookUp.mockResolvedValue({ outcome: "called_off" });
  show("done");
  await passes(0);
  expect(title()).toBe("This order was cancelled");
  for (const [code, status, words] of [
    ["not_found", 404, "This order could not be found"],
    ["offline", 503, "You are offline"],
  ] as const) {
    cleanup();
    lookUp.mockRejectedValue(new ORPCError(code, { defined: true, status }));
    show("back");
    await passes(0);
    expect(title()).toBe(words);
  }
});
