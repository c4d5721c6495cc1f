import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

test(
  "staff add a table, print its card, change its code, rename it, shut it and open it again",
  { tag: "@large" },
  async ({ page, signIn, words, problems, expectNoViolations }) => {
    problems.allow(/status of 409/);
    await signIn(page, "kitchen@tablee.test");
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await visit(page, "/kitchen/tables");
    const name = `E2E ${randomUUID().slice(0, 8)}`;
    await page.getByRole("button", { name: words("table_kitchen_add") }).click();
    const dialog = page.getByRole("dialog", { name: words("table_kitchen_add") });
    await dialog.getByRole("button", { name: words("table_kitchen_add") }).click();
    await expect(dialog.getByText(words("table_kitchen_name_required"))).toBeVisible();
    await dialog.getByLabel(words("table_kitchen_name")).fill("12");
    await dialog.getByRole("button", { name: words("table_kitchen_add") }).click();
    await expect(dialog.getByText(words("table_kitchen_name_taken"))).toBeVisible();
    await dialog.getByLabel(words("table_kitchen_name")).fill(name);
    await expectNoViolations(page);
    await dialog.getByRole("button", { name: words("table_kitchen_add") }).click();
    await expect(dialog).toBeHidden();

    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: words("table_title", { name }) }) });
    const code = await row.getByText(/^[0-9A-Z]+(-[0-9A-Z]{4}){3}$/).innerText();
    await page.getByRole("button", { name: words("table_kitchen_print_of", { name }) }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed");
    await expect(page.locator(".table-card")).toHaveCount(1);
    await expect(page.locator(".table-card")).toContainText(code);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(page.locator(".table-card")).toHaveCount(0);

    const more = page.getByRole("button", { name: words("table_kitchen_more_of", { name }) });
    await more.click();
    await page.getByRole("menuitem", { name: words("table_kitchen_rotate") }).click();
    const question = page.getByRole("alertdialog", { name: words("table_kitchen_rotate_title", { name }) });
    await expect(question).toContainText(words("table_kitchen_rotate_text"));
    await question.getByRole("button", { name: words("table_kitchen_rotate") }).click();
    await expect(question).toBeHidden();
    await expect(row.getByText(code)).toBeHidden();

    await more.click();
    await page.getByRole("menuitem", { name: words("table_kitchen_rename") }).click();
    const renaming = page.getByRole("dialog", { name: words("table_kitchen_rename_of", { name }) });
    await renaming.getByLabel(words("table_kitchen_name")).fill(`${name} B`);
    await renaming.getByRole("button", { name: words("table_kitchen_save") }).click();
    await expect(renaming).toBeHidden();
    await expect(page.getByRole("heading", { name: words("table_title", { name }), exact: true })).toHaveCount(0);

    await page.getByRole("button", { name: words("table_kitchen_more_of", { name: `${name} B` }) }).click();
    await page.getByRole("menuitem", { name: words("table_kitchen_shut") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: words("table_kitchen_shut") })
      .click();
    await expect(row.getByText(words("table_kitchen_out"))).toBeVisible();
    await row.getByRole("button", { name: words("table_kitchen_reopen") }).click();
    await expect(row.getByText(words("table_kitchen_free"))).toBeVisible();
  },
);
