import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import { expect, test } from "vitest";
import { exampleOrder, history, minutesAfterNoon } from "../../orders/words/order.example.ts";
import { unseenCancellations } from "./cancelled.ts";

const back = { status: "refunded", reason: CANCELLED_BY_DINER } as const;
const at = (minutes: number) => minutesAfterNoon(minutes);

test("an order that its diner cancelled is shown until it was seen, for half an hour at most", () => {
  const order = exampleOrder({ id: 7, statuses: history("new", back) });
  const then = Date.parse(order.statuses.at(-1)?.date ?? "");
  const unseen = (seen: number[], minutes: number) =>
    unseenCancellations([order], seen, new Date(then + minutes * 60_000)).map(({ id }) => id);
  expect(unseen([], 1)).toEqual([7]);
  expect(unseen([7], 1)).toEqual([]);
  expect(unseen([], 31)).toEqual([]);
});

test("an order that staff refused, or that was never paid for, is not shown as cancelled", () => {
  const refused = exampleOrder({ statuses: history("new", { status: "refunded", reason: "No bread left" }) });
  const unpaid = exampleOrder({ statuses: history("unpaid", back) });
  expect(unseenCancellations([refused, unpaid], [], at(1))).toEqual([]);
});
