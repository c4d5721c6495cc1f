import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { faultPlace, faultWord, remarkWord } from "./fault-words.ts";

afterEach(() => overwriteGetLocale(() => "en"));

it("a missing column is reported with the name to give it, in the reader's language", () => {
  const missing = { line: 1, column: "name", code: "column_missing", value: "" } as const;
  overwriteGetLocale(() => "en");
  expect(`${faultPlace(missing)}: ${faultWord(missing)}`).toMatch(/^Line 1: .*“name” in the file/);
  overwriteGetLocale(() => "fr");
  expect(faultWord(missing)).toContain("«\u00a0nom\u00a0»");
  expect(faultWord({ ...missing, column: "price" })).toContain("«\u00a0prix\u00a0»");
  expect(faultPlace({ ...missing, column: "Prix", code: "price_invalid" })).toBe("Ligne 1, Prix");
});

it("faults of a till's whole file have words in the reader's language, and other remarks have none", () => {
  const remark = (code: string) => ({ line: null, path: "$", code, message: "" });
  overwriteGetLocale(() => "fr");
  for (const code of ["format_unknown", "no_dishes", "syntax"])
    expect(remarkWord(remark(code))).toMatch(/plat|menu|fichier/);
  expect(remarkWord(remark("wrong_type"))).toBeUndefined();
});
