import type { Language } from "@tablee/domain/language/text";
import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { exampleOrder, minutesAfterNoon, NOON } from "../orders/order.example.ts";
import { allergenWords, allergyNotes, callName, dueWords, leavesOut, placeWord } from "./ticket-words.ts";

const speak = (language: Language) => overwriteGetLocale(() => language);
const line = (notes: string) => ({ notes }) as ReturnType<typeof exampleOrder>["items"][number];

describe("words of a ticket", () => {
  it("says the hour, and the day where it is another one", () => {
    const due = (minutes: number, language: Language) =>
      dueWords(exampleOrder({ min_time: minutesAfterNoon(minutes).toISOString() }), NOON, language).replaceAll(
        "\u00a0",
        " ",
      );
    expect(due(70, "en")).toBe("13:10");
    expect(due(70, "fr")).toBe("13 h 10");
    expect(due(24 * 60 - 30, "en")).toBe("Sat 11:30");
    expect(due(24 * 60 - 30, "fr")).toBe("sam. 11 h 30");
    expect(due(10 * 24 * 60, "en")).toBe("Nov 30 12:00");
  });

  it("calls a diner by first name and initial", () => {
    expect(callName({ account_id: 1, first_name: "Léa", last_name: "élan", avatar_url: null })).toBe("Léa É.");
    expect(callName({ account_id: 1, first_name: "Léa", last_name: " ", avatar_url: null })).toBe("Léa");
  });

  it("names the table, else the mode", () => {
    speak("fr");
    expect(placeWord({ mode: "dine_in", table: "12" })).toBe("Table 12");
    expect(placeWord({ mode: "dine_in", table: null })).toBe("Sur place");
    expect(placeWord({ mode: "drive", table: null })).toBe("Service à l’auto");
  });

  it("lifts every note that speaks of an allergy, in both languages, once", () => {
    const notes = [
      "Peanut ALLERGY!",
      "Extra crisp",
      "allergique aux noix",
      "Intolérante au lactose",
      "Peanut ALLERGY!",
    ];
    expect(allergyNotes({ items: notes.map(line) })).toEqual([
      "Peanut ALLERGY!",
      "allergique aux noix",
      "Intolérante au lactose",
    ]);
    expect(allergyNotes({ items: ["Cœliaque, merci", "je suis coeliaque", "celiac"].map(line) })).toHaveLength(3);
  });

  it("lists what a dish contains in the order of the menu, in the reader's language", () => {
    const item = { allergens: ["milk", "gluten"] } as never;
    speak("en");
    expect(allergenWords({ item, combo: null })).toEqual(["gluten", "dairy"]);
    speak("fr");
    expect(allergenWords({ item, combo: null })).toEqual(["gluten", "lait"]);
    expect(allergenWords({ item: null, combo: null })).toEqual([]);
  });

  it("sees what is left out", () => {
    expect(["No mayonnaise", "Sans oignon", "Pas de cornichon"].every(leavesOut)).toBe(true);
    expect(["Norwegian salmon", "Sansho pepper", "Double"].some(leavesOut)).toBe(false);
  });
});
