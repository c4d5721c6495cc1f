import { describe, expect, test } from "vitest";
import { composedAbout, readAbout } from "./about-dish.ts";
import { EMPTY, isBegun } from "./composition.ts";

const restaurant = {
  id: 4,
  name: { en: "Margot’s", fr: "Chez Margot", default: null },
  address: "12 rue Roy, Montréal",
  menu: {
    items: [
      { id: 9, name: { en: "Onion soup", fr: "Soupe à l’oignon", default: null } },
      { id: 10, name: { en: null, fr: null, default: "Pho" } },
    ],
  },
};

describe("a discovery about a dish of a menu", () => {
  test("starts with its place and its name in both languages", () => {
    const composed = composedAbout(restaurant, 9, "fr");
    expect(composed).toMatchObject({
      restaurant: { id: 4, name: "Chez Margot", address: "12 rue Roy, Montréal" },
      item_id: 9,
      name: { en: "Onion soup", fr: "Soupe à l’oignon" },
    });
    expect(isBegun(composed)).toBe(true);
  });

  test("takes a name without a language as one of the page’s", () => {
    expect(composedAbout(restaurant, 10, "fr").name).toEqual({ en: "", fr: "Pho" });
  });

  test("starts with the place alone if the dish has left the menu", () => {
    expect(composedAbout(restaurant, 11, "en")).toMatchObject({
      restaurant: { id: 4 },
      item_id: null,
      name: EMPTY.name,
    });
  });

  test.each([
    {},
    { restaurant: 4 },
    { restaurant: "4", dish: 9 },
    { restaurant: 4, dish: -9 },
    { restaurant: 4, dish: 1.5 },
    { restaurant: 4, dish: 2 ** 60 },
    { restaurant: [4], dish: { id: 9 } },
    null,
  ])("is not asked for by %j", (search) => expect(readAbout(search)).toBeNull());
});
