import { expect } from "@playwright/test";
import { heard } from "../heard.ts";
import { test, visit } from "../journey.ts";
import { addDish, plusOf } from "../menus/add-dish.ts";
import { Calls } from "../orders/place.ts";
import { printTable } from "../tables/table.ts";
import { RESTAURANT } from "./ordered.ts";

interface Wire {
  menu: {
    modifier_groups: {
      items: number[];
      name: { en: string; fr: string };
      modifiers: { id: number; name: { en: string; fr: string }; type: string }[];
    }[];
  };
}

test(
  "one tap in the kitchen marks a modifier as sold out on the menu, and another undoes it",
  { tag: "@large" },
  async ({ page, person, signIn, words, language, expectNoViolations }) => {
    await signIn(page, "kitchen@tablee.test");
    const whole = (await (await page.request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as Wire;
    const group = whole.menu.modifier_groups.find(
      ({ items, modifiers }) => items.length > 0 && modifiers.filter(({ type }) => type === "selectable").length > 2,
    );
    const choice = group?.modifiers.findLast(({ type }) => type === "selectable");
    const name = choice?.name[language] ?? "";
    const of = words("kitchen_stock_of", { name: `${name} (${group?.name[language] ?? ""})` });
    const diner = await person();
    const named = { name: new RegExp(`^${name}`) };
    const dialog = diner.getByRole("dialog");
    const offered = dialog.getByRole("radio", named).or(dialog.getByRole("checkbox", named)).first();

    await visit(page, "/kitchen?view=stock");
    await page.getByRole("radio", { name: words("kitchen_stock_choices") }).click();
    await page.getByRole("searchbox").fill(name);
    const available = page.getByRole("switch", { name: of }).first();
    await expect(available).toBeChecked();
    await expectNoViolations(page);

    await test.step("the menu shows the modifier as sold out", async () => {
      const saved = page.waitForResponse((answer) => answer.url().includes("/api/kitchen/modifier/"));
      await available.click();
      expect((await saved).status()).toBe(200);
      await expect(available).not.toBeChecked();
      await visit(diner, `/menu/${RESTAURANT}?item=${group?.items[0]}`);
      await expect(offered).toBeDisabled();
      await expect(offered).toHaveAccessibleName(new RegExp(words("menu_out_of_stock")));
      await expectNoViolations(diner);
    });

    await test.step("the menu offers the modifier again", async () => {
      const saved = page.waitForResponse((answer) => answer.url().includes("/api/kitchen/modifier/"));
      await available.click();
      expect((await saved).status()).toBe(200);
      await expect(available).toBeChecked();
      await diner.reload();
      await expect(offered).toBeEnabled();
    });
  },
);

test(
  "an open menu and a table's basket show the kitchen's stock changes without a reload",
  { tag: "@phone" },
  async ({ page, person, request, words, language, expectNoViolations }) => {
    const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
    const [dish] = await kitchen.dishes(RESTAURANT, "Soup of the Day");
    const name = dish?.name[language] ?? "";
    const stock = (stock_status: string) => kitchen.call("PATCH", `/kitchen/item/${dish?.id}`, { stock_status });
    const restaurant = (own: object) => kitchen.call("PATCH", `/kitchen/restaurant/${RESTAURANT}`, own);
    const table = await printTable(request);
    const ines = await person("member@tablee.test");
    await visit(ines, `${table.path}?q=${encodeURIComponent(name)}`);
    await addDish(ines, words, name);
    await visit(ines, `${table.path}/basket`);

    // The socket connects once the page is shown.
    const listening = heard(page, `/menu/${RESTAURANT}`, "40/menus");
    await visit(page, `/menu/${RESTAURANT}?q=${encodeURIComponent(name)}`);
    await expect(plusOf(page, words, name)).toBeVisible();
    await listening;
    try {
      await stock("out_of_stock");
      await expect(page.getByText(words("menu_out_of_stock")).filter({ visible: true }).first()).toBeVisible();
      await expect(plusOf(page, words, name)).toBeHidden();
      await expect(ines.getByText(words("basket_problem_out_of_stock"))).toBeVisible();
      await expectNoViolations(page);
      await stock("available");
      await expect(plusOf(page, words, name)).toBeVisible();
      await expect(ines.getByText(words("basket_problem_out_of_stock"))).toBeHidden();
      await restaurant({ status: "paused" });
      await expect(page.getByText(words("restaurants_closed")).filter({ visible: true }).first()).toBeVisible();
    } finally {
      await stock("available");
      await restaurant({ status: "open" });
    }
  },
);

test(
  "the basket beside the menu marks a dish that sells out, without a reload",
  { tag: "@large" },
  async ({ page, request, words, language }) => {
    const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
    const [dish] = await kitchen.dishes(RESTAURANT, "Jar of House Pickles");
    const stock = (stock_status: string) => kitchen.call("PATCH", `/kitchen/item/${dish?.id}`, { stock_status });
    await visit(page, `/menu/${RESTAURANT}`);
    await addDish(page, words, dish?.name[language] ?? "");
    const basket = page.getByRole("complementary", { name: words("basket_title") });
    await expect(basket.getByRole("heading", { name: dish?.name[language] ?? "" })).toBeVisible();
    const out = basket.getByText(words("menu_out_of_stock"), { exact: true });
    // The socket connects once the page is shown.
    await expect(async () => {
      await stock("out_of_stock");
      await expect(out).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await stock("available");
    await expect(out).toBeHidden();
  },
);
