import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  articlePath,
  checkComplete,
  checkLengths,
  checkPlace,
  checkRevision,
  checkWithdrawal,
  MAX_BODY,
  MAX_TITLE,
  slugOf,
} from "./article.ts";

const words = (own: object = {}) => ({
  title: { en: "Title", fr: "Titre" },
  summary: { en: "In short", fr: "En bref" },
  body: { en: "Words", fr: "Des mots" },
  ...own,
});

describe("an article", () => {
  it.each([
    [{ kind: "page", section: "", slug: "about" }, true, "/about"],
    [{ kind: "page", section: "", slug: "index" }, true, "/index.html"],
    [{ kind: "page", section: "", slug: "admin" }, false, "/admin"],
    [{ kind: "page", section: "x", slug: "about" }, false, "/about"],
    [{ kind: "terms", section: "tablee", slug: "privacy" }, true, "/terms-and-conditions"],
    [{ kind: "terms", section: "some-group", slug: "sms" }, true, "/terms-and-conditions?group=some-group"],
    [{ kind: "terms", section: "tablee", slug: "cookies" }, false, "/terms-and-conditions"],
    [{ kind: "blog", section: "stories", slug: "soup-in-march" }, true, "/blog/stories/soup-in-march"],
    [{ kind: "blog", section: "elsewhere", slug: "soup" }, false, "/blog/elsewhere/soup"],
    [{ kind: "blog", section: "stories", slug: "../admin" }, false, "/blog/stories/../admin"],
    [{ kind: "news", section: "", slug: "table-mode" }, true, "/news#table-mode"],
    [{ kind: "news", section: "", slug: "nine-long" }, false, "/news#nine-long"],
    [{ kind: "news", section: "", slug: "" }, false, "/news#"],
  ] as const)("%o has its address, and is accepted only where that place exists", (place, fits, path) => {
    expect(checkPlace(place) === null).toBe(fits);
    expect(articlePath(place)).toBe(path);
  });

  it("gets a valid address from any title, or none", () => {
    expect(slugOf("Où manger ? Crème brûlée & cie !")).toBe("ou-manger-creme-brulee-cie");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        const slug = slugOf(title);
        expect(slug.length < 10 || checkPlace({ kind: "news", section: "", slug }) === null).toBe(true);
      }),
    );
  });

  it("can be published once both languages are complete", () => {
    expect(checkComplete(words())).toBeNull();
    expect(checkComplete(words({ body: { en: "Words", fr: " \n" } }))).toEqual({
      code: "text_missing",
      field: "body",
      language: "fr",
    });
  });

  it("has a maximum length in code points", () => {
    expect(checkLengths(words({ title: { en: "🍲".repeat(MAX_TITLE), fr: "" } }))).toBeNull();
    expect(checkLengths(words({ title: { en: "", fr: "é".repeat(MAX_TITLE + 1) } }))?.language).toBe("fr");
    expect(checkLengths(words({ body: { en: "a".repeat(MAX_BODY + 1), fr: "" } }))?.field).toBe("body");
  });

  it("is saved only over the revision that was seen, and withdrawn only where the product can do without it", () => {
    expect([checkRevision(3, 3), checkRevision(4, 3)?.code]).toEqual([null, "edit_conflict"]);
    const place = { section: "tablee", slug: "terms" } as const;
    expect(checkWithdrawal({ kind: "terms", ...place })?.code).toBe("always_there");
    expect(checkWithdrawal({ kind: "terms", ...place, section: "group" })).toBeNull();
    expect(checkWithdrawal({ kind: "news", section: "", slug: "x" })).toBeNull();
  });
});
