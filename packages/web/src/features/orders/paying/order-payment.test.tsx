// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { learnServerClock } from "../../../api/answers/learn-server-clock.ts";
import { hearDate, learnFromAnswers } from "../../../api/answers/server-clock.ts";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { orderKey } from "../placed/order-cache.ts";
import { exampleOrder, history, minutesAfterNoon } from "../words/order.example.ts";
import { OrderPayment } from "./order-payment.tsx";
import { leadToPayment } from "./to-pay.ts";
import type { Returned } from "./use-payment.ts";

learnFromAnswers(learnServerClock);

const none = () => undefined;
const orpc = createOrpc(
  createApi({ origin: "http://test", token: () => null, onRenewedToken: none, onUnauthorized: none }),
);
const UNPAID = exampleOrder({ statuses: history("unpaid") });
const PAID = exampleOrder({ statuses: history("unpaid", "new") });
const URL = "https://pay.test/c/1";

const pay = vi.fn<() => Promise<{ url: string | null; order: Order }>>();
const openOutside = vi.fn<(url: string) => Promise<string>>();
let wake: () => void = none;
const onWake = (listener: () => void) => {
  wake = listener;
  return () => (wake = none);
};
const app = {
  api: { payments: { pay } },
  orpc,
  platform: { openOutside, onWake },
} as unknown as AppContext;

/** An order's page, as far as it is about the payment. */
function Page({ returned: at, order: known }: { returned?: Returned | undefined; order: Order }) {
  const [returned, setReturned] = useState(at);
  const { data } = useQuery({
    queryKey: orderKey(orpc, known.id),
    queryFn: () => known,
    initialData: known,
    staleTime: Infinity,
  });
  return (
    <>
      <OrderPayment order={data} returned={returned} onKnown={() => setReturned(undefined)} />
      <p>
        {data.status}, {returned ?? "at rest"}
      </p>
    </>
  );
}

const show = (returned?: Returned, order = UNPAID) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={app}>
        <Page returned={returned} order={order} />
      </ContextOfApp>
    </QueryClientProvider>,
  );
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = () => screen.queryByRole("button", { name: "Pay $11.50" });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Pay $11.50" }));

beforeEach(() => {
  overwriteGetLocale(() => "en");
  vi.useFakeTimers();
  vi.setSystemTime(minutesAfterNoon(5));
  pay.mockResolvedValue({ url: URL, order: UNPAID });
  openOutside.mockResolvedValue("here");
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.useRealTimers();
});

