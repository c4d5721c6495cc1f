import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";
import { addDish } from "../menus/add-dish.ts";
import { Calls } from "./place.ts";

/** Chez Margot never closes; two of its starters cost more for delivery (menus §44). */
const MARGOT = 1;
const WORDS = {
  en: { turnovers: "Pork & Chive Turnovers", pickles: "Jar of House Pickles", settings: "Order settings" },
  fr: {
    turnovers: "Chaussons porc et ciboulette",
    pickles: "Pot de marinades maison",
    settings: "Réglages de la commande",
  },
} satisfies Record<Language, unknown>;

interface Placed {
  mode: string;
  subtotal: number;
  items: { name: { en: string }; unit_price: number }[];
}

test("a dish shows and charges its higher delivery price once delivery is chosen @phone", async ({
  page,
  request,
  language,
  words,
  signIn,
  expectNoViolations,
}) => {
  const { turnovers, pickles, settings } = WORDS[language];
  await signIn(page, "critic@tablee.test");
  await visit(page, `/menu/${MARGOT}`);
  await page
    .getByRole("radio", { name: words("order_mode_take_out") })
    .first()
    .click();
  const card = page.getByRole("article").filter({ hasText: turnovers }).first();
  await expect(card).toContainText(/11[.,]25/);
  await addDish(page, words, turnovers);
  await addDish(page, words, pickles);

  await page
    .getByRole("radio", { name: words("order_mode_delivery") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: settings });
  await page.getByRole("combobox", { name: words("basket_address") }).fill("4420 st-den");
  await expect(page.getByRole("option", { name: "4420 rue Saint-Denis, Montréal, QC" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: words("basket_settings_done") }).click();
  // 16.75 to take out, 18.75 for delivery.
  await expect(page.getByText(/18[.,]75.*16[.,]75/)).toBeVisible();
  await expect(card).toContainText(/12[.,]50/);

  await visit(page, "/orders/now");
  await expect(page.getByText(/12[.,]50.*11[.,]25/)).toBeVisible();
  await expect(page.getByText(words("basket_prices_dearer", { count: 2 }))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: words("basket_prices_accept") }).click();
  await expect(page.getByText(/12[.,]50.*11[.,]25/)).toBeHidden();
  await page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) }).click();
  await expect(page).toHaveURL(/\/orders\/current\/\d+$/);

  const diner = await new Calls(request).signIn("critic@tablee.test");
  const order = await diner.call<Placed>("GET", `/client/order/${page.url().split("/").at(-1)}`);
  expect(order).toMatchObject({ mode: "delivery", subtotal: 18.75 });
  expect(order.items.map(({ unit_price }) => unit_price).toSorted((a, b) => a - b)).toEqual([6.25, 12.5]);
});
