import { expect, it } from "vitest";
import { plural } from "./plural-rules.ts";

it("tells the forms of both languages and kinds apart, in whatever order they are asked", () => {
  expect([plural("en", 0), plural("fr", 0), plural("fr", 1_000_000), plural("en", "1")]).toEqual([
    "other",
    "one",
    "many",
    "one",
  ]);
  expect([plural("en", 2, { type: "ordinal" }), plural("en", 2)]).toEqual(["two", "other"]);
});
