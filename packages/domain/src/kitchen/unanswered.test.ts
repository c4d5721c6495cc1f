import { expect, test } from "vitest";
import { isCalling, isUnanswered } from "./unanswered.ts";

const MINUTE = 60_000;

test("a new order is unanswered after three minutes", () => {
  expect(isUnanswered(0, 3 * MINUTE - 1)).toBe(false);
  expect(isUnanswered(0, 3 * MINUTE)).toBe(true);
});

test("a new order calls until it is touched, and again three minutes later", () => {
  expect(isCalling(undefined, 0)).toBe(true);
  expect(isCalling(5 * MINUTE, 5 * MINUTE)).toBe(false);
  expect(isCalling(5 * MINUTE, 8 * MINUTE - 1)).toBe(false);
  expect(isCalling(5 * MINUTE, 8 * MINUTE)).toBe(true);
});

test("a touched order is not silent for longer when the device's clock was set back", () => {
  expect(isCalling(60 * MINUTE, 59.5 * MINUTE)).toBe(false);
  expect(isCalling(60 * MINUTE, 1 * MINUTE)).toBe(true);
});
