import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGENS } from "../menus/menu.ts";
import { minor } from "../money/minor.ts";
import { answerWishes, type OrderableDish } from "./rank-dishes.ts";
import { readWishes } from "./read-wishes.ts";

const dish = (id: number, name: string, own: Partial<OrderableDish> = {}): OrderableDish => ({
  id,
  restaurant_id: id,
  names: [name],
  words: [],
  cuisines: [],
  type: "plate",
  tags: [],
  allergens: [],
  price: minor(1_200),
  calories: null,
  popularity: 0,
  metres: 500,
  open: true,
  modes: ["take_out"],
  ...own,
});
const ask = (message: string, dishes: readonly OrderableDish[]) => {
  const { dishes: found, named } = answerWishes(readWishes(message), dishes, 6);
  return { ids: found.map(({ id }) => id), named };
};

describe("dishes that answer wishes", () => {
  it("are matched by name, open restaurants first, with two dishes per restaurant before any third", () => {
    const soups = [1, 2, 3].map((id) => dish(id, "lentil soup", { restaurant_id: 1 }));
    const all = [...soups, dish(4, "onion soup", { open: false }), dish(5, "pizza"), dish(6, "onion soup")];
    expect(ask("a soup", all)).toEqual({ ids: [1, 2, 6, 4, 3], named: true });
  });

  it("come from a matching cuisine where no name matches, else from everything that fits", () => {
    const griot = dish(1, "griot", { words: ["haitian"] });
    expect(ask("haïtien", [griot, dish(2, "pizza")])).toEqual({ ids: [1], named: true });
    expect(ask("sushi", [griot])).toEqual({ ids: [1], named: false });
    expect(ask("sushi livré", [griot])).toEqual({ ids: [], named: false });
  });

  it.each([
    ["something warm", "warm"],
    ["quelque chose de froid", "cold"],
  ])("%s: finds the dish that is served that way", (message, served) => {
    const all = [dish(1, "beef stew"), dish(2, "iced coffee", { type: "plate" }), dish(3, "thing")];
    expect(ask(message, all).ids).toEqual([served === "warm" ? 1 : 2]);
  });

  it("never contain an avoided allergen or cost more than asked, whatever else is said", () => {
    const dishes = fc.array(
      fc.record({ allergens: fc.subarray([...ALLERGENS]), price: fc.nat(5_000), name: fc.constantFrom("soup", "pie") }),
    );
    fc.assert(
      fc.property(dishes, fc.string(), (given, more) => {
        const all = given.map(({ name, allergens, price }, id) => dish(id, name, { allergens, price: minor(price) }));
        const wishes = readWishes(`no nuts, sans lait, under 20 $. ${more}`);
        for (const found of answerWishes(wishes, all, 6).dishes) {
          expect(found.allergens.includes("nuts") || found.allergens.includes("milk")).toBe(false);
          expect(found.price).toBeLessThanOrEqual(2_000);
        }
      }),
    );
  });
});
