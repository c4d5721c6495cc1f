import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { hashtagLabel, hashtagQueryWords } from "./hashtag-words.ts";

describe("a hashtag", () => {
  afterEach(() => overwriteGetLocale(() => "en"));

  it("is written in one word and searched for in its own, in the reader's language", () => {
    overwriteGetLocale(() => "en");
    expect([hashtagLabel("icecream"), hashtagQueryWords("icecream")]).toEqual(["#icecream", "#ice cream"]);
    overwriteGetLocale(() => "fr");
    expect([hashtagLabel("icecream"), hashtagQueryWords("icecream")]).toEqual(["#crèmeglacée", "#crème glacée"]);
  });

  it("of a tag is searched for by the name that things are found by", () => {
    overwriteGetLocale(() => "fr");
    expect(hashtagQueryWords("glutenfree")).toBe("#gluten free");
    expect(hashtagLabel("glutenfree")).toBe("#sansgluten");
  });

  it("of a member's own words stays as it is", () => {
    expect([hashtagLabel("cremebrulee"), hashtagQueryWords("constructor")]).toEqual(["#cremebrulee", "#constructor"]);
  });
});
