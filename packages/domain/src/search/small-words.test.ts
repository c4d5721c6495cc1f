import { expect, it } from "vitest";
import { readQuery, withKnownWords } from "./read-query.ts";
import { maySaySmall } from "./small-words.ts";

it("a misspelt small word of either language is recognised", () => {
  for (const typed of ["form", "frmo", "wiht", "avce", "dnas", "from"])
    expect([typed, maySaySmall(typed)]).toEqual([typed, true]);
  for (const typed of ["fo", "ramen", "kombucha", "frites"])
    expect([typed, maySaySmall(typed)]).toEqual([typed, false]);
});

it("a word that exists by itself is taken as typed", () => {
  const query = readQuery("kombucha form henri");
  const small = (known: string[]) => query && withKnownWords(query, new Set(known)).parts.map(({ isSmall }) => isSmall);
  expect(small(["kombucha", "henri"])).toEqual([false, true, false]);
  expect(small(["kombucha", "form", "henri"])).toEqual([false, false, false]);
});
