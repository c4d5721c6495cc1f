import { expect, type Page } from "@playwright/test";
import type { Words } from "../journey.ts";

/** The + on a dish's card, by the dish's name as the page says it. */
export const plusOf = (page: Page, words: Words, name: string) =>
  page.getByRole("button", { name: words("menu_add_item", { name }) }).first();

/** Searches the menu, until it shows what was found: what is pressed while the list gives way goes with it. */
export async function searchDish(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox").filter({ visible: true }).fill(name);
  await expect(page.getByRole("region", { name })).toBeVisible();
}

/**
 * Puts a dish without choices in the order by the + on its card, and sees that it is counted there. A press is done
 * once its part of the page is awake: who leaves for another address before has added nothing.
 */
export async function addDish(page: Page, words: Words, name: string): Promise<void> {
  await plusOf(page, words, name).click();
  await expect(plusOf(page, words, name)).toBeHidden();
}
