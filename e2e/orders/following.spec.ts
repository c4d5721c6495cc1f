import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { heard } from "../heard.ts";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";
import { Calls } from "./place.ts";

/** Chez Margot, which never closes and offers every mode. */
const MARGOT = 1;
const COFFEE = "Filter Coffee, Refilled";
const SLAW = "Creamy Coleslaw";

const WORDS = {
  en: { mode: "Take out", without: "no longer on the menu" },
  fr: { mode: "À emporter", without: "n’est plus au menu" },
} satisfies Record<Language, unknown>;

test(
  "a diner who arrives at the curb tells the kitchen where they are",
  { tag: "@phone" },
  async ({ page, request, words, signIn, expectNoViolations }) => {
    const diner = await new Calls(request).signIn("critic@tablee.test");
    const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
    const order = await diner.place(MARGOT, await diner.dishes(MARGOT, COFFEE), { mode: "curbside" });
    await kitchen.move(order.id, "confirmed");
    await signIn(page, "critic@tablee.test");
    await visit(page, `/orders/current/${order.id}`);
    await page.getByLabel(words("order_arrival_spot"), { exact: true }).fill("Corolla grise, place 2");
    await expectNoViolations(page);
    await page.getByRole("button", { name: words("order_arrival_here") }).click();
    await expect(
      page.getByRole("heading", { level: 2, name: words("order_arrival_told").split("{")[0]?.trim() ?? "" }),
    ).toBeVisible();
    const { orders } = await kitchen.call<{ orders: { id: number; arrived: unknown }[] }>(
      "GET",
      `/kitchen/${MARGOT}/orders?limit=50`,
    );
    expect(orders.find(({ id }) => id === order.id)?.arrived).toMatchObject({ spot: "Corolla grise, place 2" });

    // Another spot, announced on the check-in page, which also shows the order.
    await visit(page, "/checkin");
    const card = page.getByRole("article", { name: words("order_number", { number: order.number }), exact: true });
    await card.getByRole("button", { name: words("order_arrival_edit") }).click();
    await card.getByLabel(words("order_arrival_spot"), { exact: true }).fill("Place 5");
    await card.getByRole("button", { name: words("order_arrival_save") }).click();
    await expect(card.getByText("Place 5")).toBeVisible();
    expect((await diner.order(order.id)).arrived).toMatchObject({ spot: "Place 5" });
    await expectNoViolations(page);
  },
);

test(
  "a diner who has announced their arrival can still add where they are",
  { tag: "@phone" },
  async ({ page, request, words, signIn, expectNoViolations }) => {
    const diner = await new Calls(request).signIn("critic@tablee.test");
    const order = await diner.place(MARGOT, await diner.dishes(MARGOT, COFFEE), { mode: "drive" });
    await signIn(page, "critic@tablee.test");
    await visit(page, `/orders/current/${order.id}`);
    await page.getByRole("button", { name: words("order_arrival_here") }).click();
    const where = page.getByRole("button", { name: words("order_arrival_add"), exact: true });
    await expect(where).toBeVisible();
    await expectNoViolations(page);
    await where.click();
    await page.getByLabel(words("order_arrival_spot"), { exact: true }).fill("Voiture rouge");
    await page.getByRole("button", { name: words("order_arrival_save") }).click();
    await expect(page.getByText("Voiture rouge")).toBeVisible();
    await expect(where).toBeHidden();
    expect((await diner.order(order.id)).arrived).toMatchObject({ spot: "Voiture rouge" });
    await (await new Calls(request).signIn("kitchen@tablee.test")).move(order.id, "confirmed");
  },
);

test(
  "an order can be cancelled until the kitchen confirms it",
  { tag: "@large" },
  async ({ page, request, words, signIn }) => {
    const diner = await new Calls(request).signIn("critic@tablee.test");
    const order = await diner.place(MARGOT, await diner.dishes(MARGOT, COFFEE));
    await signIn(page, "critic@tablee.test");
    await visit(page, `/orders/current/${order.id}`);
    const cancel = page.getByRole("button", { name: words("order_cancel"), exact: true });
    const again = page.getByRole("button", { name: words("order_again"), exact: true });
    await expect(cancel.or(again)).toHaveText([words("order_cancel"), words("order_again")]);
    await cancel.click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: words("order_keep") }).click();
    await expect(question).toBeHidden();
    expect((await diner.order(order.id)).status).toBe("new");
    await page.getByRole("button", { name: words("order_cancel"), exact: true }).click();
    await question.getByRole("button", { name: words("order_cancel"), exact: true }).click();
    // Toasts are not printed. This one stays while the pointer is on it, and would go by itself otherwise.
    const toasts = page.locator(".ds-toast");
    await toasts.hover();
    await page.emulateMedia({ media: "print" });
    expect(await toasts.isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    expect(await toasts.isVisible()).toBe(true);
    await expect(page.getByRole("heading", { level: 1, name: words("order_when_cancelled") })).toBeVisible();
    expect((await diner.order(order.id)).status).toBe("refunded");
    await visit(page, `/orders/history/${order.id}?receipt`);
    const receipt = page.getByRole("article");
    await expect(receipt.getByText(words("order_text_nothing_owed"))).toBeVisible();
    await expect(receipt.getByText(words("order_receipt_thanks", { restaurant: "Chez Margot" }))).toBeHidden();
  },
);

