import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { appIsReady } from "../settled.ts";

test("filters of restaurants are in the address, and an opened restaurant is listed as recently seen (restaurants §32) @phone", async ({
  page,
  words,
}) => {
  const main = page.getByRole("main");
  const rows = main.getByRole("article");
  await visit(page, "/restaurants");
  // Minutes, fee, neighbourhood and city.
  await expect(rows.first()).toContainText(/\d+ min/);
  await expect(main).toContainText("Mile End, Montréal");
  await main.getByRole("button", { name: words("restaurants_filters") }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: words("menu_tag_halal") }).click();
  await sheet.getByRole("button", { name: words("restaurants_filters_apply") }).click();
  await expect(page).toHaveURL(/serves=halal/);
  await expect(sheet).toHaveCount(0);
  const remove = words("restaurants_filter_remove", { filter: words("menu_tag_halal") });
  await main.getByRole("link", { name: remove }).click();
  await expect(page).not.toHaveURL(/serves/);

  const name = (await rows.first().getByRole("heading").textContent()) ?? "";
  await rows.first().getByRole("link").click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const seen = main.getByRole("region", { name: words("restaurants_recently_seen") });
  await expect(seen.getByRole("link", { name })).toBeVisible();

  // What the server does not know of the visitor arrives later; the list is already at its final position.
  const { promise: measured, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/[?&]ids/, async (route) => {
    await measured;
    await route.continue();
  });
  await page.reload();
  const first = rows.first();
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  letCome();
  await expect(seen.getByRole("link", { name })).toBeVisible();
  const after = await first.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? NaN))).toBeLessThan(1);
  await appIsReady(page);
  await seen.getByRole("button", { name: words("restaurants_recently_forget") }).click();
  await expect(seen).toHaveCount(0);
});

test("the list shows from which position it is sorted, and an address or a zone changes it (places §14) @large", async ({
  page,
  words,
  expectNoViolations,
}) => {
  const from = (place: string) => words("restaurants_position_change", { from: place });
  const main = page.getByRole("main");
  await visit(page, "/restaurants");
  await main.getByRole("button", { name: from(words("restaurants_from_downtown")) }).click();
  const sheet = page.getByRole("dialog", { name: words("restaurants_position_title") });
  await expectNoViolations(page);
  await sheet.getByRole("button", { name: "Verdun", exact: true }).click();
  await expect(page).toHaveURL(/around=45\.45870/);
  const verdun = from(words("restaurants_from_zone", { zone: "Verdun" }));
  await main.getByRole("button", { name: verdun }).click();
  await sheet.getByRole("combobox").fill("4200 rue saint-denis");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/around=45\.5/);
  await expect(main.getByRole("button", { name: verdun })).toHaveCount(0);
});

test("the favourites filter shows an explanation when no favourite is found, and leads back to all restaurants @phone", async ({
  page,
  words,
  signIn,
}) => {
  await signIn(page, "member@tablee.test");
  await visit(page, "/restaurants?favorites=true&around=10.00000,10.00000");
  await expect(page.getByText(words("restaurants_no_favourites_title"))).toBeVisible();
  await page.getByRole("link", { name: words("restaurants_show_all") }).click();
  await expect(page).not.toHaveURL(/favorites/);
});

test("the link to the menu is in view at the top of a restaurant's page (restaurants §21)", async ({ page, words }) => {
  await visit(page, "/restaurants/1");
  const way = page.getByRole("main").getByRole("link", { name: words("restaurants_view_menu") });
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect(page).toHaveURL(/\/menu\/1$/);
});

test("a card that was opened by its address closes in its place, and leaves no step behind (shell §22) @phone", async ({
  page,
  words,
}) => {
  await visit(page, "/restaurants/1");
  await visit(page, "/restaurants?cuisine=burger&restaurant=1");
  const card = page.getByRole("dialog", { name: "Chez Margot" });
  await expect(card).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await card.getByRole("button", { name: words("restaurants_close") }).click();
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(/\/restaurants\?cuisine=burger$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  // Back leads to the page before, not to the card again.
  await page.goBack();
  await expect(page).toHaveURL(/\/restaurants\/1$/);
});

test("a cuisine on a restaurant's card keeps where the list starts (places §14) @phone", async ({ page, words }) => {
  await visit(page, "/restaurants?around=45.45870,-73.57000&restaurant=1");
  const card = page.getByRole("dialog", { name: "Chez Margot" });
  await card.getByRole("link", { name: words("restaurants_cuisine_burger") }).click();
  await expect(page).toHaveURL(/around=45\.45870.*cuisine=burger/);
  await expect(card).toHaveCount(0);
});
