import { expect, it } from "vitest";
import { payUntil } from "./pay-until.ts";

const order = { planned: false, date_creation: "2026-11-18T17:00:00Z", min_time: "2026-11-18T17:20:00Z" };

it("an order can be paid until the server says, who knows when its kitchen closes, else for half an hour (payments §3)", () => {
  expect(payUntil({ ...order, pay_before: "2026-11-18T17:10:00Z" })).toEqual(new Date("2026-11-18T17:10:00Z"));
  // From a host of the version before.
  expect(payUntil(order)).toEqual(new Date("2026-11-18T17:30:00Z"));
});
