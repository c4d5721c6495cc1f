import { expect, type Page } from "@playwright/test";
import { visit, type Words } from "../journey.ts";

/** Discards a journey's draft of a restaurant's menu, as a person would. */
export async function throwDraftAway(page: Page, words: Words, restaurant_id: number): Promise<void> {
  await visit(page, `/restaurant-admin/${restaurant_id}/menu?view=changes`);
  await page.getByRole("button", { name: words("management_discard") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("management_discard") })
    .click();
  await expect(page.getByText(words("management_no_changes"))).toBeVisible();
}
