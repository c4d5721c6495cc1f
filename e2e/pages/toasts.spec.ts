import { expect, type Locator, type Page } from "@playwright/test";
import { SOFTWARE_DRAWING } from "../drawing.ts";
import { test, visit, type Words } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";

/** A dish without choices at a restaurant that never closes. */
const COFFEE = "Filter Coffee, Refilled";
/** In portrait: the narrowest tablet layout, and a wider one. */
const TABLETS = [
  { width: 768, height: 1024 },
  { width: 834, height: 1112 },
] as const;

/**
 * Triggers a toast on the current page, and waits until it has stopped moving; it stays while the pointer is over it.
 */
async function toast(page: Page, words: Words): Promise<Locator> {
  const bar = page.getByRole("navigation", { name: words("shell_main_nav") }).filter({ visible: true });
  await bar.getByRole("button", { name: words("shell_more") }).click();
  const more = page.getByRole("dialog", { name: words("shell_more") });
  await more.getByRole("button", { name: words("shell_version", { version: "5.0.2" }) }).click();
  const said = page.locator(".ds-toast").filter({ hasText: words("shell_version_copied") });
  await said.hover();
  await page.keyboard.press("Escape");
  await expect(more).toBeHidden();
  await said.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return said;
}

/** Checks that a toast is above an element and within the screen, with space between them. */
async function expectAbove(said: Locator, below: Locator): Promise<void> {
  await expect(async () => {
    const [upper, lower] = await Promise.all([said.boundingBox(), below.boundingBox()]);
    if (!upper || !lower) throw new Error("One of the two is not there");
    expect(lower.y - (upper.y + upper.height)).toBeGreaterThanOrEqual(8);
    expect(upper.x).toBeGreaterThanOrEqual(0);
    expect(upper.y).toBeGreaterThan(0);
  }).toPass();
}

for (const size of TABLETS) {
  test(
    `toasts appear above the bars on a tablet of ${size.width} pixels`,
    { tag: "@phone" },
    async ({ page, context, signIn, words, problems }) => {
      problems.allow(SOFTWARE_DRAWING);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.setViewportSize(size);
      const bar = page.getByRole("navigation", { name: words("shell_main_nav") }).filter({ visible: true });

      await test.step("above the shell's bar", async () => {
        await visit(page, "/trends");
        await expectAbove(await toast(page, words), bar);
      });

      await test.step("above the basket's bar", async () => {
        await visit(page, "/menu/1");
        await addDish(page, words, COFFEE);
        await visit(page, "/trends");
        const recap = page.locator(".shell-recap-bar");
        await expect(recap).toBeVisible();
        await expectAbove(await toast(page, words), recap);
      });

      await test.step("above the save bar, which is above both", async () => {
        await signIn(page, "admin@tablee.test");
        await visit(page, "/restaurant-admin/5/settings?section=place");
        const city = page.getByRole("textbox", { name: words("management_city"), exact: true });
        await city.fill("Montréal-Nord");
        const saves = page.getByRole("button", { name: words("management_save"), exact: true }).locator("../..");
        await expect(saves).toBeVisible();
        await expectAbove(await toast(page, words), saves);
        const ground = page.locator(".shell-recap-bar, .shell-bottom-bar").filter({ visible: true }).first();
        await expectAbove(saves, ground);
      });
    },
  );
}
