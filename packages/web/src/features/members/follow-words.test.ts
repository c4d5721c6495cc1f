import { describe, expect, it } from "vitest";
import { m } from "../../paraglide/messages.js";

const LANGUAGES = ["en", "fr"] as const;

describe("whether one follows somebody", () => {
  it.each(LANGUAGES)("is named to those who hear it by the word that others see, %s", (locale) => {
    const name = "Inès";
    expect(m.members_follow_of({ name }, { locale })).toContain(m.members_follow({}, { locale }));
    expect(m.members_unfollow_of({ name }, { locale })).toContain(m.members_followed({}, { locale }));
  });

  it("is said in French so that it is true of everybody who reads it", () => {
    expect(m.members_followed({}, { locale: "fr" })).not.toMatch(/abonné|suivie?\b/i);
  });
});
