import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CERTIFICATIONS } from "../accounts/certification.ts";
import { DISCOVERY_STATUSES } from "./discovery.ts";
import { discoveryWords } from "./discovery.example.ts";
import { placeProblems, wordsProblems } from "./discovery-words.ts";
import { goesBackToModerators, isCertified, missingToPublish, statusAfterSaving } from "./publishing.ts";

const words = (name: string) => ({ en: name, fr: null, default: null });
const anyCertification = fc.constantFrom(null, ...CERTIFICATIONS);
const anySaving = fc.record({
  status: fc.constantFrom(null, ...DISCOVERY_STATUSES),
  certification: anyCertification,
  draft: fc.boolean(),
  changed: fc.boolean(),
});

describe("what is missing to publish", () => {
  it("is listed as picture, name and place, in this order", () => {
    const nothing = { has_picture: false, name: words(" "), restaurant_id: null, google_place_name: " " };
    expect(missingToPublish(nothing)).toEqual(["picture", "name", "place"]);
    const all = { has_picture: true, name: words("Ramen"), restaurant_id: 3, google_place_name: null };
    expect(missingToPublish(all)).toEqual([]);
    expect(missingToPublish({ ...all, restaurant_id: null, google_place_name: "Chez Ma" })).toEqual([]);
    expect(missingToPublish({ ...all, restaurant_id: null })).toEqual(["place"]);
  });
});

describe("the status after saving", () => {
  it.each([
    [null, "amateur", true, "draft"],
    [null, "amateur", false, "pending"],
    [null, null, false, "pending"],
    [null, "food_critic", false, "approved"],
    ["draft", "star", false, "approved"],
    ["draft", null, false, "pending"],
    ["draft", "star", true, "draft"],
    ["rejected", "star", false, "pending"],
    ["rejected", "star", true, "rejected"],
    ["pending", "star", false, "pending"],
    ["approved", null, false, "pending"],
    ["approved", "staff", false, "approved"],
  ] as const)("of %s by %s (draft: %s) is %s", (status, certification, draft, next) => {
    expect(statusAfterSaving({ status, certification, draft, changed: true })).toBe(next);
  });

  it("stays the same where nothing that is moderated has changed", () => {
    expect(statusAfterSaving({ status: "approved", certification: null, draft: false, changed: false })).toBe(
      "approved",
    );
  });

  it("never becomes approved without a moderator or a certified author, and never becomes a draft again", () => {
    fc.assert(
      fc.property(anySaving, (saving) => {
        const next = statusAfterSaving(saving);
        const isNew = saving.status === null || saving.status === "draft";
        if (next === "approved" && saving.status !== "approved") {
          expect(isNew && isCertified(saving.certification)).toBe(true);
        }
        if (next === "draft") expect(isNew && saving.draft).toBe(true);
        if (next === "rejected") expect(saving.status).toBe("rejected");
        expect(goesBackToModerators(saving)).toBe(saving.status === "approved" && next !== "approved");
      }),
    );
  });
});

describe("the words of a discovery", () => {
  it("need a name, in one language or both", () => {
    expect(wordsProblems(discoveryWords())).toEqual([]);
    expect(wordsProblems(discoveryWords({ name: { en: null, fr: "Ramen", default: null } }))).toEqual([]);
    expect(wordsProblems(discoveryWords({ name: { en: " ", fr: null, default: null } }))).toEqual([
      { field: "name", language: "default", code: "required" },
    ]);
  });

  it("have limits in code points, for each language separately", () => {
    const problems = wordsProblems(
      discoveryWords({
        name: { en: "🍜", fr: "🍜".repeat(80), default: null },
        short_description: { en: "é".repeat(161), fr: "🍜".repeat(160), default: null },
        description: { en: null, fr: null, default: "a".repeat(2_001) },
      }),
    );
    expect(problems).toEqual([
      { field: "name", language: "en", code: "too_short" },
      { field: "short_description", language: "en", code: "too_long" },
      { field: "description", language: "default", code: "too_long" },
    ]);
  });

  it("may hold no HTML tag and no entity of a non-breaking space", () => {
    for (const bad of ["<b>Ramen</b>", "<script>x", "a&nbsp;b"]) {
      const problems = wordsProblems(discoveryWords({ description: { en: null, fr: bad, default: null } }));
      expect(problems, bad).toHaveLength(1);
    }
    expect(wordsProblems(discoveryWords({ description: words("5 < 6 & hungry") }))).toEqual([]);
  });

  it("of its place hold neither", () => {
    const place = { google_place_name: "Fish & Chips", google_place_address: null, city: "Montréal" };
    expect(placeProblems(place)).toEqual([]);
    expect(placeProblems({ google_place_name: "<b>x</b>", google_place_address: "x&nbsp;y", city: "<i>" })).toEqual(
      ["google_place_name", "google_place_address", "city"].map((field) => ({
        field,
        language: "default",
        code: "not_plain",
      })),
    );
  });
});
