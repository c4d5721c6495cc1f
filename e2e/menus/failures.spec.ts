import { expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { lineOf } from "../line.ts";
import { LINE_GONE } from "../pages/kept.ts";
import { nothingUnderWay } from "../settled.ts";

/** Delays the whole menu; `let` releases it. */
async function holdMenu(page: Page): Promise<{ let: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/client/restaurant/1", async (route) => {
    await released;
    await route.continue();
  });
  return { let: () => release() };
}

test("a dish that is not loaded yet is shown as loading, not as gone", { tag: "@phone" }, async ({ page, words }) => {
  const answer = await page.request.get("/api/client/restaurant/1");
  const { menu } = (await answer.json()) as { menu: { items: { id: number; type: string; name: { en: string } }[] } };
  const last = menu.items.findLast(({ type }) => type === "plate");
  const held = await holdMenu(page);
  await page.goto(`/menu/1?item=${last?.id}`);
  await expect(page.getByRole("dialog", { name: words("menu_loading_choices") })).toBeVisible();
  await expect(page.getByText(words("menu_gone_title"))).toHaveCount(0);
  held.let();
  await expect(page.getByRole("dialog", { name: words("menu_loading_choices") })).toBeHidden();
  await expect(
    page.getByRole("dialog").getByRole("button", { name: new RegExp(words("menu_add_to_order")) }),
  ).toBeVisible();
});

test(
  "a dish pressed without a connection before its dialog has loaded leaves the menu, says so, and opens later",
  { tag: "@phone" },
  async ({ page, context, words, problems, expectNoViolations }) => {
    problems.allow(...LINE_GONE, /ERR_FAILED/);
    await page.route(/assets\/dish-dialog/, (route) => route.abort());
    const canSay = page.waitForResponse(/assets\/toast-viewport/);
    await visit(page, "/menu/1");
    await canSay;
    await nothingUnderWay(page);
    await context.setOffline(true);
    const dishes = page.getByRole("main").getByRole("article");
    const dish = dishes.first().getByRole("link").first();
    const said = page.locator(".ds-toast").filter({ hasText: words("errors_offline_text") });
    await dish.click();
    await expect(said).toBeVisible();
    await expect(page).toHaveURL(/item=\d+/);
    await expect(dishes.first()).toBeVisible();
    await expectNoViolations(page);
    await said.getByLabel(words("shell_close")).click();
    await expect(said).toHaveCount(0);
    await expect(page).toHaveURL(/menu\/1$/);
    await dish.click();
    await expect(said).toBeVisible();
    await page.unroute(/assets\/dish-dialog/);
    await context.setOffline(false);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(said).toHaveCount(0);
  },
);

test(
  "View more reports that its dishes could not be loaded, and loads them when asked again",
  { tag: "@large" },
  async ({ page, words, problems, expectNoViolations }) => {
    problems.allow(/ERR_FAILED|WebSocket/);
    // An event about a change would make the menu load them by itself.
    await (await lineOf(page)).cut();
    let asked = 0;
    await page.route("**/api/client/restaurant/1", (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto("/menu/1?more=plate");
    const dialog = page.getByRole("dialog", { name: words("menu_section_plate") });
    // The app tries three times, and three more times because the server is otherwise reachable; then it waits for the
    // button.
    await expect.poll(() => asked).toBe(6);
    await expect(dialog.getByText(words("menu_dishes_failed"))).toBeVisible();
    await expectNoViolations(page);
    await page.unroute("**/api/client/restaurant/1");
    await dialog.getByRole("button", { name: words("shell_try_again") }).click();
    await expect(dialog.getByRole("article").nth(8)).toBeVisible();
  },
);

test(
  "the list of restaurants reports that more could not be loaded, and loads them when asked again",
  { tag: "@large" },
  async ({ page, words, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.route(/\/api\/client\/restaurants\?.*continuation=/, (route) => route.abort());
    await visit(page, "/restaurants");
    const shown = await page.getByRole("main").getByRole("article").count();
    const more = page.getByRole("button", { name: words("restaurants_more") });
    await more.scrollIntoViewIfNeeded();
    await expect(page.getByRole("alert")).toHaveText(words("restaurants_rest_failed"));
    await page.unroute(/\/api\/client\/restaurants\?.*continuation=/);
    await more.click();
    await expect(page.getByRole("main").getByRole("article").nth(shown)).toBeAttached();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);
