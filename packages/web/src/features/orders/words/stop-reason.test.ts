import { readFile } from "node:fs/promises";
import { READY_REASONS } from "@tablee/domain/kitchen/ready-reasons";
import { expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { reasonOfStop } from "./stop-reason.ts";

it("shows a ready reason in the reader's language", () => {
  overwriteGetLocale(() => "en");
  const english = READY_REASONS.map(reasonOfStop);
  expect(english).toContain("Something you chose has just sold out");
  overwriteGetLocale(() => "fr");
  const french = READY_REASONS.map(reasonOfStop);
  expect(french).toContain("Un plat choisi n’est plus disponible");
  expect(new Set([...english, ...french, ...READY_REASONS]).size).toBe(3 * READY_REASONS.length);
});

it("shows the kitchen's own words unchanged", () => {
  expect(reasonOfStop("Plus de pain 🥖")).toBe("Plus de pain 🥖");
});

it("docs/webhooks.md lists each ready reason's code with the words that a diner reads", async () => {
  overwriteGetLocale(() => "en");
  const page = await readFile(new URL("../../../../../../docs/webhooks.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, code, words]) => [code, words]);
  for (const code of READY_REASONS) expect(rows).toContainEqual([code, reasonOfStop(code)]);
});
