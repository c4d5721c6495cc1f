import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { byWhom, eachOnce } from "./by-whom.ts";

const by = (account_id: number, first_name: string) => ({ account_id, first_name, last_name: "Gagnon" });
const [ines, paul, lea, ugo] = [by(1, "Inès"), by(2, "Paul"), by(3, "Léa"), by(4, "Ugo")];

afterEach(() => overwriteGetLocale(() => "en"));

it("names two members, and counts the others", () => {
  overwriteGetLocale(() => "en");
  expect(byWhom([], true)).toBe("");
  expect(byWhom([ines], true)).toBe("Recommended by Inès Gagnon");
  expect(byWhom([ines, paul], true)).toBe("Recommended by Inès Gagnon and Paul Gagnon");
  expect(byWhom([ines, paul, lea], true)).toBe("Recommended by Inès Gagnon, Paul Gagnon and one more");
  expect(byWhom([ines, paul, lea, ugo], true)).toBe("Recommended by Inès Gagnon, Paul Gagnon and 2 more");
  expect(byWhom([ines, paul, lea], false)).toBe("Recommended by Inès Gagnon, Paul Gagnon and others");
  overwriteGetLocale(() => "fr");
  expect(byWhom([ines, paul, lea], true)).toBe("Recommandé par Inès Gagnon, Paul Gagnon et une autre personne");
  expect(byWhom([ines, paul, lea, ugo], true)).toBe("Recommandé par Inès Gagnon, Paul Gagnon et 2 autres");
});

it("names a member once, in the order of their first discovery", () => {
  expect(eachOnce([paul, ines, by(2, "Paul"), lea])).toEqual([paul, ines, lea]);
});
