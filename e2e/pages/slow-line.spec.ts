import { expect, type Page } from "@playwright/test";
import { Calls } from "../orders/place.ts";
import { test, visit } from "../journey.ts";

test.use({ isFirstVisit: true });

const coming = (page: Page) => page.locator("[data-coming]");

/** Holds the requests of an address until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a page and a dialog that load slowly are said to be coming, and the menus stay (shell §19)", async ({
  page,
  words,
}) => {
  // Its part of the app comes late.
  const goOn = await hold(page, /\/assets\/restaurants\.page-/);
  await visit(page, "/");
  await expect(coming(page)).toHaveCount(0);
  const menus = page.getByRole("navigation", { name: words("shell_main_nav"), exact: true });
  await menus.getByRole("link", { name: words("shell_explore"), exact: true }).click();
  await expect(coming(page)).toHaveCount(1);
  await expect(menus).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: words("shell_loading") })).toHaveCount(1);
  goOn();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Restaurants");
  await expect(coming(page)).toHaveCount(0);

  const openCard = await hold(page, /\/assets\/restaurant-dialog-/);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/restaurants\/\d+|restaurant=\d+/);
  await expect(coming(page)).toHaveCount(1);
  openCard();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(coming(page)).toHaveCount(0);
});

test("a search that loads slowly is said to be coming (shell §19) @phone", async ({ page, words }) => {
  const goOn = await hold(page, /\/assets\/search-dialog-/);
  await visit(page, "/");
  await page.getByRole("button", { name: words("search_open"), exact: true }).click();
  await expect(coming(page)).toHaveCount(1);
  goOn();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(coming(page)).toHaveCount(0);
});

test("a comment that is sent slowly says so beside its field (shell §43) @phone", async ({
  page,
  request,
  words,
  signIn,
}) => {
  const member = await new Calls(request).signIn("member@tablee.test");
  const own = await member.call<{ following: number[] }>("GET", "/client/account/current-user");
  const feed = await member.call<{ recommendations: { id: number; account_id: number }[] }>(
    "GET",
    "/client/recommendations?limit=50",
  );
  const { id } = feed.recommendations.find((one) => own.following.includes(one.account_id)) ?? {};
  await signIn(page, "member@tablee.test");
  await visit(page, `/discovery/${id}`);
  const goOn = await hold(page, /\/comment\/recommendation\/create\//);
  await page.getByRole("button", { name: words("comments_write"), exact: true }).click();
  const dialog = page.getByRole("dialog").last();
  await dialog.getByRole("textbox").fill("Worth the queue on a cold day");
  await dialog.getByRole("button", { name: words("comments_send"), exact: true }).click();
  await expect(dialog.getByRole("button", { name: words("comments_send"), exact: true })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(dialog.getByText(words("shell_still_sending"))).toBeVisible({ timeout: 15_000 });
  goOn();
  await expect(dialog.getByRole("textbox")).toHaveValue("");
  await expect(dialog.getByText(words("shell_still_sending"))).toHaveCount(0);
});
