import { describe, expect, it } from "vitest";
import { Remarks } from "../remarks.ts";
import { readDominos } from "./read-dominos.ts";

const named = (code: string, tags: object = {}) => ({ code, name: code, description: "", tags });
const SAUCE = { sauce: true, ignoreQty: true, exclusiveGroup: "Sauce" };

/** A pizza of two sizes with dearer toppings on the large one, a dip, and a coupon. */
const menu = () => ({
  categories: {
    food: {
      pizza: {
        code: "Pizza",
        name: "Pizza",
        products: [],
        subCategories: { own: { code: "Own", name: "Build Your Own", products: ["S_PIZZA"] } },
      },
      sides: { code: "Sides", name: "Extras", products: ["F_RANCH"] },
    },
    preconfiguredProducts: { popular: { code: "P", name: "Popular Items", products: ["PP_14"] } },
  },
  coupons: { products: { "9193": { code: "9193" } } },
  sizes: { pizza: { "10": named("10"), "14": named("14") } },
  flavors: { pizza: { THIN: named("THIN"), HAND: named("HAND") } },
  toppings: {
    pizza: { X: named("X", SAUCE), Bq: named("Bq", SAUCE), C: named("C"), P: named("P"), H: named("H") },
  },
  sides: { pizza: { RANCH: named("RANCH") } },
  products: {
    S_PIZZA: {
      ...named("S_PIZZA", { optionQtys: ["0", "0.5", "1", "1.5", "2"], maxOptionQty: "4", partCount: "2" }),
      productType: "Pizza",
      availableToppings: "X=0:0.5:1,Bq,C,P,H=0:1",
      defaultToppings: "X=1,C=1",
      availableSides: "RANCH",
      defaultSides: "",
      variants: ["10", "14", "14T"],
    },
    F_RANCH: { ...named("F_RANCH"), productType: "Sides", variants: ["RANCHCUP"] },
  },
  variants: {
    "10": variant("10", "9.49", { sizeCode: "10", flavorCode: "HAND" }, "10.98"),
    "14": variant("14", "13.99", { sizeCode: "14", flavorCode: "HAND", surcharge: "1.5" }, "15.88"),
    "14T": variant("14T", "13.99", { sizeCode: "14", flavorCode: "THIN" }, "15.88"),
    RANCHCUP: variant("RANCHCUP", "0.75"),
  } as Record<string, ReturnType<typeof variant>>,
  preconfiguredProducts: {
    PP_14: {
      ...named("PP_14"),
      name: "Pepperoni Pizza",
      size: "Large",
      options: "X=1,C=1,P=2",
      referencedProductCode: "14",
    },
  },
  cooking: { instructions: { WD: {} } },
});

function variant(code: string, price: string, own: object = {}, one = price) {
  return { code, name: code, price, ...own, pricing: { "price1-0": price, "price1-1": one }, tags: {} };
}

const read = async (file: unknown) => {
  const remarks = new Remarks();
  const { restaurants } = await readDominos(
    file,
    remarks,
    { ref: "plateau", name: "Domino's" },
    new Date("2026-11-23T12:00:00Z"),
  );
  const told = ({ path, code }: { path: string; code: string }) => `${path} ${code}`;
  const { errors, warnings } = remarks.report(null);
  const read_menu = restaurants[0]?.menu;
  const groups = new Map((read_menu?.modifier_groups ?? []).map((group) => [group.ref, group]));
  return { items: read_menu?.items ?? [], groups, errors: errors.map(told), warnings: warnings.map(told) };
};

