import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

test(
  "two administrators write one page: what the second typed is there, and readers see what was published",
  { tag: "@large" },
  async ({ page, person, problems, signIn, words }) => {
    problems.allow(/status of 409/);
    await signIn(page, "admin@tablee.test");
    await visit(page, "/about-tablee");
    await page.getByRole("link", { name: words("pages_edit"), exact: true }).click();
    const english = page.getByRole("region", { name: "English" });
    const title = english.getByLabel(words("pages_edit_field_title"));
    await title.fill("Round one table");
    await expect(english.getByRole("region", { name: words("pages_edit_preview") })).toContainText("Round one table");
    await expect(page.getByText(words("pages_edit_kept"))).toBeVisible();

    const other = await person("admin@tablee.test");
    await visit(other, new URL(page.url()).pathname);
    const theirs = other.getByRole("region", { name: "English" }).getByLabel(words("pages_edit_field_title"));
    await theirs.fill("What the other one wrote");
    await other.getByRole("button", { name: words("pages_edit_save") }).click();
    await expect(other.getByText(words("pages_edit_saved"))).toBeVisible();

    await page.getByRole("button", { name: words("pages_edit_save") }).click();
    await expect(page.getByText(words("pages_edit_conflict_text"))).toBeVisible();
    await expect(title).toHaveValue("Round one table");
    await page.getByRole("button", { name: words("pages_edit_keep_mine") }).click();
    await page.getByRole("button", { name: words("pages_edit_publish") }).click();
    await expect(page.getByText(words("pages_edit_published"))).toBeVisible();

    await visit(other, "/about-tablee?lang=en");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Round one table");
  },
);
