import { expect } from "@playwright/test";
import { photograph } from "../discoveries/compose.ts";
import { test, visit } from "../journey.ts";
import { moved, watchShifts } from "../shifts.ts";

test(
  "two administrators edit one page: a conflict loses neither's text, and readers see the published version",
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
    await watchShifts(other);
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
    // The link to the editor appeared later, and nothing moved because of it.
    await expect(other.locator('main a[href^="/admin/articles/"]')).toBeVisible();
    expect(await moved(other)).toEqual([]);
    await visit(other, "/news");
    await expect(other.locator('main a[href^="/admin/articles/new"]')).toBeVisible();
    expect(await moved(other)).toEqual([]);
  },
);

test(
  "an article gets a picture and a time at which it is published",
  { tag: "@phone" },
  async ({ page, signIn, words, language, expectNoViolations }) => {
    await signIn(page, "admin@tablee.test");
    await visit(page, "/admin/articles/new?kind=news");
    await page.getByLabel(words("pages_edit_title_en")).fill(`Planned ${process.pid}`);
    await page.getByLabel(words("pages_edit_title_fr")).fill(`Prévu ${process.pid}`);
    await page.getByRole("button", { name: words("pages_edit_begin") }).click();
    await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
    for (const written of ["English", "Français"]) {
      const tab = page.getByRole("radio", { name: written });
      await tab.click();
      const column = page.getByRole("region", { name: written, exact: true });
      await column.getByLabel(words("pages_edit_field_summary")).fill("Soup");
      await column.getByLabel(words("pages_edit_field_body")).fill("**Hot**");
    }
    const photo = { name: "news.jpg", mimeType: "image/jpeg", buffer: await photograph(page) };
    await page.locator("input[type=file]").setInputFiles(photo);
    await page.getByRole("button", { name: words("pages_edit_picture_use") }).click();
    await expect(page.getByText(words("pages_edit_picture_taken"))).toBeVisible();
    await expect(page.getByRole("button", { name: words("pages_edit_picture_remove") })).toBeVisible();

    const at = page.getByLabel(words("pages_edit_schedule_at"));
    const plan = page.getByRole("button", { name: words("pages_edit_schedule_do") });
    await at.fill("2020-01-01T09:00");
    await expect(page.getByText(words("pages_edit_time_past"))).toBeVisible();
    await expect(plan).toBeDisabled();
    const year = new Date().getFullYear() + (new Date().getMonth() > 4 ? 1 : 0);
    await at.fill(`${year}-06-30T09:05`);
    // Repeated with its time zone, in the editor's language.
    await expect(
      page.getByText(language === "en" ? /June 30, \d{4} at 9:05 EDT/ : /30 juin \d{4} à 9\sh\s05 HAE/),
    ).toBeVisible();
    await expectNoViolations(page);
    await plan.click();
    await expect(page.getByText(words("pages_edit_schedule_done"))).toBeVisible();
    await expect(page.getByText(words("pages_edit_state_scheduled"), { exact: true })).toBeVisible();
    expect(await (await page.request.get("/news/rss.xml")).text()).not.toContain(String(process.pid));
    await page.getByRole("button", { name: words("pages_edit_schedule_cancel") }).click();
    await expect(page.getByText(words("pages_edit_schedule_cancelled"))).toBeVisible();
    await page.getByRole("button", { name: words("pages_edit_publish") }).click();
    await expect(page.getByText(words("pages_edit_published"))).toBeVisible();
    expect(await (await page.request.get("/news/rss.xml?lang=fr")).text()).toContain(`Prévu ${process.pid}`);
  },
);
