import { expect, type Page } from "@playwright/test";

/** Says at the issuer who one is; any password will do. */
export async function signInAtIssuer(page: Page, login: string): Promise<void> {
  await page.locator("input[name=login]").fill(login);
  await page.locator("input[name=password]").fill("any");
  await page.locator("button[type=submit]").click();
  await expect(page.locator("input[name=login]")).toBeHidden();
  // What the product may know.
  await page.locator("button[type=submit]").click();
}
