import { describe, expect, it } from "vitest";
import { closeness, type Findable, rankMatches } from "./rank-match.ts";
import { readQuery } from "./read-query.ts";

const place = (name: string, served: readonly string[] = []): Findable => ({
  names: [name],
  words: [...name.split(" "), ...served.flatMap((one) => one.split(" "))],
  served,
  metres: 100,
  popularity: 0,
});

/** The names as they are ranked for a typed text. */
const ranked = (typed: string, places: readonly Findable[]): (string | undefined)[] => {
  const query = readQuery(typed);
  return query ? rankMatches(query, places).map(({ names: [name] }) => name) : [];
};

describe("how close a word is to the query", () => {
  it("is that of its slip, whether either of the two is in the plural", () => {
    expect(closeness("begels", "bagel")).toBe(closeness("begel", "bagel"));
    expect(closeness("begel", "bagels")).toBeGreaterThan(0);
    expect(closeness("begels", "legal")).toBe(0);
  });

  it("is 0 for words that only hold sentences together, unless they were typed exactly", () => {
    expect(["that", "dont", "chez"].map((word) => closeness("thai", word) + closeness("donut", word))).toEqual([
      0, 0, 0,
    ]);
    expect(closeness("that", "that")).toBe(1);
    expect(closeness("thai", "chai")).toBeGreaterThan(0);
  });
});

describe("a dish or cuisine typed alone", () => {
  it("ranks places that serve it before a name that only begins with it", () => {
    const found = ranked("pasta", [place("pastaga"), place("chez lina", ["pasta"]), place("pasta pooks", ["pasta"])]);
    expect(found).toEqual(["pasta pooks", "chez lina", "pastaga"]);
  });

  it("ranks places that serve it before those with a synonym in their name", () => {
    const found = ranked("mediterranean", [place("le grand mediterraneen"), place("tarboosh", ["mediterranean"])]);
    expect(found).toEqual(["tarboosh", "le grand mediterraneen"]);
  });

  it("ranks places that serve exactly it before those with one word of it", () => {
    const found = ranked("african", [place("au coin berbere", ["north african"]), place("le baobab", ["african"])]);
    expect(found).toEqual(["le baobab", "au coin berbere"]);
  });

  it("of three letters may be the beginning of a name", () => {
    expect(ranked("sub", [place("vua", ["sandwich"]), place("subway")])).toEqual(["subway", "vua"]);
  });

  it("with another word is matched like any name", () => {
    expect(ranked("pasta lin", [place("chez otto", ["pasta"]), place("pasta lina")])[0]).toBe("pasta lina");
  });
});
