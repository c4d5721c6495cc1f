// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AtTable, TableContext } from "../live/table-context.ts";
import { TableNotices } from "./table-notices.tsx";

const before = getLocale;
beforeEach(() => {
  vi.useFakeTimers();
  overwriteGetLocale(() => "fr");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  overwriteGetLocale(before);
});

/** At a table whose connection is away: it never was there, or is lost. */
function away(was_live: boolean): void {
  const at = { table: null, snapshot: { live: false, was_live, me: null }, seat: { waiting: [] }, shared: null };
  render(
    <TableContext value={at as unknown as AtTable}>
      <TableNotices />
    </TableContext>,
  );
}
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const said = () => screen.queryByRole("status")?.textContent ?? null;

it("a table's first connection may take a minute before anything is said", () => {
  away(false);
  passes(59_000);
  expect(said()).toBeNull();
  passes(1_000);
  expect(said()).toContain(m.table_connecting());
  expect(said()).not.toContain(m.table_offline_title());
});

it("a connection that was there and is lost is said after two seconds", () => {
  away(true);
  passes(1_999);
  expect(said()).toBeNull();
  passes(1);
  expect(said()).toContain(m.table_offline_title());
});
