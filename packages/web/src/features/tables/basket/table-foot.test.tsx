// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { minor } from "@tablee/domain/money/minor";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { UNTOLD_FACTS } from "../../../routes/host-facts.ts";
import { storeToken } from "../../../session/token.ts";
import { sendInVain } from "../../../testing/eight-seconds.ts";
import { EmptyPage, showPages } from "../../../testing/show-pages.tsx";
import { type AtTable, TableContext } from "../live/table-context.ts";
import { TableFoot } from "./table-foot.tsx";

beforeEach(() => {
  const request = (_name: string, work: () => Promise<void>) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  storeToken("token");
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "locks");
  localStorage.clear();
  storeToken(null);
});

/** A table at which something is ordered. Returns the button that sends it. */
async function showFoot(place: () => Promise<unknown>): Promise<HTMLElement> {
  const snapshot = { live: true, phase: "joined", me: "u", account_id: 3, table: { users: [] } };
  const at = {
    code: "ABCD-2345",
    restaurant: { id: 1, tip_percents: [10, 15], currency: "CAD", timezone: "America/Toronto" },
    shared: {
      snapshot: () => snapshot,
      settled: async () => true,
      tell: () => undefined,
      taken: async () => undefined,
    },
    table: { session: "s", users: [] },
    menu: null,
    view: {
      lines: [{ line: {}, problems: [] }],
      totals: { tip: minor(0), total: minor(1_150), subtotal: minor(1_000) },
    },
    codeProblems: [],
    moment: { date: "2026-11-20", time: "now" },
    seat: { tip: { kind: "percent", percent: 0 }, code_of_offer: null },
    snapshot,
  } as unknown as AtTable;
  const foot = () => (
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      <TableContext value={at}>
        <TableFoot />
      </TableContext>
    </ToastProvider>
  );
  const pages = { "/": foot, "/menu/table/$table": EmptyPage };
  const more = { queryClient: new QueryClient(), host_facts: UNTOLD_FACTS };
  showPages(pages, createMemoryHistory({ initialEntries: ["/"] }), { orders: { place } }, more);
  return screen.findByRole("button", { name: m.table_place() });
}

it("a table's order says in words that it is still being sent (shell §43)", async () => {
  const button = await showFoot(() => new Promise(() => {}));
  await sendInVain(() => fireEvent.click(button));
  expect(screen.getByText(m.shell_still_sending())).toBeTruthy();
});

it("an order that was not answered is explained in sentences that end once", async () => {
  const failed = { defined: true, code: "internal", status: 500, data: undefined };
  const button = await showFoot(() => Promise.reject(Object.assign(new Error("500"), failed)));
  fireEvent.click(button);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(m.errors_network_text());
  expect(alert.textContent).not.toContain("..");
});
