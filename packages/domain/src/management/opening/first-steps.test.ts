import { expect, test } from "vitest";
import { doneSteps, FIRST_STEPS, type FirstFacts, isConfirmed } from "./first-steps.ts";

const NEVER = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const both = { en: "Margot's", fr: "Chez Margot", default: null };
const fresh: FirstFacts = {
  address: "",
  position: null,
  hours: NEVER,
  offered: false,
  confirmed: false,
  cover: null,
  name: { ...both, fr: null },
  dishes: [],
};

test("a new restaurant has no step done, and each is done once its facts are there", () => {
  expect(doneSteps(fresh)).toEqual([]);
  const whole: FirstFacts = {
    address: "5241, rue Fabre",
    position: {},
    hours: { ...NEVER, friday: [[18, 26]] },
    offered: true,
    confirmed: true,
    cover: "/pictures/cover.webp",
    name: both,
    dishes: [{ name: both, price: 12 }],
  };
  expect(doneSteps(whole)).toEqual(FIRST_STEPS);
  const without = (own: Partial<FirstFacts>) => {
    const done = doneSteps({ ...whole, ...own });
    return FIRST_STEPS.filter((step) => !done.includes(step));
  };
  expect(without({ position: null })).toEqual(["place"]);
  expect(without({ address: " " })).toEqual(["place"]);
  expect(without({ hours: NEVER })).toEqual(["hours"]);
  expect(without({ offered: false })).toEqual(["ordering"]);
  expect(without({ confirmed: false })).toEqual(["taxes"]);
  expect(without({ dishes: [{ name: both, price: null }] })).toEqual(["menu"]);
  expect(without({ dishes: [] })).toEqual(["menu", "words"]);
  expect(without({ dishes: [...whole.dishes, { name: { ...both, en: null }, price: 3 }] })).toEqual(["words"]);
  expect(without({ name: { ...both, fr: "" } })).toEqual(["words"]);
  expect(without({ cover: null })).toEqual(["cover"]);
});

test("what was guessed for a new place is confirmed once its people have set each of it", () => {
  expect(isConfirmed({ status: "preparing", owner_set: [] })).toBe(false);
  expect(isConfirmed({ status: "preparing", owner_set: ["tax", "timezone"] })).toBe(false);
  expect(isConfirmed({ status: "preparing", owner_set: ["currency", "tax", "timezone"] })).toBe(true);
  expect(isConfirmed({ status: "open", owner_set: [] })).toBe(true);
});
