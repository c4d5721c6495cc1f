import { expect, it } from "vitest";
import { plural } from "./plural-rules.ts";

it("gives the plural form of each language and of cardinal and ordinal numbers", () => {
  expect([plural("en", 0), plural("fr", 0), plural("fr", 1_000_000), plural("en", "1")]).toEqual([
    "other",
    "one",
    "many",
    "one",
  ]);
  expect([plural("en", 2, { type: "ordinal" }), plural("en", 2)]).toEqual(["two", "other"]);
});
