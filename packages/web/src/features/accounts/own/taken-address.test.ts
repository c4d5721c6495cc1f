import { expect, it } from "vitest";
import { takenAddress } from "./taken-address.ts";

const HOME = { address: "4120 rue De Bullion", city: "Montréal", postal_code: "H2J 3M3" };
const place = (address: string, city: string, postal_code: string) => ({
  address,
  city,
  postal_code,
  formatted_address: `${address}, ${city}, QC`,
});

it("takes every line that the suggestion knows", () => {
  expect(takenAddress(place("1 Rue du Port", "Québec", "G1K 3X2"), HOME.city, HOME)).toEqual({
    address: "1 Rue du Port",
    city: "Québec",
    postal_code: "G1K 3X2",
  });
  expect(takenAddress(place("", "", ""), HOME.city, HOME).address).toBe(", , QC");
});

it("leaves no street the postal code of another", () => {
  expect(takenAddress(place("4400 rue Saint-Denis", "Montréal", ""), HOME.city, HOME).postal_code).toBe("");
  expect(takenAddress(place("4120 rue De Bullion", "Laval", ""), HOME.city, HOME).postal_code).toBe("");
});

it("leaves the city that was typed where the suggestion knows none", () => {
  expect(takenAddress(place("4120 rue De Bullion", "", ""), "Laval", HOME)).toEqual({
    ...HOME,
    city: "Laval",
    postal_code: "",
  });
});

it("keeps city and postal code of the street that stands there already", () => {
  expect(takenAddress(place("4120 rue De Bullion", "", ""), HOME.city, HOME)).toEqual(HOME);
});
