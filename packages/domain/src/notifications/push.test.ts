import { expect, it } from "vitest";
import { NOTIFICATION_TYPES, pushChannelOf } from "./notification.ts";
import { pushLifetimeOf, urgencyOf } from "./push.ts";

it("pushes about an order are urgent and expire after an hour, those about other members after a day", () => {
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
    ["order_called_off", 1, "high"],
  ]);
});
