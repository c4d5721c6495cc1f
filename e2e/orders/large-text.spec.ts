import { expect, type Locator, type Page } from "@playwright/test";
import { type Language, sidewaysBy, test, visit } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";
import { printTable } from "../tables/table.ts";

const COFFEE = { en: "Filter Coffee, Refilled", fr: "Café filtre à volonté" } satisfies Record<Language, string>;

/** A narrow phone whose owner reads text of twice the size (shell §21). */
async function readLarge(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
}

/** Nothing is beside the page, and at its end what sends the order stands clear of the bottom bar. */
async function expectInReach(page: Page, button: Locator) {
  // What a large screen had beside the page takes a moment to go.
  await expect.poll(() => sidewaysBy(page)).toBeLessThan(1);
  // Until it stands still: what comes last, the price, makes it longer.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [own, bar] = [await button.boundingBox(), await page.locator(".shell-bottom-bar").boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(own?.y).toBeGreaterThanOrEqual(0);
  }).toPass({ timeout: 30_000 });
}

test(
  "a filled basket fits a narrow phone at twice the text",
  { tag: "@large" },
  async ({ page, language, words, expectNoViolations }) => {
    await visit(page, "/menu/1");
    await addDish(page, words, COFFEE[language]);
    await visit(page, "/orders/now");
    await readLarge(page);
    await expectInReach(page, page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) }));
    await expectNoViolations(page);
  },
);

test(
  "a table fits a narrow phone at twice the text",
  { tag: "@large" },
  async ({ page, request, words, signIn, expectNoViolations }) => {
    const table = await printTable(request);
    await signIn(page, "member@tablee.test");
    await visit(page, `${table.path}/basket`);
    await readLarge(page);
    await expectInReach(page, page.getByRole("button", { name: words("table_place") }));
    await expectNoViolations(page);
  },
);