describe("a menu of Domino's", () => {
  it("has an item for each product and each preconfigured one", async () => {
    const { items, errors } = await read(menu());
    expect(errors).toEqual([]);
    expect(items).toMatchObject([
      { ref: "S_PIZZA", price: 9.49, type: "plate", tags: ["pizza", "build your own"], use_wizard: true },
      { ref: "F_RANCH", price: 0.75, type: "accompaniment", tags: ["extras"], use_wizard: false },
      // 13.99 and 1.50 for its crust, plus two additional toppings at 1.89, for which no price is listed.
      { ref: "preconfigured:PP_14", name: "Pepperoni Pizza, Large", price: 19.27, tags: ["popular items"] },
    ]);
  });

  it("asks for size and style, at the price of each with its surcharge", async () => {
    const { groups } = await read(menu());
    expect(groups.get("S_PIZZA:variants")).toMatchObject({
      name: ["Size and style", "Format et style"],
      min_selected_amount: 1,
      max_selected_amount: 1,
      price_display: "total",
      modifiers: [
        { ref: "10", name: "10, HAND", price: 0 },
        { ref: "14", name: "14, HAND", price: 6 },
        { ref: "14T", name: "14, THIN", price: 4.5 },
      ],
    });
    expect(groups.get("F_RANCH:variants")).toBeUndefined();
  });

  it("offers toppings at the price of the size that is chosen, each as often as it may be", async () => {
    const { groups } = await read(menu());
    const small = groups.get("S_PIZZA:toppings:0:2");
    expect(small).toMatchObject({ max_selected_amount: 3, selections_per_item: 2, min_selected_amount: 0 });
    expect(small?.modifiers).toMatchObject([
      {
        ref: "P",
        price: 1.49,
        conditional_display: "hide-when-select",
        conditional_modifiers: ["S_PIZZA:variants|14", "S_PIZZA:variants|14T"],
      },
    ]);
    const once = groups.get("S_PIZZA:toppings:1:1");
    expect(once?.selections_per_item).toBe(1);
    expect(once?.modifiers).toMatchObject([
      { ref: "C", price: 1.89, conditional_modifiers: ["S_PIZZA:variants|10"] },
      { ref: "H", price: 1.89 },
    ]);
  });

  it("includes the usual toppings, lets them be left out, and offers another sauce in place of the usual one", async () => {
    const { groups } = await read(menu());
    expect(groups.get("S_PIZZA:without")).toMatchObject({
      description: ["Included: X, C", "Inclus : X, C"],
      modifiers: [
        { name: ["No X", "Sans X"], price: 0 },
        { name: ["No C", "Sans C"], price: 0 },
      ],
    });
    expect(groups.get("S_PIZZA:sauces")).toMatchObject({
      max_selected_amount: 1,
      modifiers: [{ ref: "Bq", price: 0 }],
    });
  });

  it("asks for a sauce where one is required", async () => {
    const file = menu();
    Object.assign(file.products.S_PIZZA.tags, { sauceRequired: true });
    const { groups } = await read(file);
    expect(groups.get("S_PIZZA:sauces")).toMatchObject({
      min_selected_amount: 1,
      modifiers: [{ ref: "X" }, { ref: "Bq" }],
    });
    expect(groups.has("S_PIZZA:without")).toBe(false);
  });

  it("sells a dip at its own price, and includes the one that comes with a product", async () => {
    const file = menu();
    expect((await read(file)).groups.get("S_PIZZA:sides")).toMatchObject({
      min_selected_amount: 0,
      modifiers: [{ ref: "RANCH", price: 0.75 }],
    });
    file.products.S_PIZZA.defaultSides = "RANCH=1";
    expect((await read(file)).groups.get("S_PIZZA:sides")).toMatchObject({
      min_selected_amount: 1,
      max_selected_amount: 1,
      modifiers: [{ ref: "RANCH", price: 0 }],
    });
  });

  it("warns of what is not carried over", async () => {
    const file = menu();
    file.variants["10"] = { ...variant("10", "9.49"), tags: { hidden: true } };
    file.variants["14"] = { ...variant("14", "13.99"), tags: { defaultToppings: "X=1", disabledToppings: "C" } };
    file.variants["14T"] = {
      ...variant("14T", "13.99"),
      pricing: { "price1-0": "1", "price1-1": "2", "price1-2": "4" },
    } as never;
    expect((await read(file)).warnings.toSorted()).toEqual([
      "$.cooking not_carried_over",
      '$.coupons.products["9193"] not_carried_over',
      "$.products.S_PIZZA.tags.optionQtys not_carried_over",
      "$.products.S_PIZZA.tags.partCount not_carried_over",
      '$.variants["10"] not_carried_over',
      '$.variants["14"].tags not_carried_over',
      '$.variants["14"].tags.defaultToppings not_carried_over',
      '$.variants["14T"].pricing not_carried_over',
    ]);
  });
});

describe("an invalid menu of Domino's", () => {
  const broken = async (spoil: (file: ReturnType<typeof menu>) => void) => {
    const file = menu();
    spoil(file);
    const { errors, items } = await read(file);
    expect(items).toEqual([]);
    return errors;
  };

  it("is refused with every unknown code", async () => {
    const errors = await broken((file) => {
      file.products.S_PIZZA.availableToppings += ",Zz=1";
      file.products.S_PIZZA.availableSides = "NONE";
      file.products.F_RANCH.variants.push("GONE");
      file.preconfiguredProducts.PP_14.referencedProductCode = "99";
    });
    expect(errors).toEqual([
      "$.products.S_PIZZA.availableSides unknown_ref",
      "$.products.S_PIZZA.availableToppings unknown_ref",
      "$.products.F_RANCH.variants unknown_ref",
      "$.preconfiguredProducts.PP_14.referencedProductCode unknown_ref",
    ]);
  });

  it.each(["-1", "NaN", "9.999", "1e9", "", "12,50"])("refuses %j as a price", async (price) => {
    expect(await broken((file) => void (file.variants["10"]!.price = price))).toEqual([
      '$.variants["10"].price invalid_value',
    ]);
  });

  it("refuses another file altogether", async () => {
    expect((await read({ elements: [] })).errors).toEqual([
      "$.categories missing",
      "$.products missing",
      "$.variants missing",
    ]);
    expect((await read([])).errors).toEqual(["$ wrong_type"]);
  });
});
