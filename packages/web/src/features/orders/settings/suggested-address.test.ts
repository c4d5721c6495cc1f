import type { Place } from "@tablee/contract/places/places.schema";
import * as v from "valibot";
import { expect, it } from "vitest";
import { Basket } from "../basket/basket-schema.ts";
import { chosenAddress, typedAddress } from "./basket-settings-place.ts";
import { suggestedAddress } from "./suggested-address.ts";

const typed = (address: string) => typedAddress(v.parse(Basket, {}).delivery, address);
const place = (address: string, formatted_address: string): Place => ({
  formatted_address,
  address,
  city: "Montréal",
  postal_code: "",
  latitude: 45.44,
  longitude: -73.6,
  accuracy_m: 3_000,
  type: null,
});
const LASALLE = place("boulevard LaSalle", "boulevard LaSalle, Montréal, QC");

it("keeps the street number that was typed when a street without numbers is taken (places §5)", () => {
  expect(suggestedAddress(typed("8000 boul lasalle"), LASALLE)).toMatchObject({
    address: "8000 boulevard LaSalle, Montréal, QC",
    formatted_address: LASALLE.formatted_address,
    accuracy_m: 3_000,
  });
});

it("keeps no number beside an area, nor when the address is that of the device's position", () => {
  expect(suggestedAddress(typed("8000 h2j"), place("", "Montréal, QC H2J")).address).toBe("Montréal, QC H2J");
  expect(chosenAddress(typed("8000 boul lasalle"), LASALLE).address).toBe(LASALLE.formatted_address);
});

it("keeps the apartment that was typed with the street, as the complement (places §5)", () => {
  const fabre = place("4567 rue Fabre", "4567 rue Fabre, Montréal, QC");
  expect(suggestedAddress(typed("4567 rue fabre app. 3"), fabre)).toMatchObject({
    address: fabre.formatted_address,
    address_complement: "app. 3",
  });
  const street = place("rue Fabre", "rue Fabre, Montréal, QC");
  expect(suggestedAddress(typed("#3 5241 rue fab"), street)).toMatchObject({
    address: "5241 rue Fabre, Montréal, QC",
    address_complement: "#3",
  });
  expect(suggestedAddress(typed("5241-3 rue fab"), street)).toMatchObject({
    address: "5241-3 rue Fabre, Montréal, QC",
    address_complement: "",
  });
});
