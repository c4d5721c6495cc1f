import { expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";

/** The demo's first kitchen, whose owner signs in as kitchen@. */
const RESTAURANT = 1;
const PICKLES = { en: "Jar of House Pickles", fr: "Pot de marinades maison" };

interface Wire {
  menu: { items: { name: { en: string }; price: number; mode_prices: Record<string, number> }[] };
}

/** The price of the pickles, as diners receive it. */
async function priced(page: Page) {
  const { menu } = (await (await page.request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as Wire;
  const dish = menu.items.find(({ name }) => name.en === PICKLES.en);
  return { price: dish?.price, ...dish?.mode_prices };
}

test("an owner sets a dish's price for one mode, and diners get it once it is published @large", async ({
  page,
  signIn,
  words,
  language,
  expectNoViolations,
}) => {
  const name = PICKLES[language];
  const amount = (decimal: string) => (language === "fr" ? decimal.replace(".", ",") : decimal);
  await signIn(page, "kitchen@tablee.test");
  expect(await priced(page)).toEqual({ price: 5.5, delivery: 6.25 });
  await visit(page, `/restaurant-admin/${RESTAURANT}/menu`);
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === "PATCH");

  const inside = page.getByRole("textbox", { name: words("management_mode_dine_in") });
  await expect(page.getByRole("textbox", { name: words("management_mode_delivery") })).toHaveValue(amount("6.25"));
  const set = saved();
  await inside.fill(amount("5.00"));
  await inside.blur();
  expect((await set).status()).toBe(200);
  await expectNoViolations(page);

  await page.getByRole("link", { name: words("management_review", { count: 1 }) }).click();
  // Within the list of its kind.
  const line = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) })
    .last();
  await expect(line).toContainText(words("management_mode_dine_in"));
  const published = page.waitForResponse((answer) => answer.url().endsWith("/menu/publish"));
  await page.getByRole("button", { name: words("management_publish"), exact: true }).click();
  expect((await published).status()).toBe(200);
  expect(await priced(page)).toEqual({ price: 5.5, delivery: 6.25, dine_in: 5 });
});
