import { expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";

/** The demo's first kitchen, whose owner signs in as kitchen@. */
const RESTAURANT = 1;

interface Wire {
  menu: { items: { id: number; name: { en: string; fr: string }; price: number }[] };
}

const menuOf = async (page: Page) =>
  ((await (await page.request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as Wire).menu;

test("an owner changes a price, looks at the difference, publishes, and brings the old menu back", async ({
  page,
  signIn,
  words,
  language,
  expectNoViolations,
}) => {
  await signIn(page, "kitchen@tablee.test");
  const [dish] = (await menuOf(page)).items;
  const name = dish?.name[language] ?? "";
  const amount = (decimal: number) => decimal.toFixed(2).replace(".", language === "fr" ? "," : ".");
  const dearer = (dish?.price ?? 0) + 1.05;

  await visit(page, `/restaurant-admin/${RESTAURANT}/menu`);
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  const price = page.getByRole("textbox", { name: words("management_field_price") });

  await test.step("what is no price is said beside it and not saved", async () => {
    await price.fill("0.125");
    await price.blur();
    await expect(page.getByText(words("management_price_wrong"))).toBeVisible();
  });

  await test.step("what is typed is in the draft, and diners see nothing of it", async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await price.fill(amount(dearer));
    await price.blur();
    expect((await saved).status()).toBe(200);
    await expectNoViolations(page);
    expect((await menuOf(page)).items.find(({ id }) => id === dish?.id)?.price).toBe(dish?.price);
  });

  const publish = async () => {
    const published = page.waitForResponse((answer) => answer.url().endsWith("/menu/publish"));
    await page.getByRole("button", { name: words("management_publish"), exact: true }).click();
    expect((await published).status()).toBe(200);
    await expect(page.getByText(words("management_no_changes"))).toBeVisible();
  };

  await test.step("the difference is shown, then it is live", async () => {
    await page.getByRole("link", { name: words("management_review", { count: 1 }) }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expectNoViolations(page);
    await publish();
    const live = (await menuOf(page)).items.find(({ id }) => id === dish?.id);
    expect(live?.price).toBeCloseTo(dearer, 2);
  });

  await test.step("the menu that was there comes back as a draft", async () => {
    await page.getByRole("link", { name: words("management_versions") }).click();
    await page.getByRole("button", { name: words("management_restore_number", { number: 1 }) }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await publish();
    expect((await menuOf(page)).items.find(({ id }) => id === dish?.id)?.price).toBe(dish?.price);
  });
});

test(
  "two who edit one dish are told of each other, and one decides",
  { tag: "@large" },
  async ({ page, person, signIn, words, language, problems }) => {
    // The refusal is what the journey is about.
    problems.allow(/409/);
    await signIn(page, "kitchen@tablee.test");
    const other = await person("admin@tablee.test");
    const [, dish] = (await menuOf(page)).items;
    const name = dish?.name[language] ?? "";
    const address = `/restaurant-admin/${RESTAURANT}/menu`;
    for (const one of [page, other]) {
      await visit(one, address);
      await one.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    }
    const calories = (of: Page) => of.getByRole("textbox", { name: words("management_field_calories") });
    await calories(page).fill("611");
    // The other one has not seen it when they save.
    await other.route("**/menu/pulse", () => new Promise(() => {}));
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await calories(page).blur();
    expect((await saved).status()).toBe(200);
    await calories(other).fill("622");
    await calories(other).blur();
    await expect(other.getByRole("alert").filter({ hasText: "611" })).toContainText("622");
    await other.getByRole("button", { name: words("management_keep_mine") }).click();
    await expect(calories(other)).toHaveValue("622");
    await expect(calories(page)).toHaveValue("622");
    // As it was found.
    await visit(page, `${address}?view=changes`);
    await page.getByRole("button", { name: words("management_discard") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: words("management_discard") })
      .click();
    await expect(page.getByText(words("management_no_changes"))).toBeVisible();
  },
);
