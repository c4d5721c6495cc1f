import { expect, it } from "vitest";
import { clockWords } from "./clock-words.ts";

it.each([
  ["at 03:30 EDT", "at 3:30 EDT", "en"],
  ["2026-11-21, 14:30", "2026-11-21, 14:30", "en"],
  ["at 00:05", "at 0:05", "en"],
  ["à 03 h 30 HAE", "à 3\u00A0h\u00A030 HAE", "fr"],
  ["à 14 h 00", "à 14\u00A0h", "fr"],
  ["à 21\u202Fh\u202F05", "à 21\u00A0h\u00A005", "fr"],
] as const)("%s is shown as %s", (formatted, shown, language) => {
  expect(clockWords(formatted, language)).toBe(shown);
});
