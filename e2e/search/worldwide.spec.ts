import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

test("a search is extended worldwide, and is repeated only by Enter @large", async ({
  page,
  context,
  words,
  expectNoViolations,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 48.8566, longitude: 2.3522 });
  const asked: { query: string; worldwide: boolean }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/universal-search")) asked.push(request.postDataJSON() as (typeof asked)[number]);
  });
  await visit(page, "/");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const input = dialog.getByRole("searchbox");
  const settled = () => expect(dialog.locator("[aria-busy=false]")).toBeVisible();

  // Nothing in Montréal is near Paris.
  await input.fill("poutine");
  await settled();
  const none = dialog.getByRole("heading", { name: words("search_none_title", { query: "poutine" }) });
  await expect(none).toBeVisible();
  const worldwide = dialog.getByRole("button", { name: words("search_worldwide"), exact: true });
  await expect(worldwide).toHaveAttribute("aria-pressed", "false");

  await worldwide.click();
  await expect(worldwide).toHaveAttribute("aria-pressed", "true");
  const dishes = dialog.getByRole("region", { name: words("search_items") });
  await expect(dishes.getByRole("link").first()).toContainText(/poutine/i);
  await expect(none).toHaveCount(0);
  // The number of results is announced too.
  await expect(dialog.getByRole("status").filter({ hasText: /^\d+/ })).toHaveCount(1);
  await expectNoViolations(page);

  await input.fill("bagel");
  await expect(dishes.getByRole("link").first()).toContainText(/bagel/i);
  await expect(worldwide).toHaveAttribute("aria-pressed", "true");
  await settled();
  expect(asked.map(({ query, worldwide: all }) => [query, all])).toEqual([
    ["poutine", false],
    ["poutine", true],
    ["bagel", true],
  ]);

  await input.press("Enter");
  await expect.poll(() => asked.length).toBe(4);
  expect(asked.at(-1)).toMatchObject({ query: "bagel", worldwide: true });
  await worldwide.click();
  await expect(dialog.getByRole("heading", { name: words("search_none_title", { query: "bagel" }) })).toBeVisible();

  for (const query of ["one", "two", "three", "four", "five"]) {
    await input.fill(query);
    await input.press("Enter");
  }
  await input.fill("");
  const last = dialog.getByRole("region", { name: words("search_history") }).getByRole("listitem");
  await expect(last).toHaveText(["five", "four", "three", "two", "one"]);
});
