import { describe, expect, it } from "vitest";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { settersOf } from "./line-edits.ts";

describe("settersOf", () => {
  it("sets fields that belong together in one step, and any other field in its own", () => {
    const steps: (readonly MenuEdit[])[] = [];
    const { set, setAll } = settersOf({ edit: (edits) => void steps.push(edits) }, "combos", "trio");
    setAll([
      ["slots", [1, 2], [1]],
      ["primary_slot", "two", null],
    ]);
    set("base_price", 1, 2);
    const of = { kind: "set", list: "combos", ref: "trio" };
    expect(steps).toEqual([
      [
        { ...of, field: "slots", seen: [1, 2], value: [1] },
        { ...of, field: "primary_slot", seen: "two", value: null },
      ],
      [{ ...of, field: "base_price", seen: 1, value: 2 }],
    ]);
  });
});
