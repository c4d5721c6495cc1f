import { expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";
import { addDish, plusOf, searchDish } from "../menus/add-dish.ts";
import { printTable } from "../tables/table.ts";

/** Chez Margot, which never closes; its owner signs in as kitchen@. */
const RESTAURANT = 1;

const WORDS = {
  en: { coffee: "Filter Coffee, Refilled", offer: "Coffee for two", off: /^-\$/ },
  fr: { coffee: "Café filtre à volonté", offer: "Café à deux", off: /^-.*\$$/ },
} satisfies Record<Language, unknown>;

const saved = async (page: Page, name: string) => {
  const answer = page.waitForResponse((one) => one.request().method() === "PATCH");
  await page.getByRole("button", { name, exact: true }).click();
  expect((await answer).status()).toBe(200);
};

test(
  "an owner's offer is shown on its dish, and lowers what diners pay, alone and at a table",
  { tag: "@large" },
  async ({ page, person, request, signIn, language, words, expectNoViolations }) => {
    const { coffee, offer } = WORDS[language];
    await signIn(page, "kitchen@tablee.test");
    await visit(page, `/restaurant-admin/${RESTAURANT}/settings?section=offers`);
    const save = words("management_save");

    await test.step("the offer is created with a name in both languages, for one dish", async () => {
      await page.getByRole("button", { name: words("management_offer_add") }).click();
      await page.getByRole("textbox", { name: words("management_offer_name_en") }).fill(WORDS.en.offer);
      await page.getByRole("textbox", { name: words("management_offer_name_fr") }).fill(WORDS.fr.offer);
      await page.getByRole("switch", { name: words("management_offer_every_dish") }).click();
      await page.getByRole("checkbox", { name: coffee }).click();
      await expectNoViolations(page);
      await saved(page, save);
    });

    const diner = await person("member@tablee.test");
    await test.step("the offer is shown on the dish's card and in its dialog", async () => {
      await visit(diner, `/menu/${RESTAURANT}`);
      await searchDish(diner, coffee);
      await expect(
        diner.getByRole("region", { name: coffee }).getByText(words("menu_offer_second_half")),
      ).toBeVisible();
      await addDish(diner, words, coffee);
      await diner.getByRole("link", { name: coffee }).first().click();
      await expect(diner.getByRole("dialog").getByText(words("menu_offer_second_half"))).toBeVisible();
      await expectNoViolations(diner);
    });

    await test.step("the offer is deducted in the basket and in the placed order", async () => {
      await visit(diner, "/orders/now");
      const row = diner.getByRole("main").getByText(offer);
      await expect(row).toBeHidden();
      await diner
        .getByRole("main")
        .getByRole("button", { name: words("basket_one_more") })
        .click();
      await expect(row).toBeVisible();
      const place = diner.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) });
      const placed = diner.waitForResponse((one) => one.url().endsWith("/order/place"));
      await place.click();
      const order = (await (await placed).json()) as { items: { price: number }[]; subtotal: number };
      expect(order.subtotal).toBeCloseTo((order.items[0]?.price ?? 0) * 0.75, 1);
      await expect(diner).toHaveURL(/\/orders\/current\/\d+$/);
      await expect(diner.getByText(offer)).toBeVisible();
    });

    await test.step("the offer is shared by two diners at a table", async () => {
      const table = await printTable(request);
      const guest = await person();
      await visit(diner, table.path);
      await plusOf(diner, words, coffee).click();
      await visit(guest, table.path);
      const sheet = guest.getByRole("dialog", { name: words("table_join_title") });
      await sheet.getByLabel(words("table_nickname")).fill("Samir");
      await sheet.getByRole("button", { name: words("table_join") }).click();
      await expect(sheet).toBeHidden();
      await plusOf(guest, words, coffee).click();
      for (const one of [guest, diner]) await visit(one, `${table.path}/basket`);
      // Below each diner's dishes, and in the total.
      for (const one of [guest, diner]) await expect(one.getByText(offer)).toHaveCount(3);
      await expectNoViolations(diner);
      const placed = diner.waitForResponse((one) => one.url().endsWith("/order/place"));
      await diner.getByRole("button", { name: words("table_place") }).click();
      const order = (await (await placed).json()) as { items: { price: number }[]; subtotal: number };
      expect(order.subtotal).toBeCloseTo((order.items[0]?.price ?? 0) * 1.5, 1);
    });

    await test.step("the menu no longer shows the offer once it has ended", async () => {
      await page
        .getByRole("button", { name: words("ways_action_of", { action: words("management_offer_end"), of: offer }) })
        .click();
      await saved(page, save);
      await visit(diner, `/menu/${RESTAURANT}`);
      await searchDish(diner, coffee);
      await expect(diner.getByText(words("menu_offer_second_half"))).toBeHidden();
    });
  },
);
