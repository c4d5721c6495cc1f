import fc from "fast-check";
import { expect, it } from "vitest";
import { readAddress } from "./read-address.ts";
import { splitUnit } from "./split-unit.ts";
import { withTypedNumber } from "./typed-number.ts";

it.each([
  ["4567 rue Fabre app. 3", "app. 3", "4567 rue Fabre"],
  ["4567 rue fabre, apt 4B, Montréal", "apt 4B", "4567 rue fabre, Montréal"],
  ["apt. B 4567 rue Fabre", "apt. B", "4567 rue Fabre"],
  ["Bureau 10, 4567 rue Fabre", "Bureau 10", "4567 rue Fabre"],
  ["200 rue Fabre, unité 12", "unité 12", "200 rue Fabre"],
  ["200 rue Fabre unite\u0301 12", "unité 12", "200 rue Fabre"],
  ["200 rue Fabre suite   #200,Montréal", "suite #200", "200 rue Fabre,Montréal"],
  ["200 rue Fabre app3", "app3", "200 rue Fabre"],
  ["200 rue Fabre app. B, Montréal", "app. B", "200 rue Fabre, Montréal"],
  ["100 5th Ave Unit 12-B", "Unit 12-B", "100 5th Ave"],
  ["200 rue Fabre app. 3-4", "app. 3-4", "200 rue Fabre"],
  ["200 rue Fabre app. B-12", "app. B-12", "200 rue Fabre"],
  ["Place Ville-Marie bureau 1200", "bureau 1200", "Place Ville-Marie"],
  ["4567 rue Fabre #3", "#3", "4567 rue Fabre"],
  ["4567 #3 rue Fabre", "#3", "4567 rue Fabre"],
  ["5241 route 132 #7", "#7", "5241 route 132"],
  ["8000B lasalle #1204", "#1204", "8000B lasalle"],
  ["#3 5241 rue fab", "#3", "5241 rue fab"],
  ["#203, 1520 14 Avenue SW", "#203", "1520 14 Avenue SW"],
  ["#3-4 5241 rue fab", "#3-4", "5241 rue fab"],
  ["app. 3-40 5241 rue fab", "app. 3-40", "5241 rue fab"],
  ["3-5241 rue fab", "#3", "5241 rue fab"],
  ["3 – 5241 rue fab", "#3", "5241 rue fab"],
  ["3–5241", "#3", "5241"],
  ["3A-5241 rue Fabre", "#3A", "5241 rue Fabre"],
  ["B-5241, rue Fabre", "#B", "5241, rue Fabre"],
  ["b-520 rachel", "#b", "520 rachel"],
  ["#3-5241 rue Fabre", "#3", "5241 rue Fabre"],
  ["app. 3-5241 rue Fabre", "app. 3", "5241 rue Fabre"],
  ["apt 3, rue Fabre 5241", "apt 3", "rue Fabre 5241"],
  ["bureau 10, rue Rachel 24, Montréal", "bureau 10", "rue Rachel 24, Montréal"],
  ["apt 5-12 47th Ave", "apt 5", "12 47th Ave"],
  ["5-1212 47th Ave", "#5", "1212 47th Ave"],
  ["3-12 5e Avenue", "#3", "12 5e Avenue"],
  ["5-12 47th Ave #3", "#3", "5-12 47th Ave"],
])("of %s, the apartment is %j", (typed, unit, rest) => {
  expect(splitUnit(typed)).toEqual({ unit, rest });
});

