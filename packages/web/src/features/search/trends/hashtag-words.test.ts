import { MENU_TAGS } from "@tablee/domain/menus/menu-constants";
import { foldedWords } from "@tablee/domain/language/folded-words";
import { otherWordsFor } from "@tablee/domain/search/food-words";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { tagWord } from "../../../language/tag-words.ts";
import { hashtagLabel } from "./hashtag-words.ts";

describe("a hashtag", () => {
  afterEach(() => overwriteGetLocale(() => "en"));

  it("is written as one word, in the reader's language", () => {
    overwriteGetLocale(() => "en");
    expect([hashtagLabel("icecream"), hashtagLabel("local")]).toEqual(["#icecream", "#fromquébec"]);
    overwriteGetLocale(() => "fr");
    expect([hashtagLabel("icecream"), hashtagLabel("glutenfree")]).toEqual(["#crèmeglacée", "#sansgluten"]);
  });

  it("stays unchanged when it comes from a member's own words", () => {
    expect([hashtagLabel("cremebrulee"), hashtagLabel("constructor")]).toEqual(["#cremebrulee", "#constructor"]);
  });

  it.each(["en", "fr"] as const)("finds its tag by the tag's words in %s", (language) => {
    overwriteGetLocale(() => language);
    for (const tag of MENU_TAGS) {
      for (const typed of [hashtagLabel(tag.replaceAll("-", "")), tagWord(tag)]) {
        const words = foldedWords(typed);
        const found = [words, ...(otherWordsFor(words)?.same ?? [])].map((phrase) => phrase.join("-"));
        expect([typed, found]).toEqual([typed, expect.arrayContaining([tag])]);
      }
    }
  });
});
