import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

test("a search finds what is typed, however it is spelled, and leads there @phone", async ({
  page,
  words,
  expectNoViolations,
}) => {
  await visit(page, "/");
  await page
    .getByRole("button", { name: words("search_open"), exact: true })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole("dialog");
  const input = dialog.getByRole("searchbox");
  await expect(input).toBeFocused();
  await expect(dialog.getByRole("heading", { name: words("search_trending") })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: words("search_follow") })).toBeVisible();
  await expectNoViolations(page);
  await input.fill("poutin");
  const dishes = dialog.getByRole("region", { name: words("search_items") });
  await expect(dishes.getByRole("link").first()).toContainText(/poutine/i);
  await expectNoViolations(page);

  // A query that has been typed on is not waited for any more.
  const held = new Map<string, () => void>();
  await page.route("**/universal-search", async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (["ramen", "zzqxv"].includes(query)) await new Promise<void>((resolve) => held.set(query, resolve));
    // The page may have cancelled it.
    await route.continue().catch(() => {});
  });
  const askFor = async (query: string) => {
    await input.fill(query);
    await expect.poll(() => held.has(query)).toBe(true);
  };
  await askFor("ramen");
  const given_up = page.waitForEvent("requestfailed", (asked) => asked.postData()?.includes("ramen") === true);
  await input.fill("poutin");
  await given_up;
  held.get("ramen")?.();
  await expect(dialog.locator("[aria-busy=false]")).toBeVisible();
  await expect(dishes.getByRole("link").first()).toContainText(/poutine/i);

  // Nothing is said about a query that has not been answered yet.
  const none = (query: string) => dialog.getByRole("heading", { name: words("search_none_title", { query }) });
  await input.fill("zzqx");
  await expect(none("zzqx")).toBeVisible();
  await askFor("zzqxv");
  await expect(dialog.locator("[aria-busy=true]")).toBeVisible();
  await expect(none("zzqx")).toBeVisible();
  await expect(none("zzqxv")).toHaveCount(0);
  held.get("zzqxv")?.();
  await expect(none("zzqxv")).toBeVisible();
  await page.unroute("**/universal-search");

  await input.fill("potuine");
  // Until the new answer arrives, the previous one stays and is marked as such.
  await expect(dialog.locator("[aria-busy=false]")).toBeVisible();
  await expect(dishes.getByRole("link").first()).toContainText(/poutine/i);

  await page.keyboard.press("ArrowDown");
  await expect(dialog.locator("[data-result]").first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(input).toBeFocused();
  await dishes.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/menu\/\d+/);

  // Back leaves the menu and does not return to the search; the search is remembered.
  await visit(page, "/");
  await page.keyboard.press("Control+k");
  await expect(dialog.getByRole("button", { name: "potuine" })).toBeVisible();
  await input.fill("zzqx");
  await expect(dialog.getByText(words("search_none_title", { query: "zzqx" })).first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test("a search for words such as open or delivery leads to the filtered list (search §15) @large", async ({
  page,
  words,
  language,
  expectNoViolations,
}) => {
  await visit(page, "/");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const input = dialog.getByRole("searchbox");
  await input.fill(language === "fr" ? "ouvert maintenant" : "open now");
  const open = words("search_filter_restaurants", { filters: words("restaurants_open_now") });
  const offered = dialog.getByRole("region", { name: open });
  await expect(offered.getByRole("link")).toHaveCount(4);
  // No dish or discovery that merely contains such words.
  await expect(dialog.locator("[aria-busy=false]")).toBeVisible();
  await expect(dialog.getByRole("region")).toHaveCount(1);
  await expectNoViolations(page);

  await input.fill(language === "fr" ? "livraison" : "delivery");
  const delivery = words("search_filter_restaurants", { filters: words("order_mode_delivery") });
  await expect(dialog.getByRole("region", { name: delivery }).getByRole("link")).toHaveCount(4);
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("link", { name: delivery })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/restaurants\?mode=delivery/);
  await expect(dialog).toHaveCount(0);
  const remove = words("restaurants_filter_remove", { filter: words("order_mode_delivery") });
  await expect(page.getByRole("main").getByRole("link", { name: remove })).toBeVisible();
});
