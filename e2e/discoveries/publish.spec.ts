import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { nothingUnderWay } from "../settled.ts";
import { compose, handIn } from "./compose.ts";

test("a discovery is published for everybody, made private and deleted @phone", async ({
  page,
  person,
  signIn,
  words,
  problems,
  expectNoViolations,
}) => {
  test.slow();
  problems.allow(/status of 404/);
  await signIn(page, "member@tablee.test");
  await visit(page, "/recommendation-creator");
  // Nothing incomplete is sent, and what is missing is shown where it is missing.
  await page.getByRole("button", { name: words("publishing_publish"), exact: true }).click();
  for (const need of ["picture", "name", "place"]) {
    await expect(page.getByText(words(`publishing_missing_${need}`)).first()).toBeVisible();
  }
  await expect(page.locator("button", { hasText: words("pictures_choose") })).toBeFocused();
  const name = `Phở ${Date.now()}`;
  await compose(page, words, name);
  await expectNoViolations(page);
  const address = await handIn(page, words, name);
  await expect(page.getByText(words("publishing_published"))).toBeVisible();
  await visit(page, "/?variant=fresh");
  await expect(page.getByText(name).first()).toBeVisible();
  await visit(page, "/profile");
  await expect(page.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  const visitor = await person();
  await visit(visitor, address);
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();

  await visit(page, address);
  const more = page.getByRole("button", { name: words("discoveries_more_of", { name }) });
  await more.click();
  await expect(page.getByRole("menuitemcheckbox", { checked: true })).toContainText(words("publishing_public"));
  await expectNoViolations(page);
  await page.getByRole("menuitemcheckbox", { name: words("publishing_private") }).click();
  await expect(page.getByText(words("publishing_visibility_saved"))).toBeVisible();
  await visit(visitor, address);
  await expect(visitor.getByRole("heading", { name: words("discoveries_gone_title") })).toBeVisible();

  await test.step("Back asks before it discards an edit, and does not lead to the same page once it is saved", async () => {
    await more.click();
    await page.getByRole("menuitem", { name: words("publishing_edit"), exact: true }).click();
    const long = page.getByRole("textbox", { name: words("publishing_long") });
    await long.fill("Broth of two nights.");
    await page.goBack();
    await page.getByRole("button", { name: words("own_stay") }).click();
    await expect(long).toHaveValue("Broth of two nights.");
    await page.getByRole("button", { name: words("publishing_save"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByText("Broth of two nights.")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/profile$/);
    await visit(page, address);
  });

  await more.click();
  await page.getByRole("menuitem", { name: words("publishing_delete"), exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: words("publishing_delete_title") });
  await expect(dialog.getByText(words("publishing_delete_text"))).toBeVisible();
  await dialog.getByRole("button", { name: words("publishing_cancel") }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await more.click();
  await page.getByRole("menuitem", { name: words("publishing_delete"), exact: true }).click();
  // Nothing requests the deleted discovery again.
  const missed: string[] = [];
  page.on("response", (response) => void (response.status() === 404 && missed.push(response.url())));
  await dialog.getByRole("button", { name: words("publishing_confirm") }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(words("publishing_deleted"))).toBeVisible();
  await nothingUnderWay(page);
  expect(missed).toEqual([]);
  await visit(page, address);
  await expect(page.getByRole("heading", { name: words("discoveries_gone_title") })).toBeVisible();
});
