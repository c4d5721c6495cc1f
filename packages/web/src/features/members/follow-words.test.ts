import { describe, expect, it } from "vitest";
import { m } from "../../paraglide/messages.js";

const LANGUAGES = ["en", "fr"] as const;

describe("the words of a follow button", () => {
  it.each(LANGUAGES)("the button's accessible name contains its visible word, %s", (locale) => {
    const name = "Inès";
    expect(m.members_follow_of({ name }, { locale })).toContain(m.members_follow({}, { locale }));
    expect(m.members_unfollow_of({ name }, { locale })).toContain(m.members_followed({}, { locale }));
  });

  it("the French word for a followed member has no gender", () => {
    expect(m.members_followed({}, { locale: "fr" })).not.toMatch(/abonné|suivie?\b/i);
  });
});