it.each([
  "",
  "5241 rue Fabre",
  "100 Unity Street",
  "100 Suites Ave",
  "100 Suite 5th Avenue",
  "100 bureau 5e avenue",
  "12 rue de l’Unité",
  "12 rue de l'Unité",
  "10 rue de l'Unité 75011 Paris",
  "10 rue de l’Unité 12",
  "10 rue des Bureaux",
  "10 rue du Bureau 12",
  "12 rue Bureau, Montréal",
  "rue Bureau 12",
  "chemin du Bureau d’Enregistrement",
  "10 chemin du Bureau d’Enregistrement",
  "rue Suite à gauche",
  "12 rue suite a gauche",
  "10 rue de l’Application",
  "4567 rue App",
  "4567 rue Fabre app 3/4",
  "4567 rue Fabre #12345",
  "5241-3 rue fab",
  "37-12 74th Street",
  "#37-12 74th Street",
  "5-12 47th Ave, Long Island City",
  "5–49 21st St, Astoria, NY",
  "8-20 43rd Rd",
  "apt 3, rue Fabre",
  "bureau 10, rue du 24 Juin",
  "suite 20, route 132",
  "#3, rue Fabre 5241",
  "2020-2022 rue Saint-Denis",
  "98-102 rue Rachel",
  "5241 Highway #7",
  "1234 route #117",
  "12 R.R. #2",
  "A-440 Ouest",
  "N-7 Paris",
  "12 rue Rachel PO Box #12",
  "#3 chemin du Lac",
  "#450 route 132",
  "#1520 14 Avenue SW",
  "#5241 rue Fabre",
  "#3 rue du 24 Juin",
  "bureau 10 rue Rachel",
])("of %s, there is no apartment", (typed) => {
  expect(splitUnit(typed)).toEqual({ unit: null, rest: typed });
});

const STREETS = [
  "rue Fabre",
  "boulevard LaSalle",
  "12e Avenue",
  "Unity Street",
  "rue de l’Unité",
  "route 132",
  "74th Street",
];
const street = fc.constantFrom(...STREETS);
const door = fc.integer({ min: 1000, max: 99_999 });
const unit = fc.oneof(fc.integer({ min: 1, max: 400 }).map(String), fc.constantFrom("B", "3A", "12b"));

it("finds every apartment, wherever it stands, and leaves the door and the street", () => {
  const label = fc.constantFrom("#", "# ", "app. ", "App ", "apt #", "Suite ", "bureau ");
  const place = fc.constantFrom("after", "after comma", "before", "before comma", "dash", "label and dash");
  fc.assert(
    fc.property(door, street, unit, label, place, (number, name, code, said, where) => {
      const address = `${number} ${name}`;
      const shown = where === "dash" ? `#${code}` : `${said}${code}`.replace(/\s+$/u, "");
      const typed = {
        after: `${address} ${shown}`,
        "after comma": `${address}, ${shown}, Montréal`,
        before: `${shown} ${address}`,
        "before comma": `${shown}, ${address}`,
        dash: `${code}-${address}`,
        "label and dash": `${shown}-${address}`,
      }[where];
      const split = splitUnit(typed ?? "");
      expect(split.unit).toBe(shown);
      expect(split.rest).toBe(where === "after comma" ? `${address}, Montréal` : address);
      expect(readAddress(typed ?? "").number).toBe(number);
      expect(withTypedNumber(typed ?? "", "rue Rachel")).toBe(`${number} rue Rachel`);
    }),
  );
});

it("finds no apartment in a door and a street, nor in two doors", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), street, (number, name) => {
      expect(splitUnit(`${number} ${name}`).unit).toBeNull();
      expect(splitUnit(`${name} ${number}`).unit).toBeNull();
      expect(splitUnit(`${number}-${number + 2} ${name}`).unit).toBeNull();
    }),
  );
});

it("never fails, invents nothing and does not lose a number, whatever the text", () => {
  const piece = fc.constantFrom(
    "#",
    "-",
    "–",
    " ",
    ",",
    "app",
    "unit",
    "3",
    "5241",
    "B",
    "rue",
    "Fabre",
    "12e",
    "route",
    "’",
    ".",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(piece, { maxLength: 12 }).map((all) => all.join("")),
  );
  const digits = (words: string): string => [...(words.match(/\d/gu) ?? [])].toSorted().join("");
  fc.assert(
    fc.property(text, (typed) => {
      const { unit: found, rest } = splitUnit(typed);
      expect(digits(`${found ?? ""}${rest}`)).toBe(digits(typed.normalize("NFC")));
      if (found === null) expect(rest).toBe(typed);
      else expect(rest).not.toBe("");
    }),
  );
});
