import type { Language } from "@tablee/domain/language/text";
import { afterEach, expect, it } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { momentWords } from "../words/basket-words.ts";
import { midSentence } from "./mid-sentence.ts";

afterEach(() => overwriteGetLocale(() => "en"));

const NOON = new Date("2026-11-26T17:00:00Z");

it.each<[Language, string, string | null, string]>([
  ["en", "2026-11-26", "now", "Your order is now for: today, now."],
  ["en", "2026-11-27", "11:00", "Your order is now for: tomorrow at 11:00."],
  ["en", "2026-11-28", "11:00", "Your order is now for: Saturday, November 28 at 11:00."],
  ["fr", "2026-11-26", "now", "Votre commande est maintenant pour : aujourd’hui, maintenant."],
  ["fr", "2026-11-27", "11:00", "Votre commande est maintenant pour : demain à 11 h."],
  ["fr", "2026-11-28", "11:00", "Votre commande est maintenant pour : samedi 28 novembre à 11 h."],
])("a moment stands in a sentence as its words are written there (%s, %s %s)", (language, date, time, said) => {
  overwriteGetLocale(() => language);
  const moment = midSentence(momentWords({ date, time }, "America/Toronto", NOON, language));
  expect(m.settings_lost_now_for({ moment }).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(said);
});

it("another moment is offered by a sentence", () => {
  const moment = midSentence("Tomorrow at 11:00");
  expect(m.settings_lost_take({ moment })).toBe("Make it tomorrow at 11:00 instead");
  overwriteGetLocale(() => "fr");
  expect(m.settings_lost_take({ moment: midSentence("Demain à 11 h") })).toBe("Plutôt demain à 11 h");
});
