import { getCountries } from "libphonenumber-js/max";
import { expect, it } from "vitest";
import { isCountry } from "./country-code.ts";

const A_TO_Z = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const known = A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second)).filter(isCountry);

it("knows the 249 countries of ISO 3166-1 and Kosovo", () => {
  expect(known).toHaveLength(250);
});

it("knows every country with a telephone code, except islands that belong to another", () => {
  expect(getCountries().filter((code) => !isCountry(code))).toEqual(["AC", "TA"]);
});

it("refuses codes that do not exist, and other spellings of those that do", () => {
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
