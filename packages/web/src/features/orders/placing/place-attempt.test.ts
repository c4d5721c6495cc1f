import { ORPCError } from "@orpc/client";
import { describe, expect, it } from "vitest";
import type { PlaceRequest } from "../basket/basket-schema.ts";
import { afterRefusal, isUnanswered, nextAttempt } from "./place-attempt.ts";

const request = (restaurant_id: number): PlaceRequest => ({
  restaurant_id,
  mode: "take_out",
  date: "2026-11-20",
  time: "now",
  items: [{ type: "item", item_id: 1, modifiers: [], quantity: 1, notes: "" }],
  tip: 0,
  delivery: null,
  table: null,
  source: "tablee",
});

describe("the key of an attempt", () => {
  it("is sent again with the same request until there is an answer, even if the basket has changed", () => {
    const first = nextAttempt(null, request(1));
    expect(nextAttempt(first, request(2))).toEqual(first);
    expect(nextAttempt(null, request(2)).key).not.toBe(first.key);
  });

  it("stays the same for the basket's next request after a refusal", () => {
    const first = nextAttempt(null, request(1));
    const closed = { ...first, open: false };
    expect(nextAttempt(closed, request(2))).toEqual({ key: first.key, request: request(2), open: true });
  });
});

describe("an attempt that was refused", () => {
  const attempt = nextAttempt(null, request(1));

  it.each([
    ["order_refused", true, false],
    ["order_refused", false, false],
    ["not_found", true, false],
    ["too_many_orders", true, false],
    // These refusals come before the key is looked up: an earlier try may still have been placed.
    ["unauthorized", true, true],
    ["unauthorized", false, false],
    ["too_many_requests", true, true],
    ["invalid_input", true, true],
  ])("with %s, after a try without an answer (%s), is open: %s", (code, before, open) => {
    expect(afterRefusal(attempt, before ? attempt : null, code)).toEqual({ ...attempt, open });
  });
});

describe("an error that leaves an attempt open", () => {
  it.each([
    ["a connection that dropped", new ORPCError("offline", { status: 503 }), true],
    ["a time-out", new ORPCError("request_timeout", { status: 408 }), true],
    ["a failure of the server", new ORPCError("INTERNAL_SERVER_ERROR", { status: 500 }), true],
    ["a server that is busy", new ORPCError("busy", { status: 503, data: { retry_after: 5 } }), true],
    ["anything unknown", new TypeError("failed"), true],
    ["a refusal", new ORPCError("order_refused", { status: 422 }), false],
    ["a conflict", new ORPCError("idempotency_conflict", { status: 409 }), false],
    ["a session that has ended", new ORPCError("unauthorized", { status: 401 }), false],
    ["too many tries", new ORPCError("too_many_requests", { status: 429 }), false],
  ])("%s", (_what, error, open) => {
    expect(isUnanswered(error)).toBe(open);
  });
});
