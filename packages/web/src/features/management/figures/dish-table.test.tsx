import type { Figures } from "@tablee/contract/management/figures.contract";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { DishTable } from "./dish-table.tsx";

const before = getLocale();
afterAll(() => overwriteGetLocale(() => before));

const dish = {
  item_id: 1,
  combo_id: null,
  name: { en: "Poutine", fr: "Poutine", default: null },
  quantity: 5,
  amount: 50,
  discount: 0,
};
const rowsOf = (other_dishes: Figures["other_dishes"]) => {
  overwriteGetLocale(() => "en");
  const figures = { currency: "CAD", dishes: [dish], other_dishes } as Figures;
  const markup = renderToStaticMarkup(<DishTable figures={figures} />);
  return [...markup.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
};

it("the dishes beyond the hundred that sold most stand below them in one row (management §25)", () => {
  expect(rowsOf({ quantity: 40, amount: 30.25, discount: 1 })).toEqual([
    "Dish Quantity Discounts Amount",
    "Poutine 5 – $50.00",
    "Others 40 -$1.00 $30.25",
  ]);
  expect(rowsOf(null)).toEqual(["Dish Quantity Amount", "Poutine 5 $50.00"]);
});
