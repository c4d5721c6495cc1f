import { expect, it } from "vitest";
import { addressLine } from "./address-line.ts";

it("joins the given parts, and keeps a Canadian postal code on one line", () => {
  expect(addressLine("3500 rue Ontario E", "Montréal", "H1W 2G4")).toBe("3500 rue Ontario E, Montréal, H1W\u00a02G4");
  expect(addressLine("12 Main St, Toronto ON m5v 1a1, Canada", null)).toBe(
    "12 Main St, Toronto ON m5v\u00a01a1, Canada",
  );
  expect(addressLine("", undefined, "H1W2G4")).toBe("H1W2G4");
  expect(addressLine(null)).toBe("");
});

it("keeps a French postal code with its city", () => {
  expect(addressLine("12 rue Oberkampf, 75011 Paris")).toBe("12 rue Oberkampf, 75011\u00a0Paris");
  expect(addressLine("12 rue Oberkampf", "75011 Paris", "France")).toBe("12 rue Oberkampf, 75011\u00a0Paris, France");
});

it("changes no other space", () => {
  for (const line of ["5th Avenue, New York, NY 10018-1234", "10 rue A1B 2C34", "4400 Rue Saint-Denis, app. 3A 2B"])
    expect(addressLine(line)).toBe(line);
});