test(
  "the kitchen's changes to an order are announced on any page, with a button to the order",
  { tag: "@phone" },
  async ({ page, request, words, signIn }) => {
    const diner = await new Calls(request).signIn("member@tablee.test");
    const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
    const order = await diner.place(MARGOT, await diner.dishes(MARGOT, COFFEE));
    await signIn(page, "member@tablee.test");
    const listening = heard(page, "/restaurants", "unread_count");
    await page.goto("/restaurants");
    await listening;
    await kitchen.move(order.id, "confirmed");
    await expect(page.getByText(words("order_notice_confirmed", { restaurant: "Chez Margot" }))).toBeVisible();
    await kitchen.move(order.id, "delayed", { delay: 15 });
    await expect(
      page.getByText(words("order_notice_delayed", { restaurant: "Chez Margot", minutes: 15 })),
    ).toBeVisible();
    await kitchen.move(order.id, "ready");
    await expect(page.getByText(words("order_notice_ready", { restaurant: "Chez Margot" }))).toBeVisible();
    await page.getByRole("button", { name: words("order_notice_see") }).click();
    await expect(page).toHaveURL(`/orders/current/${order.id}`);
    await expect(page.getByRole("heading", { level: 1, name: words("order_when_ready_take_out") })).toBeVisible();
  },
);

test("an old order goes into the basket again, without what is no longer on the menu @phone", async ({
  page,
  request,
  language,
  words,
  signIn,
  expectNoViolations,
}) => {
  const diner = await new Calls(request).signIn("member@tablee.test");
  const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
  const [coffee, slaw] = await diner.dishes(MARGOT, COFFEE, SLAW);
  if (!coffee || !slaw) throw new Error("The demo has changed");
  const order = await diner.place(MARGOT, [coffee, slaw]);
  for (const status of ["confirmed", "preparing", "ready", "delivered"]) await kitchen.move(order.id, status);
  await signIn(page, "member@tablee.test");

  // The order is complete, so it goes into the basket immediately.
  await visit(page, `/orders/history/${order.id}`);
  await page.getByRole("button", { name: words("order_again") }).click();
  await expect(page).toHaveURL("/orders/now");
  await expect(page.getByRole("heading", { level: 3, name: slaw.name[language] })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: coffee.name[language] })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("order"));

  // The slaw is no longer on the menu: it is named, and the rest can be ordered.
  await page.route("**/client/restaurant/1", async (route) => {
    const answer = await route.fetch();
    const restaurant = (await answer.json()) as { items: { id: number }[]; menu: { items: { id: number }[] } };
    restaurant.menu.items = restaurant.menu.items.filter(({ id }) => id !== slaw.id);
    await route.fulfill({ response: answer, json: restaurant });
  });
  await visit(page, `/orders/history/${order.id}`);
  await page.getByRole("button", { name: words("order_again") }).click();
  const question = page.getByRole("alertdialog", { name: words("order_again_title") });
  await expect(question.getByText(slaw.name[language])).toBeVisible();
  await expect(question.getByText(WORDS[language].without)).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole("button", { name: words("order_again_rest") }).click();
  await expect(page).toHaveURL("/orders/now");
  await expect(page.getByRole("heading", { level: 3, name: coffee.name[language] })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: slaw.name[language] })).toBeHidden();
});

test(
  "a planned order has a calendar file, and every order a printable receipt",
  { tag: "@large" },
  async ({ page, request, language, words, signIn, expectNoViolations }) => {
    const diner = await new Calls(request).signIn("member@tablee.test");
    const { dates } = await diner.call<{ dates: string[] }>(
      "GET",
      `/client/restaurant-info/orders-availability/${MARGOT}`,
    );
    const order = await diner.place(MARGOT, await diner.dishes(MARGOT, COFFEE), { date: dates[2], time: "18:30" });
    await signIn(page, "member@tablee.test");
    await visit(page, `/orders/current/${order.id}`);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: words("order_calendar") }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`tablee-${order.number}.ics`);
    const ics = await readFile(await file.path(), "utf8");
    expect(ics).toContain(`UID:${order.guid}@tablee`);
    expect(ics).toContain(`DTSTART:${order.min_time.replaceAll(/[-:]|\.\d+/g, "")}`);
    expect(ics).toContain(`SUMMARY:${WORDS[language].mode}`);

    await page.getByRole("button", { name: words("order_share", { restaurant: "Chez Margot" }) }).click();
    await expect(page.getByRole("menuitem", { name: words("sharing_link") })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await page.getByRole("link", { name: words("order_receipt") }).click();
    await expect(page).toHaveURL(/\?receipt/);
    const sheet = page.getByRole("article");
    await expect(sheet.getByText(words("order_receipt_number", { number: order.number }))).toBeVisible();
    await expect(sheet.getByRole("row")).toHaveCount(2);
    await expectNoViolations(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("button", { name: words("order_print") })).toBeHidden();
    const ground = await sheet.evaluate((element) => getComputedStyle(element).color);
    // Dark text, whatever the theme of the screen.
    expect(Number(/\d+/.exec(ground)?.[0])).toBeLessThan(80);
    await page.goto(`/orders/current/${order.id}?receipt`);
    await expect(sheet).toBeVisible();
  },
);
