import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import "../../../api/answers/answer-words.ts";
import { cancelFailureWords } from "./order-cancel-words.ts";

const wordsOf = (code: string, status: number, data?: unknown) =>
  cancelFailureWords(new ORPCError(code, { defined: true, status, data }), "Chez Margot");

it("an order that could not be cancelled says why, as far as there are words for it", () => {
  expect(wordsOf("offline", 503)).toBe("The order could not be cancelled. Check your connection, then try again.");
  expect(wordsOf("busy", 503)).toMatch(/^The order could not be cancelled\. Tablée cannot answer just now\./);
  expect(wordsOf("internal_error", 500)).toBe("The order could not be cancelled. Something wrong happened");
});

it("an order that the kitchen has taken or stopped already has its own words, or none", () => {
  expect(wordsOf("bad_transition", 409, { from: "confirmed" })).toMatch(/^Too late to cancel: Chez Margot/);
  expect(wordsOf("bad_transition", 409, { from: "refunded" })).toBeNull();
});
