import { expect, type Locator, type Page } from "@playwright/test";
import { nothingUnderWay, trafficOf } from "../settled.ts";
import { test } from "../journey.ts";

/** The positions of the buttons in the bars around the page, except those that only members have. */
async function placesIn(page: Page, buttons: Locator): Promise<unknown[]> {
  await page.evaluate(async () => void (await document.fonts.ready));
  return Promise.all(
    (await buttons.all()).map(async (button) => [await button.textContent(), await button.boundingBox()]),
  );
}

test("a member's navigation bars do not move when the member is loaded", async ({ page, signIn, words }) => {
  await signIn(page, "member@tablee.test");
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  await page.route(/\/current-user/, async (route) => {
    await known;
    await route.continue();
  });
  trafficOf(page);
  await page.goto("/");
  const bars = page.locator(".shell-navigation-bar, .shell-side-menu");
  const profile = bars.getByRole("link", { name: words("shell_your_profile") }).filter({ visible: true });
  const buttons = bars
    .getByRole("button", {
      name: RegExp(
        [words("search_open"), words("shell_open_menu"), words("shell_more"), words("shell_other_language")].join("|"),
      ),
    })
    .filter({ visible: true });
  await expect(page.locator("html")).toHaveAttribute("data-ready", "1");
  await expect(profile).toHaveCount(0);
  const before = await placesIn(page, buttons);
  expect(before.length).toBeGreaterThan(1);
  tell();
  await expect(profile.first()).toBeVisible();
  await nothingUnderWay(page);
  expect(await placesIn(page, buttons)).toEqual(before);
});
