// @vitest-environment happy-dom
import type { TableChange } from "@tablee/domain/tables/change-table";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FIRST_SNAPSHOT, type TablePhase } from "./table-snapshot.ts";
import { useChange } from "./use-change.ts";

afterEach(cleanup);

const ADD = { type: "remove", line_id: "a" } as TableChange;

it("a change made before joining is made, and told, when the diner has joined", () => {
  let phase: TablePhase = "asking";
  const shared = { change: vi.fn(), ask: vi.fn(), snapshot: () => ({ ...FIRST_SNAPSHOT, phase }) };
  const { result, rerender } = renderHook(() => useChange(shared, phase));
  const made = vi.fn();
  result.current.change(ADD, made);
  expect(shared.ask).toHaveBeenCalledTimes(1);
  expect([shared.change, made].flatMap(({ mock }) => mock.calls)).toEqual([]);
  phase = "joining";
  rerender();
  expect(made).not.toHaveBeenCalled();
  phase = "joined";
  rerender();
  expect(shared.change.mock.calls).toEqual([[ADD]]);
  expect(made).toHaveBeenCalledTimes(1);
  // From then on at once, and what has been made is not made again.
  result.current.change(ADD, made);
  expect([shared.change.mock.calls.length, made.mock.calls.length]).toEqual([2, 2]);
  rerender();
  expect(made).toHaveBeenCalledTimes(2);
});
