// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { PrintTroubles } from "./print-troubles.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

it("after a trouble has been seen, the heading of the board has the focus (kitchen §9)", async () => {
  const job = { id: 4, printer_id: 1, printer_name: "Bar", order: { id: 7, number: 7 }, state: "failed", fault: null };
  const list = async () => ({ available: true, ports: [], printers: [], troubles: [job] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = () => (
    <QueryClientProvider client={queryClient}>
      <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
        <main>
          <h1>Board</h1>
          <PrintTroubles restaurant_id={1} />
        </main>
      </ToastProvider>
    </QueryClientProvider>
  );
  const printers = { list, settle: async () => null };
  showPages({ "/": page }, createMemoryHistory(), { printers }, { queryClient });
  const seen = await screen.findByRole("button", { name: "Seen" });
  seen.focus();
  fireEvent.click(seen);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  await settle();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  queryClient.clear();
});
