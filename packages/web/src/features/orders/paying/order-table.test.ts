// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { exampleOrder, history, minutesAfterNoon } from "../words/order.example.ts";
import { forgetTable, noteTableOf, tableToReturnTo } from "./order-table.ts";

afterEach(forgetTable);

const CODE = "ABCD-2345";
const stopped = (...statuses: Parameters<typeof history>) =>
  exampleOrder({ table: "12", statuses: history(...statuses) });

it("an order called off unsent leads back to its table for as long as that can be open again (tables §14)", () => {
  const order = stopped("unpaid", "refunded");
  expect(tableToReturnTo(order, minutesAfterNoon(2))).toBeNull();
  noteTableOf(order.id, CODE);
  expect([2, 180, 181].map((minutes) => tableToReturnTo(order, minutesAfterNoon(minutes)))).toEqual([CODE, CODE, null]);
});

it("no other order leads back to a table", () => {
  noteTableOf(7, CODE);
  const others = [
    stopped("unpaid"),
    stopped("unpaid", "new", "refunded"),
    { ...stopped("unpaid", "refunded"), table: null },
  ];
  for (const order of others) expect(tableToReturnTo(order, minutesAfterNoon(2))).toBeNull();
});
