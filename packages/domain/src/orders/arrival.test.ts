import { describe, expect, it } from "vitest";
import { ARRIVAL_REASONS, checkArrival, hasArrival } from "./arrival.ts";
import { ORDER_MODES } from "../restaurants/order-mode.ts";
import { ORDER_STATUSES } from "./order-status.ts";

describe("checkArrival", () => {
  it("is allowed for drive-through and curbside orders, from new until they are handed over", () => {
    const arrivable = ORDER_MODES.flatMap((mode) =>
      ORDER_STATUSES.filter((status) => checkArrival({ mode, status }) === null).map((status) => `${mode} ${status}`),
    );
    const running = ["new", "confirmed", "preparing", "delayed", "ready", "delivering"];
    expect(arrivable).toEqual(["drive", "curbside"].flatMap((mode) => running.map((status) => `${mode} ${status}`)));
    expect(ORDER_MODES.filter(hasArrival)).toEqual(["drive", "curbside"]);
  });

  it("gives the reason for a refusal, and every listed reason occurs", () => {
    const reasons = ORDER_MODES.flatMap((mode) =>
      ORDER_STATUSES.map((status) => checkArrival({ mode, status })?.reason ?? null),
    );
    expect(new Set(reasons)).toEqual(new Set([...ARRIVAL_REASONS, null]));
    expect(checkArrival({ mode: "take_out", status: "delivered" })?.reason).toBe("mode_without_arrival");
    expect(checkArrival({ mode: "drive", status: "unpaid" })?.reason).toBe("order_unpaid");
    expect(checkArrival({ mode: "drive", status: "refunded" })?.reason).toBe("order_over");
  });
});
