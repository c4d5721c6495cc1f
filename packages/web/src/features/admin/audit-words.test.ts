import { SETTING_NAMES } from "@tablee/domain/management/settings";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { changesOf, subjectWords } from "./audit-words.ts";
import { fieldName } from "./field-names.ts";

afterEach(() => overwriteGetLocale(() => "en"));

const reader = { language: "en", timezone: "America/Toronto" } as const;

describe("a change in the audit log", () => {
  it("lists each field that differs, and none that stayed the same", () => {
    expect(
      changesOf(
        { before: { name: "12", port: 9_100, role: null }, after: { name: "14", port: 9_100, role: "owner" } },
        reader,
      ),
    ).toEqual([
      { field: "name", name: "Name", before: "12", after: "14" },
      { field: "role", name: "Role", before: null, after: "Owner" },
    ]);
    expect(changesOf({ before: null, after: { admin: true } }, reader)).toMatchObject([{ before: null, after: "Yes" }]);
    expect(changesOf({ before: "x", after: undefined }, reader)).toEqual([]);
  });

  it("shows values in words, and as they are if there are no words", () => {
    const shown = (after: object) => changesOf({ before: null, after }, reader)[0]?.after;
    expect(shown({ status: "rejected" })).toBe("Rejected");
    expect(shown({ kind: "duplicate" })).toMatch(/^[A-Z].* /);
    expect(shown({ certification: "food_critic" })).toBe("Food Critic");
    expect(shown({ until: "2026-11-27T15:00:00.000Z" })).toContain("Friday, November 27, 2026");
    expect(shown({ restaurants: { created: 2, updated: 0, unchanged: 1 } })).toBe("new 2, changed 0, as they were 1");
    expect(shown({ name: { en: "Old Port", fr: "Vieux-Port", default: null } })).toBe("Old Port");
    expect(shown({ restaurants: [4, 12] })).toBe("4, 12");
    expect(shown({ providers: ["apple", "google"] })).toBe("Apple, Google");
    expect(shown({ stock_status: "constructor" })).toBe("constructor");
    expect(shown({ hours: { monday: [[9, 17]] } })).toBe('{"monday":[[9,17]]}');
    expect(changesOf({ before: null, after: { planet: "9" } }, reader)).toMatchObject([{ name: "planet", after: "9" }]);
  });

  it("is shown in French to a French reader, and every setting has a French name", () => {
    overwriteGetLocale(() => "fr");
    const fr = { language: "fr", timezone: "America/Toronto" } as const;
    expect(changesOf({ before: { credit: 0 }, after: { credit: 10.5, reason: "Merci" } }, fr)).toEqual([
      { field: "credit", name: "Crédit", before: "0", after: "10,5" },
      { field: "reason", name: "Raison", before: null, after: "Merci" },
    ]);
    expect(SETTING_NAMES.filter((name) => fieldName(name) === name)).toEqual([]);
  });

  it("names its subject in words, or as it is if there are no words", () => {
    expect(subjectWords("item 12")).toBe("Item 12");
    expect(subjectWords("everybody")).toBe("Everybody");
    expect(subjectWords("short_link tacos")).toBe("Short link tacos");
    expect(subjectWords("planet 9")).toBe("planet 9");
    expect(subjectWords("constructor 9")).toBe("constructor 9");
  });
});
