import { expect, type Page } from "@playwright/test";

/** Signs in at the identity provider with this login; any password works. */
export async function signInAtIssuer(page: Page, login: string): Promise<void> {
  await page.locator("input[name=login]").fill(login);
  await page.locator("input[name=password]").fill("any");
  await page.locator("button[type=submit]").click();
  await expect(page.locator("input[name=login]")).toBeHidden();
  // The consent page.
  await page.locator("button[type=submit]").click();
}
