import { getCountries } from "libphonenumber-js/max";
import { expect, it } from "vitest";
import { isCountry } from "./country-code.ts";

const A_TO_Z = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const known = A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second)).filter(isCountry);

it("knows the 249 countries of ISO 3166-1 and Kosovo", () => {
  expect(known).toHaveLength(250);
});

it("knows each country that has telephones, but islands of another one", () => {
  expect(getCountries().filter((code) => !isCountry(code))).toEqual(["AC", "TA"]);
});

it("knows none that does not exist, nor another way of writing one that does", () => {
  for (const code of [
    "ZZ",
    "XX",
    "AA",
    "UK",
    "EU",
    "SU",
    "AN",
    "ca",
    "CAN",
    "C",
    "",
    " ",
    "A ",
    "CA US",
    "Canada",
    "\u00e9A",
  ])
    expect(isCountry(code), code).toBe(false);
});
