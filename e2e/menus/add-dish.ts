import { expect, type Page } from "@playwright/test";
import type { Words } from "../journey.ts";

/** The + on a dish's card, by the dish's name in the page's language. */
export const plusOf = (page: Page, words: Words, name: string) =>
  page.getByRole("button", { name: words("menu_add_item", { name }) }).first();

/** Searches the menu until the results are shown: a press while the list is being replaced would be lost. */
export async function searchDish(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox").filter({ visible: true }).fill(name);
  await expect(page.getByRole("region", { name })).toBeVisible();
}

/**
 * Adds a dish without choices to the order with the + on its card, and waits until it is counted there. A press works
 * only once its part of the page is hydrated, so that leaving before would add nothing.
 */
export async function addDish(page: Page, words: Words, name: string): Promise<void> {
  await plusOf(page, words, name).click();
  await expect(plusOf(page, words, name)).toBeHidden();
}
