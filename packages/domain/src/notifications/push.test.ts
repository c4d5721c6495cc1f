import { expect, it } from "vitest";
import { NOTIFICATION_TYPES, pushChannelOf } from "./notification.ts";
import { pushLifetimeOf, urgencyOf } from "./push.ts";

it("wakes a telephone for an order within the hour, and for what others publish on the next occasion", () => {
  const told = NOTIFICATION_TYPES.map((type) => [type, pushLifetimeOf(type) / 3_600, urgencyOf(pushChannelOf(type))]);
  expect(told).toEqual([
    ["like", 24, "normal"],
    ["follow", 24, "normal"],
    ["comment", 24, "normal"],
    ["post", 24, "low"],
    ["credit", 24, "high"],
    ["order_confirmed", 1, "high"],
    ["order_delayed", 1, "high"],
    ["order_ready", 1, "high"],
  ]);
});
