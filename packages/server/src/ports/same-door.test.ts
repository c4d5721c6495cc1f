import { expect, it } from "vitest";
import type { Place } from "./geocoder.ts";
import { isSameDoor } from "./same-door.ts";

const placeOf = (address: string, city = "Montréal", postal_code = "H2J 2L1", accuracy_m = 30): Place => ({
  formatted_address: [address, city, `QC ${postal_code}`].join(", "),
  address,
  city,
  postal_code,
  latitude: 45.5,
  longitude: -73.5,
  accuracy_m,
  type: null,
});

it.each<[string, Place]>([
  ["4375, rue St-Denis", placeOf("4375 Rue Saint-Denis")],
  ["4375 St-Denis Street app. 3", placeOf("4375 Rue Saint-Denis")],
  ["4375 rue Saint-Denis Montréal", placeOf("4375 Rue Saint-Denis")],
  ["4375 rue Saint-Denis, app. 3, Montréal (Québec) h2j2l9, Canada", placeOf("4375 Rue Saint-Denis")],
  ["4375 rue Saint-Denis, Plateau-Mont-Royal", placeOf("4375 Rue Saint-Denis")],
  ["1430 Sherbrooke St. West", placeOf("1430 Rue Sherbrooke Ouest")],
  ["77 boul. Rosemont", placeOf("77 Boulevard Rosemont")],
  ["12 rue de l’Église, Val-David", placeOf("12 Rue de l'Église", "Val-David", "")],
  ["12 Main Street, Burlington, Vermont 05401", placeOf("12 Main Street", "Burlington, Vermont 05401", "")],
  ["12 rue Saint-Jean, Québec, QC", placeOf("12 Rue Saint-Jean", "Québec", "G1R 1S1")],
  ["rue Saint-Denis", placeOf("Rue Saint-Denis", "Montréal", "", 1_000)],
  ["4375 rue Saint-Denis", placeOf("Rue Saint-Denis", "Montréal", "", 1_000)],
  ["5600 12e Avenue", placeOf("5600 12e Avenue")],
  ["B-4375 rue Saint-Denis", placeOf("4375 Rue Saint-Denis")],
  ["#3 4375 rue Saint-Denis", placeOf("4375 Rue Saint-Denis")],
  ["4375-3 rue Saint-Denis", placeOf("4375 Rue Saint-Denis")],
])("%s is the same door", (address, place) => {
  expect(isSameDoor(address, place)).toBe(true);
});

it.each<[string, string, Place]>([
  ["another number", "4377 rue Saint-Denis", placeOf("4375 Rue Saint-Denis")],
  ["the apartment's number", "4375-3 rue Saint-Denis", placeOf("3 Rue Saint-Denis")],
  ["another number of two parts", "37-12 74th Street", placeOf("37-15 74th Street")],
  ["another boulevard", "7400 boulevard Saint-Laurent", placeOf("7400 Boulevard Saint-Michel")],
  ["another saint", "12 rue Saint-Jean", placeOf("12 Rue Saint-Paul")],
  ["a street without the saint", "12 rue Saint-Denis", placeOf("12 Rue Denis")],
  ["a saint that is not written", "12 rue Denis", placeOf("12 Rue Saint-Denis")],
  ["part of the name", "100 rue du Faubourg-Saint-Denis", placeOf("100 Rue Saint-Denis")],
  ["more than the name", "100 rue Saint-Denis", placeOf("100 Rue du Faubourg-Saint-Denis")],
  ["an avenue for a street", "1 1re Avenue", placeOf("1 1re Rue")],
  ["the other end of it", "1430 rue Sherbrooke Est", placeOf("1430 Rue Sherbrooke Ouest")],
  ["another city", "4375 rue Saint-Denis, Laval", placeOf("4375 Rue Saint-Denis")],
  ["another city, without a comma", "4375 rue Saint-Denis Laval", placeOf("4375 Rue Saint-Denis")],
  ["a city that begins the same", "1 rue A, Saint-Jean-sur-Richelieu", placeOf("1 Rue A", "Saint-Jean")],
  ["the city of Québec", "12 rue Saint-Jean, Québec, QC", placeOf("12 Rue Saint-Jean")],
  ["another code", "4375 rue Saint-Denis, J7Z 2A1", placeOf("4375 Rue Saint-Denis")],
  ["another village of a code", "1 rue A, J0T 1A0", placeOf("1 Rue A", "Val-Morin", "J0T 2R0")],
  ["a code that nobody knows", "1 rue A, J7Z 2A1", placeOf("1 Rue A", "Saint-Jérôme", "")],
  ["no street", "12 rue Principale, Laval", placeOf("", "Laval", "", 3_000)],
])("%s is a different door", (_what, address, place) => {
  expect(isSameDoor(address, place)).toBe(false);
});
