import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { throwDraftAway } from "./throw-draft-away.ts";

/** The demo's first kitchen, whose owner signs in as kitchen@. */
const RESTAURANT = 1;

interface Wire {
  menu: { items: { name: { en: string; fr: string } }[] };
}

test("text typed just before Back is saved in the draft, and leaving offline asks first @phone", async ({
  page,
  context,
  signIn,
  words,
  language,
  problems,
}) => {
  await signIn(page, "kitchen@tablee.test");
  const menu = (await (await page.request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as Wire;
  const name = menu.menu.items[0]?.name[language] ?? "";
  const price = page.getByRole("textbox", { name: words("management_field_price"), exact: true });
  const enter = () =>
    page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${words("management_room_menu")}`) })
      .click();
  const open = () => page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await visit(page, `/restaurant-admin/${RESTAURANT}`);
  await enter();

  // Not the button of the notice above the page, which reloads the page's content.
  const again = page.getByRole("button", { name: words("management_try_again") }).last();

  await test.step("going back to the list saves what was typed", async () => {
    await open();
    await price.fill("31.01");
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.goBack();
    expect((await saved).status()).toBe(200);
    await open();
    await expect(price).toHaveValue("31.01");
  });

  await test.step("leaving the editor saves what was typed", async () => {
    await price.fill("32.02");
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.evaluate(() => history.go(-2));
    expect((await saved).status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`/restaurant-admin/${RESTAURANT}$`));
  });

  await test.step("staying while offline keeps what was typed", async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await enter();
    await open();
    await expect(price).toHaveValue("32.02");
    await context.setOffline(true);
    await price.fill("33.03");
    await price.blur();
    await expect(again).toBeVisible();
    await page.getByRole("link", { name: words("management_room_settings"), exact: true }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: words("own_stay") })
      .click();
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await context.setOffline(false);
    // By itself, once the server answers again.
    expect((await saved).status()).toBe(200);
    await expect(again).toBeHidden();
  });
  await throwDraftAway(page, words, RESTAURANT);
});
