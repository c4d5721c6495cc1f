import { expect, it } from "vitest";
import { takenAddress } from "./taken-address.ts";

const HOME = { address: "4120 rue De Bullion", address_complement: "", city: "Montréal", postal_code: "H2J 3M3" };
const place = (address: string, city: string, postal_code: string) => ({
  address,
  city,
  postal_code,
  formatted_address: `${address}, ${city}, QC`,
});

it("takes every part of the address that the suggestion has", () => {
  expect(takenAddress(place("1 Rue du Port", "Québec", "G1K 3X2"), HOME, HOME)).toEqual({
    address: "1 Rue du Port",
    address_complement: "",
    city: "Québec",
    postal_code: "G1K 3X2",
  });
  expect(takenAddress(place("", "", ""), HOME, HOME).address).toBe(", , QC");
});

it("drops the postal code if the street or the city is another one", () => {
  expect(takenAddress(place("4400 rue Saint-Denis", "Montréal", ""), HOME, HOME).postal_code).toBe("");
  expect(takenAddress(place("4120 rue De Bullion", "Laval", ""), HOME, HOME).postal_code).toBe("");
});

it("keeps the typed city if the suggestion has none", () => {
  expect(takenAddress(place("4120 rue De Bullion", "", ""), { ...HOME, city: "Laval" }, HOME)).toEqual({
    ...HOME,
    city: "Laval",
    postal_code: "",
  });
});

it("keeps city and postal code if the street is the same", () => {
  expect(takenAddress(place("4120 rue De Bullion", "", ""), HOME, HOME)).toEqual(HOME);
});

it("keeps the typed street number if the suggestion has none, except for a whole city", () => {
  const typed = { ...HOME, address: "8000 boul lasalle" };
  expect(takenAddress(place("boulevard LaSalle", "Montréal", ""), typed, HOME).address).toBe("8000 boulevard LaSalle");
  expect(takenAddress(place("", "Laval", ""), typed, HOME).address).toBe(", Laval, QC");
});

it("keeps the apartment that was typed with the street, as the complement", () => {
  const typed = { ...HOME, address: "4400 st-denis apt 3" };
  const taken = takenAddress(place("4400 rue Saint-Denis", "Montréal", ""), typed, HOME);
  expect([taken.address, taken.address_complement]).toEqual(["4400 rue Saint-Denis", "apt 3"]);
});
