import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { separatePress } from "../presses.ts";

test("trends are browsed by category, and a hashtag leads to its discoveries @phone", async ({
  page,
  problems,
  words,
}) => {
  await visit(page, "/trends");
  await expect(page.getByRole("heading", { level: 1, name: words("search_trends_title") })).toBeVisible();
  await expect(
    page
      .getByRole("list", { name: words("discoveries_feed") })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  const tabs = page.getByRole("navigation", { name: words("search_trends_categories") });

  await tabs.getByRole("link", { name: words("search_trend_hashtags") }).click();
  await expect(page).toHaveURL(/\/trends\/hashtags$/);
  const hashtag = page.getByRole("main").locator("ol").getByRole("link").first();
  const name = (await hashtag.textContent()) ?? "";
  expect(name).toMatch(/^#[\p{L}\p{N}]+$/u);
  await hashtag.click();
  await expect(page).toHaveURL(/\/trends\?hashtag=/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(
    page
      .getByRole("list", { name: words("discoveries_feed") })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/trends\/hashtags$/);

  await page.getByRole("button", { name: words("search_worldwide") }).click();
  await expect(page).toHaveURL(/worldwide=true/);
  await tabs.getByRole("link", { name: words("search_trend_dishes") }).click();
  await expect(page).toHaveURL(/\/trends\/dishes\?worldwide=true/);
  await page.getByRole("main").locator("ol").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/menu\/\d+/);

  problems.allow(/status of 404/);
  const answer = await page.goto("/trends/nothing");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: words("shell_not_found_title") })).toBeVisible();
});

test("an empty search suggests hashtags and members to follow @large", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "member@tablee.test");
  await visit(page, "/");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const people = dialog.getByRole("region", { name: words("search_follow") });
  const rows = people.getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  await expectNoViolations(page);
  const followed = page.waitForResponse((answer) => answer.url().endsWith("/client/account/follow"));
  await rows.first().getByRole("button").click();
  await followed;
  await expect(rows.first().getByRole("button")).toHaveText(words("members_followed"));
  await separatePress(page);
  const left = page.waitForResponse((answer) => answer.url().endsWith("/client/account/follow"));
  await rows.first().getByRole("button").click();
  const question = page.getByRole("alertdialog");
  await expectNoViolations(page);
  await question.getByRole("button", { name: words("members_unfollow"), exact: true }).click();
  await left;
  await expect(question).toHaveCount(0);
  await expect(rows.first().getByRole("button")).toHaveText(words("members_follow"));

  const chip = dialog
    .getByRole("region", { name: words("search_trending") })
    .getByRole("button")
    .first();
  const word = (await chip.textContent()) ?? "";
  await chip.click();
  await expect(dialog.getByRole("searchbox")).toHaveValue(/^#/);
  await expect(
    dialog
      .getByRole("region", { name: words("search_discoveries") })
      .getByRole("link")
      .first(),
  ).toBeVisible();
  expect(word).toMatch(/^#/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});
