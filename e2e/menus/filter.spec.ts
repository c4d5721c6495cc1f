import { expect } from "@playwright/test";
import { revisit, test, visit } from "../journey.ts";
import type { Language } from "../words.ts";

const MARGOT = "/menu/1";

const WORDS = {
  en: {
    burger: "Smash Burger, Aged Cheddar",
    chicken: "Hot Chicken Sandwich",
    dairy: "Dairy",
    club: "Margot’s Club Sandwich",
    poutine: /Small poutine/,
    show: /^Show \d+ dishes$/,
  },
  fr: {
    burger: "Smash burger, cheddar vieilli",
    chicken: "Hot chicken",
    dairy: "Lait",
    club: "Club sandwich de Margot",
    poutine: /Petite poutine/,
    show: /^Voir \d+ plats$/,
  },
} satisfies Record<Language, unknown>;

test(
  "an avoided allergen is filtered out, or marked on the menu, on a modifier and in the basket",
  { tag: "@phone" },
  async ({ page, language, words, expectNoViolations }) => {
    const { burger, chicken, dairy, club, poutine, show } = WORDS[language];
    const avoided = words("menu_allergen_milk");
    const filter = page.getByRole("button", { name: words("menu_filter") }).filter({ visible: true });
    const sheet = page.getByRole("dialog", { name: words("menu_filter") });
    await visit(page, MARGOT);

    await test.step("the filter hides dishes that contain the allergen, and is in the address", async () => {
      await filter.click();
      await sheet.getByRole("button", { name: dairy, exact: true }).click();
      await expectNoViolations(page);
      await sheet.getByRole("button", { name: show }).click();
      await expect(page).toHaveURL(/\/menu\/1\?without=milk$/);
      await expect(page.getByRole("link", { name: chicken })).toBeVisible();
      await expect(page.getByRole("link", { name: burger })).toHaveCount(0);
      await expectNoViolations(page);
      await revisit(page);
      await expect(page.getByRole("link", { name: chicken })).toBeVisible();
      await expect(page.getByRole("link", { name: burger })).toHaveCount(0);
    });

    await test.step("without the filter all dishes are shown, and those with the allergen are marked", async () => {
      const without = words("menu_filter_without", { allergen: avoided });
      await page.getByRole("button", { name: words("menu_filter_remove", { filter: without }) }).click();
      await expect(page).toHaveURL(/\/menu\/1$/);
      const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: burger }) });
      await expect(card.getByText(words("menu_contains", { list: avoided }))).toBeVisible();
    });

    await test.step("a modifier with the allergen is marked, and so is the basket's line", async () => {
      const href = await page.getByRole("link", { name: club }).getAttribute("href");
      await visit(page, href ?? "");
      const dialog = page.getByRole("dialog", { name: club });
      const contains = words("menu_contains", { list: avoided });
      await expect(dialog.getByRole("checkbox", { name: poutine })).toBeVisible();
      await expect(dialog.locator("label", { hasText: poutine })).toContainText(contains);
      await dialog.getByRole("checkbox", { name: poutine }).click();
      await expectNoViolations(page);
      await dialog.getByRole("button", { name: new RegExp(`^${words("menu_add_to_order")}\\s+\\$?\\d`) }).click();
      await expect(dialog).toBeHidden();
      await visit(page, "/orders/now");
      await expect(page.getByRole("listitem").filter({ hasText: club })).toContainText(contains);
      await expectNoViolations(page);
    });
  },
);
