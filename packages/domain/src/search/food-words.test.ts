import { expect, it } from "vitest";
import { foldedWords } from "../language/folded-words.ts";
import { otherWordsFor, singular } from "./food-words.ts";
import { readQuery } from "./read-query.ts";
import { type Findable, rankedMatches } from "./rank-match.ts";

const dish = (name: string): Findable => ({ names: [name], words: [], metres: 100, popularity: 0 });

it("plurals are looked up by their singular, except words that only look like plurals", () => {
  expect(["burgers", "gateaux", "pates", "bus"].map(singular)).toEqual(["burger", "gateau", "pates", "bus"]);
});

it("pâtes is also looked up as pasta, and pâte is not", () => {
  expect(otherWordsFor(["pates"])?.same).toContainEqual(["pasta"]);
  expect(otherWordsFor(["pate"])).toBeNull();
});

it("pâtes finds pasta before pâte", () => {
  const query = readQuery("pâtes");
  const found = query && rankedMatches(query, [dish("pate frite"), dish("pasta al limone"), dish("pates maison")]);
  expect(found?.map(({ one }) => one.names[0])).toEqual(["pates maison", "pasta al limone", "pate frite"]);
});

it.each([
  ["soupe tonkinoise", "pho"],
  ["blé d’Inde", "corn on the cob"],
  ["patates pilées", "mashed potatoes"],
  ["chien chaud", "hot dog"],
  ["bol poké", "poke"],
])("the Québec word %s also finds %s", (said, meant) => {
  expect(otherWordsFor(foldedWords(said))?.same).toContainEqual(meant.split(" "));
});
