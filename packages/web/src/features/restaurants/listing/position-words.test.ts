import type { Language } from "@tablee/domain/language/text";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { afterEach, describe, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import type { KnownPosition } from "../../../platform/position.ts";
import { positionSentence } from "./position-words.ts";

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const known = (from: KnownPosition["from"]): KnownPosition => ({ ...FALLBACK_POSITION, from });

function say(language: Language, ...[chosen, position]: Parameters<typeof positionSentence>): string {
  overwriteGetLocale(() => language);
  return positionSentence(chosen, position, [], language);
}

describe("the sentence that says around which position the list begins (places §14)", () => {
  it.each(["device", "address", "fallback"] as const)("is one sentence: %s", (from) => {
    for (const language of ["en", "fr"] as const) {
      const sentence = say(language, null, known(from), [], language);
      expect(sentence).toMatch(/^[^.:]+\.$/);
      // No capital letter except the first and that of Montréal.
      expect(sentence.slice(1).replace("Montréal", "")).toMatch(/^\P{Lu}+$/u);
    }
  });

  it("has capitals only at its start and in names, also for a chosen place", () => {
    expect(say("fr", null, known("fallback"), [], "fr")).toBe("En ce moment, depuis le centre-ville de Montréal.");
    expect(say("fr", FALLBACK_POSITION, known("device"), [], "fr")).toBe("En ce moment, autour du lieu choisi.");
  });
});
