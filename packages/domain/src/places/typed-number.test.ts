import fc from "fast-check";
import { expect, it } from "vitest";
import { readAddress } from "./read-address.ts";
import { withTypedNumber } from "./typed-number.ts";

it.each([
  ["8000 boul lasalle", "boulevard LaSalle, Montréal, QC", "8000 boulevard LaSalle, Montréal, QC"],
  ["lasalle 8000B", "boulevard LaSalle, Montréal, QC", "8000B boulevard LaSalle, Montréal, QC"],
  ["3-5241 rue fab", "rue Fabre, Montréal, QC", "5241 rue Fabre, Montréal, QC"],
  ["3A – 5241 rue fab", "rue Fabre, Montréal, QC", "5241 rue Fabre, Montréal, QC"],
  ["B-5241 rue fab", "rue Fabre, Montréal, QC", "5241 rue Fabre, Montréal, QC"],
  ["#3 5241 rue fab", "rue Fabre, Montréal, QC", "5241 rue Fabre, Montréal, QC"],
  ["app 3 5241 rue fab", "rue Fabre, Montréal, QC", "5241 rue Fabre, Montréal, QC"],
  ["app. 3-4 5241 rue fab", "rue Fabre, Montréal, QC", "5241 rue Fabre, Montréal, QC"],
  ["rue fabre app 3-4", "rue Fabre, Montréal, QC", "rue Fabre, Montréal, QC"],
  ["5241-3 rue fab", "rue Fabre, Montréal, QC", "5241-3 rue Fabre, Montréal, QC"],
  ["37-12 74th street", "74th Street, New York", "37-12 74th Street, New York"],
  ["5-12 47th ave", "47th Avenue, New York", "5-12 47th Avenue, New York"],
  ["2020-2022 st-denis", "rue Saint-Denis, Montréal, QC", "2020-2022 rue Saint-Denis, Montréal, QC"],
  ["#3 chemin du lac", "chemin du Lac, Montréal, QC", "3 chemin du Lac, Montréal, QC"],
  ["route #117", "Route 117, Mirabel, QC", "Route 117, Mirabel, QC"],
  ["1234 route #117", "Route 117, Mirabel, QC", "1234 Route 117, Mirabel, QC"],
  ["rue du 24 juin", "rue du 24-Juin, Sherbrooke, QC", "rue du 24-Juin, Sherbrooke, QC"],
  ["A-40 ouest", "Autoroute 40, Montréal, QC", "Autoroute 40, Montréal, QC"],
  ["12e avenue 5600", "12e Avenue, Montréal, QC", "5600 12e Avenue, Montréal, QC"],
  ["h2j 2l1 rachel", "rue Rachel Est, Montréal, QC", "rue Rachel Est, Montréal, QC"],
  ["450 route 132", "Route 132, Saint-Lambert, QC", "450 Route 132, Saint-Lambert, QC"],
  ["route 132", "Route 132, Saint-Lambert, QC", "Route 132, Saint-Lambert, QC"],
  ["rang 3", "Rang Saint-Joseph, Mirabel, QC", "Rang Saint-Joseph, Mirabel, QC"],
  ["rue rachel", "rue Rachel Est, Montréal, QC", "rue Rachel Est, Montréal, QC"],
  ["520 rachel", "526 rue Rachel Est, Montréal, QC", "526 rue Rachel Est, Montréal, QC"],
])("typed %s, taken %s", (typed, suggested, address) => {
  expect(withTypedNumber(typed, suggested)).toBe(address);
});

it("keeps the suggestion's own number, or else has the typed one, and never changes the rest", () => {
  const street = fc.constantFrom("rue Fabre", "boulevard LaSalle, Montréal, QC", "avenue du Parc, H2V 4E6");
  const number = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: null });
  const address = fc.tuple(number, street).map(([at, name]) => (at === null ? name : `${at} ${name}`));
  fc.assert(
    fc.property(address, address, (typed, suggested) => {
      const taken = withTypedNumber(typed, suggested);
      expect(taken.endsWith(suggested)).toBe(true);
      expect(readAddress(taken).number).toBe(readAddress(suggested).number ?? readAddress(typed).number);
      expect(readAddress(taken).street).toEqual(readAddress(suggested).street);
    }),
  );
});
