import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type AccountFields, changesOf, wrongFields } from "./account-changes.ts";

const STORED: AccountFields = {
  first_name: "Inès",
  last_name: "Gagnon",
  email: "ines@tablee.test",
  phone_number: "+15145550142",
  gender: null,
  language: "fr",
  target_calories: 2_000,
  address: "4200 rue Saint-Denis",
  address_complement: null,
  city: "Montréal",
  state: "QC",
  postal_code: "H2J 2K8",
  country: "CA",
};

it("fields that are sent back as they were stored are no change", () => {
  const field = fc.constantFrom(...(Object.keys(STORED) as (keyof AccountFields)[]));
  fc.assert(
    fc.property(
      fc.uniqueArray(field),
      fc.dictionary(fc.constantFrom("first_name", "city"), fc.string()),
      (names, odd) => {
        const stored = { ...STORED, ...odd };
        const given = Object.fromEntries(names.map((name) => [name, STORED[name]]));
        expect(changesOf(STORED, given)).toEqual({});
        // An account without a name, which a sign-in through a provider can create, sends it back unchanged.
        expect(wrongFields(changesOf({ ...stored, first_name: "" }, { first_name: "" }))).toEqual([]);
      },
    ),
  );
});

it("trims and joins spaces, stores an empty field as null, and writes postal codes in capitals", () => {
  const given = { first_name: " Jean  Luc ", city: "  ", postal_code: "h2x 1y4", email: " New@Tablee.TEST " };
  expect(changesOf(STORED, given)).toEqual({
    first_name: "Jean Luc",
    city: null,
    postal_code: "H2X 1Y4",
    email: "new@tablee.test",
  });
  expect(changesOf(STORED, { email: "INES@tablee.test" })).toEqual({});
});

it("names exactly the fields that are invalid", () => {
  expect(wrongFields({ first_name: "R2D2", last_name: "O’Brien", email: "a@b", phone_number: "514 555" })).toEqual([
    "first_name",
    "email",
    "phone_number",
  ]);
  expect(wrongFields({ first_name: "", last_name: "x".repeat(51) })).toEqual(["first_name", "last_name"]);
  expect(wrongFields({ postal_code: "D2X 1Y4", country: "Canada" })).toEqual(["postal_code", "country"]);
  expect(wrongFields({ country: "ZZ" })).toEqual(["country"]);
  expect(wrongFields({ postal_code: "90210", country: "US", phone_number: null, address: null })).toEqual([]);
  expect(wrongFields({ address: "<b>4</b> rue", city: "Laval&nbsp;", state: "x".repeat(51) })).toEqual([
    "address",
    "city",
    "state",
  ]);
});

it("a calorie target is a whole number from 500 to 10,000, or none", () => {
  for (const target_calories of [499, 10_001, 1_800.5, Number.NaN]) {
    expect(wrongFields({ target_calories })).toEqual(["target_calories"]);
  }
  for (const target_calories of [500, 2_000, 10_000, null]) expect(wrongFields({ target_calories })).toEqual([]);
});
