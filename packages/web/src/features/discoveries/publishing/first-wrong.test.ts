import type { WordsProblem } from "@tablee/domain/discoveries/discovery-words";
import { expect, test } from "vitest";
import { firstWrong } from "./first-wrong.ts";

const nameless: WordsProblem = { field: "name", language: "default", code: "required" };
const long: WordsProblem = { field: "description", language: "fr", code: "too_long" };

test("the first wrong part is found from the top: picture, words in their language, place", () => {
  expect(firstWrong([long, nameless], ["picture", "place"])).toEqual({ part: "picture", language: null });
  expect(firstWrong([long, nameless], ["place"])).toEqual({ part: "name", language: null });
  expect(firstWrong([long], ["place"])).toEqual({ part: "description", language: "fr" });
  expect(firstWrong([], ["name", "place"])).toEqual({ part: "name", language: null });
  expect(firstWrong([], ["place"])).toEqual({ part: "place", language: null });
  const marked = { field: "city", language: "default", code: "not_plain" } as const;
  expect(firstWrong([], [], [marked])).toEqual({ part: "place", language: null });
  expect(firstWrong([], [])).toBeNull();
});
