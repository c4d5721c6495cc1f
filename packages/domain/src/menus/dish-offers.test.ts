import { describe, expect, test } from "vitest";
import { WEEKDAYS, type WeekHours } from "../restaurants/week-hours.ts";
import { type DishOffer, dishOffersOn, kindsOnDish } from "./dish-offers.ts";

const make = (own: Partial<DishOffer>): DishOffer => ({
  kind: "second_half",
  item_ids: null,
  modes: null,
  hours: null,
  starts: null,
  ends: null,
  ...own,
});
/** Thursday 2026-11-19, 12:10 in Montréal. */
const AT = new Date("2026-11-19T17:10:00Z");
const noon = Object.fromEntries(WEEKDAYS.map((day) => [day, [[11.5, 14]]])) as unknown as WeekHours;
const when = { timezone: "America/Toronto", mode: null, moment: null };

describe("offers on a dish", () => {
  test("are those for dishes that apply at the order's time and in its mode", () => {
    const [lunch, delivered, sum] = [
      make({ hours: noon }),
      make({ modes: ["delivery"] }),
      make({ kind: "amount_off" }),
    ];
    const all = [lunch, delivered, sum];
    expect(dishOffersOn(all, when, AT)).toEqual([lunch, delivered]);
    expect(dishOffersOn(all, { ...when, mode: "take_out" }, AT)).toEqual([lunch]);
    const evening = { date: "2026-11-19", time: "18:30" };
    expect(dishOffersOn(all, { ...when, mode: "delivery", moment: evening }, AT)).toEqual([delivered]);
  });

  test("are shown on the dishes that they name, or on every dish, each kind once", () => {
    const all = [make({ item_ids: [1, 2] }), make({ item_ids: [2] }), make({ kind: "third_free" })];
    expect([1, 2, 3].map((id) => kindsOnDish(all, id, false))).toEqual([
      ["second_half", "third_free"],
      ["second_half", "third_free"],
      ["third_free"],
    ]);
    expect([1, 3].map((id) => kindsOnDish(all, id, true))).toEqual([["second_half"], []]);
  });
});
