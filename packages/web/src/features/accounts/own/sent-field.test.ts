import { expect, test } from "vitest";
import { sentField } from "./sent-field.ts";

test.each([
  ["1900", 1_900],
  ["1 900", 1_900],
  ["1\u00a0900", 1_900],
  ["  ", null],
  ["many", -1],
])("calories of %j are sent as %j", (text, value) => {
  expect(sentField("target_calories", text)).toBe(value);
});

test("a cleared field is sent as null, and a cleared name as an empty string", () => {
  expect(sentField("city", "")).toBeNull();
  expect(sentField("first_name", "")).toBe("");
});
