import { expect, type Page } from "@playwright/test";
import { visit, type Words } from "../journey.ts";
import type { Language } from "../words.ts";
import { addDish } from "../menus/add-dish.ts";

/** Chez Margot never closes and accepts orders in every mode. */
export const MARGOT = 1;

const WORDS = {
  en: { coffee: "Filter Coffee, Refilled", settings: "Order settings" },
  fr: { coffee: "Café filtre à volonté", settings: "Réglages de la commande" },
} satisfies Record<Language, unknown>;

/** Puts a coffee in the basket and opens the basket. */
export async function withCoffee(page: Page, words: Words, language: Language) {
  await visit(page, `/menu/${MARGOT}`);
  await addDish(page, words, WORDS[language].coffee);
  await visit(page, "/orders/now");
}

export const place = (page: Page, words: Words) =>
  page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) }).click();

interface Placed {
  mode: string;
  time: string;
  date: string;
  planned: boolean;
  delivery: { address: string; latitude?: number } | null;
}

/** The order whose page has been reached. */
export async function placed(page: Page): Promise<Placed> {
  await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const answer = await page.request.get(`/api/client/order/${page.url().split("/").at(-1)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Placed;
}

/** The open settings of the order. */
export const dialogOf = (page: Page, language: Language) =>
  page.getByRole("dialog", { name: WORDS[language].settings });
