import { text } from "@tablee/domain/menus/menu.example";
import { describe, expect, it } from "vitest";
import { findDishes } from "./find-dishes.ts";

const dish = (en: string, fr: string, description = "") => ({ name: text(en, fr), description: text(description) });
const egg = dish("Farm Egg, Pan-Fried", "Œuf de la ferme, au plat");
const beef = dish("Charlevoix beef", "Bœuf de Charlevoix");
const breakfast = dish("Two-Egg Breakfast", "Déjeuner", "Œufs au choix");
const creme = dish("Custard", "Crème caramel");
const cheese = dish("Cheeseburger", "Cheeseburger");
const menu = [beef, breakfast, egg, creme, cheese];

describe("the search in a menu", () => {
  it("finds dishes in both languages, ignoring accents, capitals and ligatures", () => {
    expect(findDishes(menu, "OEUF")).toEqual([egg, breakfast]);
    expect(findDishes(menu, "creme")).toEqual([creme]);
    expect(findDishes(menu, "CUST")).toEqual([creme]);
  });

  it("lists matches by name before matches by description", () => {
    expect(findDishes(menu, "egg")).toEqual([breakfast, egg]);
    expect(findDishes(menu, "oeufs")).toEqual([breakfast]);
  });

  it("requires every word of the query", () => {
    expect(findDishes(menu, "egg farm")).toEqual([egg]);
    expect(findDishes(menu, "egg beef")).toEqual([]);
  });

  it("looks within words only when no word begins with the query", () => {
    expect(findDishes(menu, "burger")).toEqual([cheese]);
    expect(findDishes([...menu, dish("Burger", "Burger")], "burger")).toHaveLength(1);
  });

  it("returns all dishes for a query of only spaces", () => {
    expect(findDishes(menu, "  ")).toEqual(menu);
  });
});
