import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_STATUSES } from "./order-status.ts";
import { byUrgency } from "./urgency.ts";

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z`;

test("ready orders come first, whenever they were placed, then those promised earliest", () => {
  const orders = [
    { id: 1, status: "new", min_time: at(19) },
    { id: 2, status: "preparing", min_time: at(13) },
    { id: 3, status: "ready", min_time: at(18) },
    { id: 4, status: "unpaid", min_time: at(20) },
  ] as const;
  expect([...orders].sort(byUrgency).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});

test("the order is the same whatever the order of the list", () => {
  const order = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    min_time: fc.integer({ min: 8, max: 22 }).map(at),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), fc.nat({ max: 11 }), (list, turn) => {
      const orders = list.map((each, id) => ({ ...each, id }));
      const turned = [...orders.slice(turn), ...orders.slice(0, turn)];
      expect(turned.sort(byUrgency)).toEqual([...orders].sort(byUrgency));
    }),
  );
});
