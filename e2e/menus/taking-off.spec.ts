import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";

/** Chez Margot's poutine is also available as a half portion, for three dollars less (menus §45). */
const WORDS = {
  en: { poutine: "Poutine Margot", gravy: "Brown gravy", half: "Half a portion" },
  fr: { poutine: "Poutine Margot", gravy: "Sauce brune", half: "Demi-portion" },
} satisfies Record<Language, unknown>;

test("a modifier with a negative price shows it, lowers the dish's price, and is in the basket with it @phone", async ({
  page,
  language,
  words,
  expectNoViolations,
}) => {
  const { poutine, gravy, half } = WORDS[language];
  await visit(page, "/menu/1");
  await page.getByRole("link", { name: poutine, exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: poutine });
  await dialog.getByRole("radio", { name: gravy }).click();
  await expect(dialog.getByText(/−.{0,2}3[.,]00/)).toBeVisible();
  await dialog.getByRole("checkbox", { name: half }).click();
  await expect(dialog.getByRole("button", { name: /8[.,]50/ })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: /8[.,]50/ }).click();
  await expect(dialog).toBeHidden();
  await visit(page, "/orders/now");
  await expect(page.getByText(half)).toContainText(/−.{0,2}3[.,]00/);
  await expect(page.getByRole("listitem").filter({ hasText: poutine })).toContainText(/8[.,]50/);
  await expect(page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) })).toBeVisible();
});
