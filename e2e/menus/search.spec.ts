import { expect, type Locator } from "@playwright/test";
import { test, visit } from "../journey.ts";

/** The part of a phone's screen above its keyboard. */
const ABOVE_KEYBOARD = { width: 390, height: 500 };

test(
  "a search on a phone hides the modes, so that three whole dishes are in view",
  { tag: "@phone" },
  async ({ page, words, expectNoViolations }) => {
    await visit(page, "/menu/1");
    const modes = page.getByRole("radiogroup", { name: words("basket_mode") });
    const search = page.getByRole("searchbox").filter({ visible: true });
    await expect(modes).toBeVisible();
    await search.tap();
    await page.setViewportSize(ABOVE_KEYBOARD);
    await search.fill("po");
    const dishes = page.getByRole("article");
    await expect(page.getByRole("region", { name: "po" })).toBeVisible();
    await expect(modes).toBeHidden();
    const bar = page.getByRole("navigation").filter({ visible: true }).last();
    const edgeOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? { top: box.y, bottom: box.y + box.height } : { top: Infinity, bottom: Infinity };
    };
    // Folding may still be in progress.
    await expect
      .poll(async () => {
        const [under, above] = [await edgeOf(search), await edgeOf(bar)];
        const rows = await Promise.all([0, 1, 2].map((row) => edgeOf(dishes.nth(row))));
        return rows.map(({ top, bottom }) => top >= under.bottom && bottom <= above.top);
      }, "three dishes, whole between the search and the bar")
      .toEqual([true, true, true]);
    await expectNoViolations(page);
    await page.getByRole("button", { name: words("menu_search_leave") }).click();
    await expect(modes).toBeVisible();
  },
);
