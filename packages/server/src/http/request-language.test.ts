import { describe, expect, test } from "vitest";
import { languageOfRequest } from "./request-language.ts";

describe("the language of a request", () => {
  test.each([
    [undefined, undefined, "en"],
    ["fr-CA,fr;q=0.9,en;q=0.8", undefined, "fr"],
    ["en-US,en;q=0.9,fr;q=0.8", undefined, "en"],
    ["de-DE", undefined, "en"],
    ["fr", "language=en", "en"],
    ["en", "member=1; language=fr", "fr"],
    ["en", "mylanguage=fr", "en"],
    ["en", "language=de", "en"],
    ["en", "own_language=fr; member=1", "fr"],
    ["en", "own_language=fr; member=1; language=en", "en"],
    // A member who has signed out.
    ["en", "own_language=fr", "en"],
  ])("%s with cookie %s is %s", (accepted, cookie, language) => {
    expect(languageOfRequest({ "accept-language": accepted, cookie })).toBe(language);
  });
});
