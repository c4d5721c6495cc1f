import { describe, expect, it } from "vitest";
import { itemLine } from "../orders/line/line.example.ts";
import { withPending } from "./pending-changes.ts";
import { shownDoing, type TableBasket } from "./table.ts";

const line = (item_id: number, quantity = 1) => itemLine(item_id, [], { quantity, notes: "" });
const basket: TableBasket = {
  closed: false,
  revision: 4,
  diners: [
    { id: "opener", opener: true, member: false, left: false },
    { id: "zoe", opener: false, member: false, left: false },
  ],
  lines: [{ id: "l1", diner_id: "opener", line: line(1) }],
};

describe("changes that wait on a device", () => {
  it("are applied in their order, as the server will apply them", () => {
    const { lines } = withPending(basket, "zoe", [
      { type: "add", line_id: "l2", line: line(2) },
      { type: "add", line_id: "l3", line: line(2, 2) },
      { type: "change", line_id: "l2", line: line(3) },
    ]);
    expect(lines.map(({ id, diner_id, line: { quantity } }) => [id, diner_id, quantity])).toEqual([
      ["l1", "opener", 1],
      ["l2", "zoe", 1],
    ]);
  });

  it("are not shown where the rule refuses them", () => {
    const pending = withPending(basket, "zoe", [
      { type: "remove", line_id: "l1" },
      { type: "change", line_id: "gone", line: line(3) },
    ]);
    expect(pending).toBe(basket);
  });
});

describe("what a diner is shown to be doing", () => {
  it("ends with the connection, except for done, which ends when the diner leaves", () => {
    const here = { present: true, left: false };
    const away = { present: false, left: false };
    expect(shownDoing({ doing: "writing", ...here })).toBe("writing");
    expect(shownDoing({ doing: "writing", ...away })).toBeNull();
    expect(shownDoing({ doing: "done", ...away })).toBe("done");
    expect(shownDoing({ doing: "done", present: false, left: true })).toBeNull();
  });
});
