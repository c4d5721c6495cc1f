// @vitest-environment happy-dom
import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import type { TableAction } from "../live/use-kitchen-tables.ts";
import { KitchenTableRow } from "./kitchen-table-row.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const TABLE = {
  id: 3,
  name: "3",
  code: "ABCD",
  path: null,
  in_service: true,
  users: 2,
  sitting: "first",
  date_code: "2026-11-20T17:00:00Z",
} as unknown as KitchenTable;

type Act = (action: TableAction, table: KitchenTable) => Promise<void>;

/** Shows the row of a table, which can change meanwhile. */
function shown(first: KitchenTable, act_of: Act) {
  let sit: (table: KitchenTable) => void = () => {};
  function Row() {
    const [table, setTable] = useState(first);
    sit = setTable;
    const none = () => {};
    return <KitchenTableRow table={table} timezone="America/Toronto" act={act_of} onPrint={none} onRename={none} />;
  }
  showPages({ "/": Row }, createMemoryHistory(), {}, { origin: "https://tablee.example" });
  return (table: KitchenTable) => act(() => sit(table));
}

/** The question to clear a table at which two sit; others can sit down while it is shown. */
async function row(act_of: Act) {
  const sits = shown(TABLE, act_of);
  fireEvent.click(await screen.findByRole("button", { name: "More about table 3" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Clear the table" }));
  await screen.findByRole("alertdialog", { name: "Clear table 3?" });
  return sits;
}

const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Clear the table" }));

it("a table is cleared after a question, as it was when it was asked (tables §15)", async () => {
  const done = Promise.withResolvers<void>();
  const clear = vi.fn((_action: TableAction, _table: KitchenTable) => done.promise);
  const sits = await row(clear);
  sits({ ...TABLE, sitting: "second" });
  expect(clear).not.toHaveBeenCalled();
  confirm();
  confirm();
  expect(clear.mock.calls).toEqual([["clear", TABLE]]);
  expect(screen.getByRole("alertdialog")).toBeTruthy();
  done.resolve();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

it("a table that is not to be cleared is left as it is", async () => {
  const clear = vi.fn();
  await row(clear);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(clear).not.toHaveBeenCalled();
});

it("a table that is brought back into service keeps the focus, on what can be done with its code then", async () => {
  const rotate = vi.fn(async () => sits({ ...TABLE, code: "EFGH" }));
  const sits = shown({ ...TABLE, code: null, in_service: false, users: null }, rotate);
  const button = await screen.findByRole("button", { name: "Back into service, with a new code" });
  button.focus();
  fireEvent.click(button);
  const print = await screen.findByRole("button", { name: "Print the card of table 3" });
  expect(document.activeElement).toBe(print);
});
