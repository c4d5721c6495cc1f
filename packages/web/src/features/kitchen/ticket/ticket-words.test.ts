import type { Language } from "@tablee/domain/language/text";
import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { exampleOrder, minutesAfterNoon, NOON } from "../../orders/words/order.example.ts";
import { allergenWords, callName, dueWords, lateWords, leavesOut, phoneWords, placeWord } from "./ticket-words.ts";

const speak = (language: Language) => overwriteGetLocale(() => language);
type Line = ReturnType<typeof exampleOrder>["items"][number];
const lineOf = (diner: string) => ({ diner: { id: diner, name: diner } }) as Line;

describe("words of a ticket", () => {
  it("give the time, and the day if it is not today", () => {
    const due = (minutes: number, language: Language) => {
      speak(language);
      const [min_time, max_time] = [minutes, minutes + 30].map((each) => minutesAfterNoon(each).toISOString());
      return dueWords(exampleOrder({ min_time: min_time!, max_time: max_time! }), NOON, language).replaceAll(
        "\u00a0",
        " ",
      );
    };
    expect(due(70, "en")).toBe("13:10–13:40");
    expect(due(70, "fr")).toBe("13 h 10 – 13 h 40");
    expect(due(24 * 60 - 30, "en")).toBe("Sat 11:30–12:00");
    expect(due(24 * 60 - 30, "fr")).toBe("sam. 11 h 30 – 12 h");
    expect(due(10 * 24 * 60, "en")).toBe("Nov 30 12:00–12:30");
  });

  it("say how late an order is, in hours from an hour on", () => {
    const late = (language: Language) => {
      speak(language);
      return [1, 59, 60, 61, 1707].map((minutes) => lateWords(minutes, language).replaceAll("\u00a0", " "));
    };
    expect(late("en")).toEqual(["1 min late", "59 min late", "1h late", "1h 1min late", "28h 27min late"]);
    const fr = ["1 min de retard", "59 min de retard", "1 h de retard", "1 h 1 min de retard", "28 h 27 min de retard"];
    expect(late("fr")).toEqual(fr);
  });

  it("name a diner by first name and initial", () => {
    expect(callName({ account_id: 1, first_name: "Léa", last_name: "élan", avatar_url: null })).toBe("Léa\u00A0É.");
    expect(callName({ account_id: 1, first_name: "Léa", last_name: " ", avatar_url: null })).toBe("Léa");
  });

  it("write a phone number with its extension", () => {
    const said = (language: Language) => {
      speak(language);
      return ["+15145550100;ext=23", "+15145550100", undefined].map(phoneWords);
    };
    expect(said("en")).toEqual(["514 555-0100 ext. 23", "514 555-0100", ""]);
    expect(said("fr")).toEqual(["514 555-0100, poste 23", "514 555-0100", ""]);
  });

  it("name the table, or else the mode", () => {
    speak("fr");
    expect(placeWord({ mode: "dine_in", table: "12", items: [] })).toBe("Table 12");
    expect(placeWord({ mode: "dine_in", table: null, items: [] })).toBe("Sur place");
    expect(placeWord({ mode: "drive", table: null, items: [] })).toBe("Service à l’auto");
    const items = ["Inès", "Samir", "Inès"].map(lineOf);
    expect(placeWord({ mode: "dine_in", table: "12", items })).toBe("Table 12, 2 convives");
  });

  it("list the allergens of a line in the reader's language", () => {
    speak("en");
    expect(allergenWords({ allergens: ["gluten", "milk"] })).toEqual(["gluten", "dairy"]);
    speak("fr");
    expect(allergenWords({ allergens: ["gluten", "milk"] })).toEqual(["gluten", "lait"]);
    expect(allergenWords({ allergens: [] })).toEqual([]);
  });

  it("recognise what is left out of a dish", () => {
    expect(["No mayonnaise", "Sans oignon", "Pas de cornichon"].every(leavesOut)).toBe(true);
    expect(["Norwegian salmon", "Sansho pepper", "Double"].some(leavesOut)).toBe(false);
  });
});
