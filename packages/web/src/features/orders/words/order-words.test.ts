import { expect, it } from "vitest";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { exampleOrder, history } from "./order.example.ts";
import { statusWord, stopOf } from "./order-words.ts";

const NOT_PAID = { status: "refunded", reason: "not_paid" } as const;

it("an order that was not paid in time is cancelled, not refunded, and its reason is no words of the kitchen", () => {
  const order = exampleOrder({ statuses: history("unpaid", NOT_PAID) });
  expect(stopOf(order)).toMatchObject({ kind: "not_paid", reason: null });
  expect(wasPaidAhead(order)).toBe(false);
  overwriteGetLocale(() => "en");
  expect(statusWord(order)).toBe("Cancelled");
  overwriteGetLocale(() => "fr");
  expect(statusWord(order)).toBe("Annulée");
});

it("an order counts as paid online from its payment on, also when it is stopped later", () => {
  expect(wasPaidAhead(exampleOrder({ statuses: history("unpaid") }))).toBe(false);
  expect(wasPaidAhead(exampleOrder({ statuses: history("unpaid", "new") }))).toBe(true);
  expect(wasPaidAhead(exampleOrder({ statuses: history("new", "confirmed") }))).toBe(false);
  const refused = exampleOrder({ statuses: history("unpaid", "new", { status: "refunded", reason: "No fish" }) });
  expect(wasPaidAhead(refused)).toBe(true);
  overwriteGetLocale(() => "en");
  expect(statusWord(refused)).toBe("Refunded");
});
