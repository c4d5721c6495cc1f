import { expect, type Page } from "@playwright/test";
import { revisit, test, visit, type Words } from "../journey.ts";
import type { Language } from "../words.ts";
import { addDish } from "../menus/add-dish.ts";
import { Calls } from "./place.ts";

/** Chez Margot, which never closes. */
const MARGOT = 1;
const COFFEE = "Filter Coffee, Refilled";
const SLAW = "Creamy Coleslaw";

const PLACE = {
  en: { coffee: "Filter Coffee, Refilled", slaw: "Creamy Coleslaw" },
  fr: { coffee: "Café filtre à volonté", slaw: "Salade de chou crémeuse" },
} satisfies Record<Language, unknown>;

async function basketOf(page: Page, words: Words, ...names: string[]): Promise<void> {
  await visit(page, `/menu/${MARGOT}`);
  for (const name of names) await addDish(page, words, name);
}
const line = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
const placeButton = (page: Page, words: Words) =>
  page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) });

test("a price that has risen since the menu was loaded is shown and confirmed before the order is placed @large", async ({
  page,
  request,
  language,
  words,
  signIn,
  problems,
  expectNoViolations,
}) => {
  problems.allow(/status of 422/, /ERR_FAILED/);
  const { coffee } = PLACE[language];
  const diner = await new Calls(request).signIn("critic@tablee.test");
  const [now] = await diner.dishes(MARGOT, COFFEE);
  await signIn(page, "critic@tablee.test");
  // This page has loaded an older menu, on which the coffee cost a dollar less.
  await page.route("**/client/restaurant/1", async (route) => {
    const answer = await route.fetch();
    const restaurant = (await answer.json()) as { menu: { items: { id: number; price: number }[] } };
    for (const item of restaurant.menu.items) if (item.id === now?.id) item.price -= 1;
    await route.fulfill({ response: answer, json: restaurant });
  });
  await page.route("**/order/quote", (route) => route.abort("failed"));
  await basketOf(page, words, coffee);
  await visit(page, "/orders/now");
  await page.evaluate(
    (before) => {
      const basket = JSON.parse(localStorage.getItem("order") ?? "{}") as { items: { unit_price: number }[] };
      for (const item of basket.items) item.unit_price = before;
      localStorage.setItem("order", JSON.stringify(basket));
    },
    Math.round(((now?.price ?? 0) - 1) * 100),
  );
  await revisit(page);
  // The current menu arrives with the refusal, and not before.
  await page.route("**/order/place", async (route) => {
    await page.unroute("**/client/restaurant/1");
    await route.continue();
  });

  await placeButton(page, words).click();
  const question = page.getByRole("alertdialog", { name: words("basket_dearer_title") });
  await expect(question.getByText(coffee)).toBeVisible();
  await expectNoViolations(page);
  await page.unroute("**/order/quote");
  await question.getByRole("button", { name: words("basket_dearer_cancel") }).click();
  await expect(page).toHaveURL("/orders/now");
  // It is shown at the line until it is accepted; then the order can be placed.
  await placeButton(page, words).click();
  await expect(page.getByText(words("basket_problems_first"))).toBeVisible();
  await line(page, coffee)
    .getByRole("button", { name: words("basket_price_accept") })
    .click();
  await placeButton(page, words).click();
  await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
});

test(
  "a dish that sells out while in the basket is marked on its line, and the rest can be ordered without it",
  { tag: "@phone" },
  async ({ page, request, language, words, signIn, problems }) => {
    problems.allow(/status of 422/);
    const { coffee, slaw } = PLACE[language];
    const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
    const [, dish] = await kitchen.dishes(MARGOT, COFFEE, SLAW);
    const stock = (stock_status: string) => kitchen.call("PATCH", `/kitchen/item/${dish?.id}`, { stock_status });
    await signIn(page, "critic@tablee.test");
    await basketOf(page, words, coffee, slaw);
    await visit(page, "/orders/now");
    await stock("out_of_stock");
    try {
      await placeButton(page, words).click();
      await expect(line(page, slaw).getByText(words("basket_problem_out_of_stock"))).toBeVisible();
      await expect(line(page, coffee).getByText(words("basket_problem_out_of_stock"))).toBeHidden();
      await line(page, slaw)
        .getByRole("button", { name: words("basket_remove_line", { name: slaw }) })
        .click();
      await expect(line(page, slaw)).toBeHidden();
      await placeButton(page, words).click();
      await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    } finally {
      await stock("available");
    }
  },
);

/** Every code of orders §21 with its data from the server, and where its text is shown on the screen. */
const LINE = [
  ["item_gone", {}],
  ["out_of_stock", {}],
  ["not_orderable", {}],
  ["group_below_minimum", { min: 2 }],
  ["group_above_maximum", { max: 1 }],
  ["modifier_unknown", {}],
  ["modifier_hidden", {}],
  ["slot_missing", {}],
  ["slot_item_unknown", {}],
  ["quantity_invalid", {}],
  ["limit_reached", { limit: 3 }],
] as const;
const SETTINGS = [
  "mode_unavailable",
  "address_missing",
  "address_too_far",
  "phone_invalid",
  "time_unavailable",
  "too_soon",
  "slot_full",
  "restaurant_closed",
] as const;

test("every problem of an order is shown beside what it concerns @phone", async ({
  page,
  language,
  words,
  expectNoViolations,
}) => {
  const { coffee, slaw } = PLACE[language];
  await page.route("**/order/quote", async (route) => {
    const answer = await route.fetch();
    const problem = (code: string, at: number | null, data = {}) => ({ code, line: at, data });
    const all = [
      ...LINE.map(([code, data]) => problem(code, 1, data)),
      problem("too_soon", 1, { min_order_delay: 24 }),
      ...SETTINGS.map((code) => problem(code, null)),
      problem("price_changed", null, { expected: 10, actual: 12.5 }),
      problem("table_closed", null),
    ];
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), problems: all } });
  });
  await basketOf(page, words, coffee, slaw);
  await visit(page, "/orders/now");

  const values = { min: 2, max: 1, group: "", slot: "", limit: 3, hours: 24 };
  const about = line(page, slaw);
  for (const [code] of LINE) await expect(about.getByText(words(`basket_problem_${code}`, values))).toBeVisible();
  await expect(about.getByText(words("basket_problem_too_soon_line", values))).toBeVisible();
  await expect(line(page, coffee).getByText(words("basket_problem_item_gone"))).toBeHidden();
  const settings = page.locator("[data-problems=settings]");
  for (const code of SETTINGS)
    await expect(settings.getByText(words(`basket_problem_${code}`), { exact: true })).toBeVisible();
  const [now = ""] = words("basket_problem_price_changed").split("{");
  await expect(page.getByText(now.trim()).filter({ hasText: /12[.,]50/ })).toBeVisible();
  await expect(page.getByText(words("basket_problem_table_closed"))).toBeVisible();
  await expectNoViolations(page);
  await test.step("pressing the order button at the end of the page shows the first problem", async () => {
    const first = page.getByText(words("basket_problem_table_closed"));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(first).not.toBeInViewport();
    await placeButton(page, words).click();
    await expect(first).toBeInViewport({ ratio: 1 });
  });
  await settings.getByRole("button", { name: words("basket_change") }).click();
  await expect(page.getByRole("dialog", { name: words("basket_settings") })).toBeVisible();
});
