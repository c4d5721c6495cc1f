import { expect, type Locator } from "@playwright/test";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";
import { Calls } from "./place.ts";

const COMBO = { en: "Smash Trio", fr: "Trio smash" } satisfies Record<Language, string>;
const MARGOT = 1;

/** Answers every open question with its first choice. */
async function chooseFirst(dialog: Locator): Promise<void> {
  const questions = dialog.getByRole("radiogroup");
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) {
    const radios = question.getByRole("radio", { disabled: false });
    if ((await question.getByRole("radio", { checked: true }).count()) === 0) await radios.first().click();
  }
}

test("a combo with its choices is ordered for a later day @large", async ({
  page,
  request,
  language,
  words,
  signIn,
  expectNoViolations,
}) => {
  const name = COMBO[language];
  await signIn(page, "member@tablee.test");
  await visit(page, `/menu/${MARGOT}`);
  await page
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name });

  await test.step("the combo's slots are filled, and each dish's choices are made", async () => {
    await chooseFirst(dialog);
    await expectNoViolations(page);
    await dialog.getByRole("button", { name: new RegExp(`^${words("menu_next")}`) }).click();
    await chooseFirst(dialog);
    await dialog.getByRole("textbox").fill("Sans oignon");
    const told = page.getByText(words("basket_added_combo")).waitFor();
    await dialog.getByRole("button", { name: new RegExp(`^${words("menu_add_to_order")}\\s+[$\\d]`) }).click();
    await told;
    await expect(dialog).toBeHidden();
  });

  await visit(page, "/orders/now");
  const line = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
  await expect(line.getByText("Sans oignon")).toBeVisible();

  const day = await test.step("a day and a time are chosen", async () => {
    const { dates } = await new Calls(request).call<{ dates: string[] }>(
      "GET",
      `/client/restaurant-info/orders-availability/${MARGOT}`,
    );
    await page
      .getByRole("region", { name: words("basket_settings") })
      .getByRole("button")
      .first()
      .click();
    const settings = page.getByRole("dialog", { name: words("basket_settings") });
    await settings.getByRole("combobox", { name: words("basket_settings_date") }).selectOption(dates[2] ?? "");
    await settings.getByRole("combobox", { name: words("basket_settings_time") }).selectOption("18:30");
    await settings.getByRole("button", { name: words("basket_settings_done") }).click();
    await expect(settings).toBeHidden();
    return dates[2];
  });

  await page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) }).click();
  await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
  const diner = await new Calls(request).signIn("member@tablee.test");
  const order = await diner.order(Number(page.url().split("/").at(-1)));
  expect(order).toMatchObject({ status: "new", date: day, time: "18:30", planned: true });
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByRole("button", { name: words("order_calendar") })).toBeVisible();
  await expectNoViolations(page);
});
