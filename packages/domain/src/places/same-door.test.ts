import { expect, it } from "vitest";
import { isSameDoor } from "./same-door.ts";

const FABRE = "5241, rue Fabre, Montréal, QC H2J 3W5";

it.each([
  "5241 rue Fabre",
  "5241 RUE FABRE, Montreal",
  "5241 rue Fabre Montréal (Québec)",
  "5241, rue Fabre, app. 3, Montréal",
])("%s is the same door, however it is written", (address) => {
  expect(isSameDoor(FABRE, address)).toBe(true);
  expect(isSameDoor(address, "5241 rue Fabre")).toBe(true);
});

it.each(["", "5241", "rue Fabre", "5243 rue Fabre, Montréal", "5241 rue Fabr", "5241 rue Saint-Denis, Montréal"])(
  "%j is another one, or none",
  (address) => {
    expect(isSameDoor(address, "5241 rue Fabre")).toBe(false);
  },
);
