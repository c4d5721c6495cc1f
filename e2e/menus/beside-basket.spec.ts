import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

const SCREENS = [
  { width: 900, height: 1500 },
  { width: 1040, height: 800 },
  { width: 1100, height: 800 },
  { width: 1200, height: 900 },
];

test(
  "a menu's sections, search and modes are not covered by the basket beside them",
  { tag: "@large" },
  async ({ page, words }) => {
    await visit(page, "/menu/1");
    const boxOf = async (locator: ReturnType<typeof page.locator>) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error("not on the screen");
      return { ...box, end: box.x + box.width };
    };
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const basket = page.getByRole("complementary", { name: words("basket_title") });
      await expect(basket).toBeVisible();
      const { x: edge } = await boxOf(basket);
      const modes = await boxOf(page.getByRole("radiogroup", { name: words("basket_mode") }));
      const sections = await boxOf(page.getByRole("navigation", { name: words("menu_categories") }));
      const search = await boxOf(page.getByRole("searchbox").filter({ visible: true }));
      expect(modes.end, `${screen.width}: ways of ordering`).toBeLessThan(edge);
      expect(sections.end, `${screen.width}: sections`).toBeLessThan(edge);
      expect(sections.width, `${screen.width}: sections`).toBeGreaterThan(200);
      expect(search.end, `${screen.width}: search`).toBeLessThan(edge);
      expect(search.width, `${screen.width}: search`).toBeGreaterThan(160);
    }
  },
);
