// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { CreditSection } from "./credit-section.tsx";

const credit = {
  balance: 35,
  credits: [{ id: 1, amount: 25, reason: "For the cold soup of last Saturday", date: "2026-11-21T17:00:00Z" }],
};
const orpc = {
  accounts: { credit: { queryOptions: () => ({ queryKey: ["credit"], queryFn: async () => credit }) } },
} as unknown as AppContext["orpc"];

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

it("shows each credit's reason and amount on one line, and the day below", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={{ orpc } as AppContext}>
        <CreditSection />
      </ContextOfApp>
    </QueryClientProvider>,
  );
  const line = await screen.findByRole("listitem");
  expect([...line.children].map(({ textContent }) => textContent)).toEqual([
    "For the cold soup of last Saturday",
    "$25.00\u00a0CAD",
    "November 21, 2026",
  ]);
  // The reason wraps before the amount does, which always stays in the first row.
  expect(line.className).toContain("grid-cols-[minmax(0,1fr)_auto]");
  expect(line.querySelector("time")?.className).toContain("col-span-2");
});