describe("the payment on an order's page", () => {
  it("says until when the order can be paid, and leads to the payment's page once, however often it is pressed", async () => {
    show();
    expect(screen.getByRole("heading", { name: "Pay before 12:30" })).toBeTruthy();
    press();
    press();
    await passes(0);
    press();
    await passes(0);
    expect(pay).toHaveBeenCalledOnce();
    expect(openOutside).toHaveBeenCalledExactlyOnceWith(URL);
  });

  it("leads there by itself right after placing, but not when the page is opened again", async () => {
    leadToPayment(UNPAID);
    show().unmount();
    await passes(0);
    // Whoever has gone elsewhere before the address was known stays there.
    expect(openOutside).not.toHaveBeenCalled();
    leadToPayment(UNPAID);
    const page = show();
    await passes(0);
    expect(openOutside).toHaveBeenCalledOnce();
    page.unmount();
    show();
    await passes(0);
    expect(openOutside).toHaveBeenCalledOnce();
  });

  it("offers to pay again when the browser shows the page again, and when it was never left", async () => {
    show();
    press();
    await passes(0);
    act(() => wake());
    press();
    await passes(0);
    expect(openOutside).toHaveBeenCalledTimes(2);
    await passes(10_000);
    press();
    await passes(0);
    expect(openOutside).toHaveBeenCalledTimes(3);
  });

  it("keeps the order and can be tried again when the service or the server does not answer", async () => {
    pay.mockRejectedValueOnce(new ORPCError("payments_unavailable", { defined: true, status: 503 }));
    pay.mockRejectedValueOnce(new ORPCError("offline", { status: 503 }));
    show();
    press();
    await passes(0);
    expect(screen.getByRole("alert").textContent).toContain("The payment service is not answering.");
    press();
    await passes(0);
    expect(screen.getByRole("alert").textContent).toContain("You are offline");
    press();
    await passes(0);
    expect(openOutside).toHaveBeenCalledOnce();
  });

  it("offers a link where the browser opens no tab without a press", async () => {
    openOutside.mockResolvedValue("blocked");
    show();
    press();
    await passes(0);
    expect(screen.getByRole("link", { name: "Open the payment page" }).getAttribute("href")).toBe(URL);
  });

  it("finds out whether it was paid when somebody comes back from another tab", async () => {
    openOutside.mockResolvedValue("apart");
    show();
    press();
    await passes(0);
    expect(button()).not.toBeNull();
    pay.mockResolvedValue({ url: null, order: PAID });
    act(() => wake());
    await passes(0);
    expect(screen.getByText("new, at rest")).toBeTruthy();
  });

  it("is over when the time to pay is", async () => {
    show();
    await passes(25 * 60_000 - 1);
    expect(button()).not.toBeNull();
    await passes(1);
    expect(button()).toBeNull();
    expect(screen.getByRole("heading", { name: "The time to pay has passed" })).toBeTruthy();
  });
});

describe("the time to pay", () => {
  /** Hears the server's clock exactly: a date header stands for a whole second, of which the nearest end counts. */
  const hear = (now: Date) =>
    act(() => {
      for (const ms of [0, 1_000]) hearDate(new Date(now.getTime() - ms).toUTCString(), Date.now());
    });

  it("is over by the server's clock and not by the phone's (wire §47)", async () => {
    hear(minutesAfterNoon(29));
    show();
    expect(button()).not.toBeNull();
    await passes(60_000);
    expect(button()).toBeNull();
    hear(minutesAfterNoon(20));
    expect(button()).not.toBeNull();
    await passes(10 * 60_000 - 1);
    expect(button()).not.toBeNull();
    await passes(1);
    expect(button()).toBeNull();
    hear(new Date());
  });
});

describe("coming back from the payment service", () => {
  it("having paid: asks until it is known, with growing pauses, and leads nowhere", async () => {
    show("done");
    await passes(0);
    expect(screen.getByRole("heading", { name: "Checking your payment" })).toBeTruthy();
    expect(button()).toBeNull();
    await passes(2_000);
    expect(pay).toHaveBeenCalledTimes(2);
    pay.mockResolvedValue({ url: null, order: PAID });
    await passes(4_000);
    expect(screen.getByText("new, at rest")).toBeTruthy();
    await passes(60_000);
    expect(pay).toHaveBeenCalledTimes(3);
    expect(openOutside).not.toHaveBeenCalled();
  });

  it("having paid: says after five tries that it is still not known, and offers to pay", async () => {
    pay.mockRejectedValueOnce(new ORPCError("payments_unavailable", { defined: true, status: 503 }));
    show("done");
    await passes(60_000);
    expect(pay).toHaveBeenCalledTimes(5);
    expect(screen.getByText("unpaid, at rest")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("has not confirmed your payment yet");
    expect(button()).not.toBeNull();
  });

  it("having paid: asks nothing if the order is already known to be paid", async () => {
    show("done", PAID);
    await passes(0);
    expect(pay).not.toHaveBeenCalled();
    expect(screen.getByText("new, at rest")).toBeTruthy();
  });

  it("without having paid: says so, and offers to pay", async () => {
    show("back");
    await passes(0);
    expect(pay).not.toHaveBeenCalled();
    expect(screen.getByText("unpaid, at rest")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("Your order is not paid yet.");
    expect(button()).not.toBeNull();
  });
});
