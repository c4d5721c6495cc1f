import { expect, it } from "vitest";
import { readQuery, withKnownWords } from "./read-query.ts";
import { maySaySmall } from "./small-words.ts";

it("a word with one slip may have been one that says nothing, in either language", () => {
  for (const typed of ["form", "frmo", "wiht", "avce", "dnas", "from"])
    expect([typed, maySaySmall(typed)]).toEqual([typed, true]);
  for (const typed of ["fo", "ramen", "kombucha", "frites"])
    expect([typed, maySaySmall(typed)]).toEqual([typed, false]);
});

it("what is a word by itself was meant as it was typed", () => {
  const query = readQuery("kombucha form henri");
  const small = (known: string[]) => query && withKnownWords(query, new Set(known)).parts.map(({ isSmall }) => isSmall);
  expect(small(["kombucha", "henri"])).toEqual([false, true, false]);
  expect(small(["kombucha", "form", "henri"])).toEqual([false, false, false]);
});
