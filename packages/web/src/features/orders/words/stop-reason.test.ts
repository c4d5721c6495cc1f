import { readFile } from "node:fs/promises";
import { READY_REASONS } from "@tablee/domain/kitchen/ready-reasons";
import { expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { reasonOfStop } from "./stop-reason.ts";

it("says a ready reason in the reader's language, whoever gave it", () => {
  overwriteGetLocale(() => "en");
  const english = READY_REASONS.map(reasonOfStop);
  expect(english).toContain("Something you chose has just sold out");
  overwriteGetLocale(() => "fr");
  const french = READY_REASONS.map(reasonOfStop);
  expect(french).toContain("Un plat choisi n’est plus disponible");
  expect(new Set([...english, ...french, ...READY_REASONS]).size).toBe(3 * READY_REASONS.length);
});

it("leaves the kitchen's own words as they are", () => {
  expect(reasonOfStop("Plus de pain 🥖")).toBe("Plus de pain 🥖");
});

it("travels as a code, of which the page for a restaurant's systems has the words that a diner reads", async () => {
  overwriteGetLocale(() => "en");
  const page = await readFile(new URL("../../../../../../docs/webhooks.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, code, words]) => [code, words]);
  for (const code of READY_REASONS) expect(rows).toContainEqual([code, reasonOfStop(code)]);
});
