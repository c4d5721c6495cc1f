import fc from "fast-check";
import { expect, it } from "vitest";
import { roomFor } from "./use-lane-columns.ts";

it("more columns never fit into less room, and each lane has one", () => {
  const beside = fc.record({ planned: fc.boolean(), strips: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 1, max: 4 }), beside, (width, lanes, there) => {
      const room = roomFor(width, lanes, there);
      expect(room).toBeGreaterThanOrEqual(lanes);
      expect(roomFor(width + 1, lanes, there)).toBeGreaterThanOrEqual(room);
      expect(room).toBeLessThanOrEqual(roomFor(width, lanes, { planned: false, strips: false }));
    }),
  );
  // A tablet of 1280 pixels, with all four lanes and the strip of planned orders.
  expect(roomFor(80, 4, { planned: false, strips: true })).toBe(5);
});
