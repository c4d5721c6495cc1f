// @vitest-environment happy-dom
import type { ToastSink } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { type AtTable, TableContext } from "../live/table-context.ts";
import type { TableLineView } from "../live/table-view.ts";
import { TableLineRow } from "./table-line-row.tsx";

interface Said {
  text: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
}
let said: Said[] = [];
function Viewport({ onReady }: { onReady: (sink: ToastSink | null) => void }) {
  useEffect(() => onReady({ show: (toast) => String(said.push(toast)), dismiss: () => {} }), [onReady]);
  return <></>;
}

const before = getLocale;
beforeEach(() => {
  said = [];
  overwriteGetLocale(() => "en");
});
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const LINE = { item_id: 1, quantity: 1, notes: null };

/** A line of the table's soup, as this diner sees it. */
async function row(given: Partial<TableLineView>) {
  const change = vi.fn();
  const name = { en: "Soup", fr: null, default: null };
  const line = { id: "a", line: LINE, name, price: 900, problems: [], waiting: false, ...given };
  const at = { code: "T1", restaurant: { currency: "CAD" }, menu: null, fresh: new Set(), see: () => {}, change };
  const page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages" load={async () => Viewport}>
      <TableContext value={at as unknown as AtTable}>
        <ul>
          <TableLineRow line={line as unknown as TableLineView} heading="h3" />
        </ul>
      </TableContext>
    </ToastProvider>
  );
  showPages({ "/": page }, createMemoryHistory());
  await screen.findByRole("heading", { name: "Soup" });
  return change;
}

it("the opener removes another's line behind one button, which says so; nobody can put it back (tables §4)", async () => {
  const change = await row({ own: false, removable: true });
  expect(screen.queryByRole("button", { name: /Edit/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove Soup" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Remove Soup" }));
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(["Soup removed"]));
  expect(change.mock.calls).toEqual([[{ type: "remove", line_id: "a" }]]);
  expect(said[0]?.action).toBeUndefined();
});

it("one's own line is removed at once, and can be put back", async () => {
  const change = await row({ own: true, removable: true });
  fireEvent.click(screen.getByRole("button", { name: "Remove Soup" }));
  await waitFor(() => expect(said).toHaveLength(1));
  said[0]?.action?.onPress();
  expect(change.mock.calls).toEqual([
    [{ type: "remove", line_id: "a" }],
    [{ type: "add", line_id: expect.any(String), line: LINE }],
  ]);
});

/** A diner's lines, which go when they are removed. */
async function lines(own: boolean) {
  const Lines = () => {
    const [ids, setIds] = useState(["Soup", "Salad", "Cake"]);
    const change = ({ line_id }: { line_id: string }) => setIds((all) => all.filter((id) => id !== line_id));
    const at = { code: "T1", restaurant: { currency: "CAD" }, menu: null, fresh: new Set(), see: () => {}, change };
    const line = (id: string) => {
      const name = { en: id, fr: null, default: null };
      return { id, line: LINE, name, price: 900, problems: [], waiting: false, own, removable: true };
    };
    return (
      <ToastProvider closeLabel="Close" regionLabel="Messages" load={async () => Viewport}>
        <TableContext value={at as unknown as AtTable}>
          <section>
            <h2>Ada</h2>
            {ids.length > 0 ? (
              <ul>
                {ids.map((id) => (
                  <TableLineRow key={id} line={line(id) as unknown as TableLineView} heading="h3" />
                ))}
              </ul>
            ) : null}
          </section>
        </TableContext>
      </ToastProvider>
    );
  };
  showPages({ "/": Lines }, createMemoryHistory());
  await screen.findByRole("heading", { name: "Soup" });
}

it.each([true, false])("after a line is removed, the next has the focus, or the one before; own: %s", async (own) => {
  await lines(own);
  const remove = async (name: string) => {
    const button = screen.getByRole("button", { name: `Remove ${name}` });
    button.focus();
    fireEvent.click(button);
    if (!own) fireEvent.click(await screen.findByRole("menuitem", { name: `Remove ${name}` }));
    await waitFor(() => expect(screen.queryByRole("heading", { name })).toBeNull());
    await settle();
    return document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  };
  expect(await remove("Salad")).toBe("Remove Cake");
  expect(await remove("Cake")).toBe("Remove Soup");
  expect(await remove("Soup")).toBe("Ada");
});

it("the line of another is not removed by who has not opened the table", async () => {
  await row({ own: false, removable: false });
  expect(screen.queryByRole("button")).toBeNull();
});
