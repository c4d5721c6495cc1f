import { expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";
import { searchDish } from "./add-dish.ts";

const MARGOT = "/menu/1";

const WORDS = {
  en: {
    burger: "Smash Burger, Aged Cheddar",
    trio: "Smash Trio",
    breakfast: "Two-Egg Breakfast",
    fries: /^House Fries/,
    lemonade: /Rhubarb/,
    doughnut: /Doughnut/,
    nothing: "Nothing, thank you",
    double: /^Double/,
    beef: /^Charlevoix beef/,
    make: /^Make it a trio, \+ \$7\b/,
    dearer: "Mushroom & Swiss Burger",
    difference: "+ $0.75",
    least: "$25.50",
    empty: "$27.00",
    sweet: "$29.50",
    whole: "$27.00",
    sunny: /^Sunny side up/,
    bacon: "Add Bacon",
    country: /^Country bread/,
    note: "Bien cuit, please 🍳",
  },
  fr: {
    burger: "Smash burger, cheddar vieilli",
    trio: "Trio smash",
    breakfast: "Déjeuner deux œufs",
    fries: /^Frites maison/,
    lemonade: /rhubarbe/i,
    doughnut: /Beigne/,
    nothing: "Rien, merci",
    double: /^Double/,
    beef: /^Bœuf de Charlevoix/,
    make: /^En trio, \+ 7\s\$/,
    dearer: "Burger champignons et suisse",
    difference: "+ 0,75 $",
    least: "25,50 $",
    empty: "27,00 $",
    sweet: "29,50 $",
    whole: "27,00 $",
    sunny: /^Miroir/,
    bacon: "Ajouter Bacon",
    country: /^Pain de ménage/,
    note: "Bien cuit, s’il vous plaît 🍳",
  },
} satisfies Record<Language, unknown>;

/** Matches a button with its amount: "Add to order $27.00"; not "Add House sauce". */
const priced = (word: string) => new RegExp(`^${word}\\s+\\$?\\d`);

/** The basket's lines as they are stored on the device. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const { items } = JSON.parse(localStorage.getItem("order") ?? "{}") as {
      items: { type: string; quantity: number; notes: string; unit_price: number; modifiers: unknown[] }[];
    };
    return items;
  });

test("a combo is composed from a dish, priced at each step, and reopens with its choices for editing @phone", async ({
  page,
  language,
  words,
  expectNoViolations,
}) => {
  const say = WORDS[language];
  await visit(page, MARGOT);
  // From the dish to its combo: one dialog, named by what it shows.
  const dialog = page.getByRole("dialog", { name: new RegExp(`^(${say.burger}|${say.trio})$`) });
  const next = dialog.getByRole("button", { name: new RegExp(`^${words("menu_next")}`) });

  await test.step("a dish opens on its own and shows what a combo adds; its choices are kept when switching either way", async () => {
    await page.getByRole("link", { name: say.burger, exact: true }).click();
    await dialog.getByRole("radio", { name: say.double }).click();
    // The combo for four contains the burger too, but it is a different meal.
    await expect(dialog.getByRole("navigation").getByRole("link")).toHaveCount(1);
    await expectNoViolations(page);
    await dialog.getByRole("link", { name: say.make }).click();
    await expect(page).toHaveURL(/item=1&combo=1/);
    await dialog.getByRole("link", { name: words("menu_combo_alone_item", { name: say.burger }) }).click();
    await expect(dialog.getByRole("radio", { name: say.double })).toBeChecked();
    await dialog.getByRole("link", { name: say.make }).click();
  });

  await test.step("the dish fills the primary slot, missing slots are asked for, and an optional slot can be cleared", async () => {
    await expect(dialog.getByRole("radio", { name: say.burger })).toBeChecked();
    await expect(dialog.locator("label", { hasText: say.dearer })).toContainText(say.difference);
    // The minimum price, with the cheapest items in the slots that are still empty; never the base price alone.
    await expect(next).toContainText(words("menu_from_price", { price: say.least }));
    await next.click();
    await expect(dialog.getByText(words("menu_choose_first")).first()).toBeVisible();
    await dialog.getByRole("radio", { name: say.fries }).click();
    await dialog.getByRole("radio", { name: say.lemonade }).click();
    await expect(next).toContainText(say.empty);
    await dialog.getByRole("radio", { name: say.doughnut }).click();
    await expect(next).not.toContainText(say.empty);
    await dialog.getByRole("radio", { name: say.nothing }).click();
    await expect(next).toContainText(say.empty);
    await expectNoViolations(page);
    await next.click();
  });

  await test.step("each portion's choices are asked for, and the total equals the server's", async () => {
    await expect(dialog.getByRole("radio", { name: say.double })).toBeChecked();
    await dialog.getByRole("radio", { name: say.beef }).click();
    const add = dialog.getByRole("button", { name: priced(words("menu_add_to_order")) });
    await expect(add).toContainText(say.whole);
    await expectNoViolations(page);
    await add.click();
    await expect(dialog).toBeHidden();
    const [line] = await linesOf(page);
    expect(line?.unit_price).toBe(2_700);
    const {
      id: _id,
      name: _name,
      image_url: _image,
      unit_price: _price,
      ...sent
    } = line as unknown as Record<string, unknown>;
    const order = { restaurant_id: 1, mode: "take_out", date: new Date().toISOString().slice(0, 10), time: "now" };
    const answer = await page.request.post("/api/client/order/quote", { data: { ...order, items: [sent] } });
    expect(await answer.json()).toMatchObject({ subtotal: 27, items: [{ unit_price: 27, price: 27 }] });
  });

  await test.step("editing opens the combo with its choices", async () => {
    await visit(page, "/orders/now");
    await page.getByRole("link", { name: words("basket_edit_line", { name: say.trio }) }).click();
    await expect(dialog.getByRole("radio", { name: say.double })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: say.beef })).toBeChecked();
    await dialog.getByRole("button", { name: words("menu_previous") }).click();
    await expect(dialog.getByRole("radio", { name: say.lemonade })).toBeChecked();
    await next.click();
    await dialog.getByRole("textbox").fill(say.note);
    await dialog
      .getByRole("button", { name: words("menu_one_more"), exact: true })
      .last()
      .click();
    await dialog.getByRole("button", { name: priced(words("menu_update_order")) }).click();
    await expect(dialog).toBeHidden();
    expect(await linesOf(page)).toMatchObject([{ quantity: 2, notes: say.note, unit_price: 2_700 }]);
  });
});

test("Back leads one step back in a combo, and from the first step to the menu (shell §22) @phone", async ({
  page,
  language,
  words,
}) => {
  const say = WORDS[language];
  await visit(page, MARGOT);
  const dialog = page.getByRole("dialog", { name: say.trio });
  const next = dialog.getByRole("button", { name: new RegExp(`^${words("menu_next")}`) });
  const step = (at: number) =>
    expect(dialog.getByText(words("menu_step", { step: at, count: 2 })).first()).toBeAttached();
  const compose = async () => {
    await page.getByRole("link", { name: say.trio, exact: true }).click();
    for (const name of [new RegExp(`^${say.burger}`), say.fries, say.lemonade])
      await dialog.getByRole("radio", { name }).click();
    await next.click();
    await step(2);
  };

  await compose();
  await dialog.getByRole("radio", { name: say.beef }).click();
  await page.goBack();
  await step(1);
  await expect(dialog.getByRole("radio", { name: say.lemonade })).toBeChecked();
  await next.click();
  await step(2);
  // What was chosen there is kept; its own button and the browser's do the same.
  await expect(dialog.getByRole("radio", { name: say.beef })).toBeChecked();
  await dialog.getByRole("button", { name: words("menu_previous") }).click();
  await step(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/menu\/1$/);

  // Closing it on the second step leaves both steps behind.
  await compose();
  await dialog.getByRole("button", { name: words("menu_close"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/menu\/1$/);

  // So does closing one that was opened by its address.
  await visit(page, `${MARGOT}?combo=1`);
  for (const name of [new RegExp(`^${say.burger}`), say.fries, say.lemonade])
    await dialog.getByRole("radio", { name }).click();
  await next.click();
  await step(2);
  await page.reload();
  await step(1);
  await dialog.getByRole("button", { name: words("menu_close"), exact: true }).click();
  await expect(page).toHaveURL(/\/menu\/1$/);
  await expect(dialog).toBeHidden();
});

test(
  "a dish with steps advances by itself after a single choice, and ends with the note",
  { tag: "@phone" },
  async ({ page, language, words, expectNoViolations }) => {
    const say = WORDS[language];
    await visit(page, MARGOT);
    await searchDish(page, say.breakfast);
    await page.getByRole("link", { name: say.breakfast, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: say.breakfast });
    const next = dialog.getByRole("button", { name: new RegExp(`^${words("menu_next")}`) });
    const step = (at: number) =>
      expect(dialog.getByText(words("menu_step", { step: at, count: 4 })).first()).toBeAttached();
    await step(1);
    await expect(next).toBeDisabled();
    await dialog.getByRole("radio", { name: say.sunny }).click();
    await step(2);
    await expect(next).toBeDisabled();
    await dialog.getByRole("button", { name: say.bacon }).click();
    await expect(next).toBeDisabled();
    await dialog
      .getByRole("button", { name: words("menu_one_more"), exact: true })
      .first()
      .click();
    await expectNoViolations(page);
    await next.click();
    await step(3);
    await dialog.getByRole("radio", { name: say.country }).click();
    await step(4);
    await expect(next).toHaveCount(0);
    await dialog.getByRole("textbox").fill(say.note);
    await dialog.getByRole("button", { name: priced(words("menu_add_to_order")) }).click();
    await expect(dialog).toBeHidden();
    expect(await linesOf(page)).toMatchObject([{ type: "item", notes: say.note, unit_price: 1_150 }]);
  },
);
