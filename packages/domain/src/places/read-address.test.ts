import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressWords, readAddress, writtenFor } from "./read-address.ts";

describe("the words of an address", () => {
  it.each([
    ["4420, rue St-Denis", ["4420", "rue", "saint", "denis"]],
    ["1430 Sherbrooke St. W.", ["1430", "sherbrooke", "saint", "ouest"]],
    ["Av. du Mont-Royal E", ["avenue", "du", "mont", "royal", "est"]],
    ["L’Église, MTL (QC)", ["l", "eglise", "montreal", "quebec"]],
    ["  🍕 ", []],
  ])("%s", (text, words) => {
    expect(addressWords(text)).toEqual(words);
  });

  it("are the same however accents are encoded, and do not change when read again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const words = addressWords(text);
        expect(addressWords(text.normalize("NFD"))).toEqual(words);
        expect(addressWords(words.join(" "))).toEqual(words);
      }),
    );
  });
});

it("lists the ways in which a word may be written", () => {
  expect(writtenFor("boulevard")).toEqual(["boulevard", "boul", "bd", "blvd"]);
  expect(writtenFor("fabre")).toEqual(["fabre"]);
  for (const short of writtenFor("ouest")) expect(addressWords(short)).toEqual(["ouest"]);
});

describe("readAddress", () => {
  it.each([
    ["5241, rue Fabre, Montréal", 5241, ["rue", "fabre"], ["montreal"], null],
    ["5241 rue Fabre app. 3", 5241, ["rue", "fabre"], [], null],
    ["3-5241 rue Fabre", 5241, ["rue", "fabre"], [], null],
    ["B–5241, rue Fabre", 5241, ["rue", "fabre"], [], null],
    ["#3 5241 rue Fabre", 5241, ["rue", "fabre"], [], null],
    ["app. 3-4 5241 rue Fabre", 5241, ["rue", "fabre"], [], null],
    ["5241-3 rue Fabre", 5241, ["rue", "fabre"], [], null],
    ["2020-2022 rue Fabre", 2020, ["rue", "fabre"], [], null],
    ["37-12 74th Street", 37, ["12", "74th", "rue"], [], null],
    ["5-12 47th Ave, Astoria", 5, ["12", "47th", "avenue"], ["astoria"], null],
    ["apt 3, rue Fabre 5241, Montréal", 5241, ["rue", "fabre"], ["montreal"], null],
    ["12e Avenue 5600", 5600, ["12e", "avenue"], [], null],
    ["4375a rue Saint-Denis, Montréal, QC h2j2l1", 4375, ["rue", "saint", "denis"], ["montreal", "quebec"], "H2J 2L1"],
    ["h2j", null, [], [], "H2J"],
    ["rue Masson", null, ["rue", "masson"], [], null],
    ["", null, [], [], null],
  ])("takes %s apart", (text, number, street, after, postal_code) => {
    expect(readAddress(text)).toEqual({ number, street, after, postal_code });
  });

  it("never fails, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const { number } = readAddress(text);
        expect(number === null || number >= 0).toBe(true);
      }),
    );
  });
});
