import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

/** The parts of an article that readers see, in both languages. */
const WRITTEN = {
  English: { title: "Soup weather", summary: "Warm bowls nearby", body: "## What to order\n\nA **pho** for the cold." },
  Français: {
    title: "Un temps de soupe",
    summary: "Des bols chauds",
    body: "## Quoi prendre\n\nUn **pho** bien chaud.",
  },
} as const;
const HASTY = "Written in a hurry";

test(
  "a blog article is a draft for administrators only, is reopened unchanged, and is read in both languages",
  { tag: "@large" },
  async ({ page, person, problems, signIn, words, expectNoViolations }) => {
    problems.allow(/status of 404/);
    await signIn(page, "admin@tablee.test");
    await visit(page, "/admin/articles/new?kind=blog");
    const slug = `soup-weather-${process.pid}-${Math.floor(performance.now())}`;
    await page.getByLabel(words("pages_edit_title_en")).fill(WRITTEN.English.title);
    await page.getByLabel(words("pages_edit_title_fr")).fill(WRITTEN.Français.title);
    await page.getByLabel(words("pages_edit_slug")).fill(slug);
    await page
      .getByRole("navigation", { name: words("admin_tabs") })
      .getByRole("link", { name: words("admin_audit") })
      .click();
    const question = page.getByRole("alertdialog", { name: words("own_leave_title") });
    await question.getByRole("button", { name: words("own_stay") }).click();
    await expect(question).toBeHidden();
    await page.getByRole("button", { name: words("pages_edit_begin") }).click();
    await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
    const column = (language: string) => page.getByRole("region", { name: language, exact: true });
    for (const [language, { summary, body }] of Object.entries(WRITTEN)) {
      await column(language).getByLabel(words("pages_edit_field_summary")).fill(summary);
      await column(language).getByLabel(words("pages_edit_field_body")).fill(body);
    }
    const preview = column("Français").getByRole("region", { name: words("pages_edit_preview") });
    await expect(preview.getByRole("heading", { name: "Quoi prendre" })).toBeVisible();
    await expect(preview.locator("strong")).toHaveText("pho");
    const history = page.getByRole("region", { name: words("pages_edit_history") });
    const versions = history.getByRole("listitem");
    const save = async (count: number) => {
      await page.getByRole("button", { name: words("pages_edit_save") }).click();
      await expect(versions).toHaveCount(count);
    };
    await save(2);
    const title = column("English").getByLabel(words("pages_edit_field_title"));
    await title.fill(HASTY);
    await save(3);
    await expectNoViolations(page);

    // Nobody else can see it yet.
    const reader = await person();
    await visit(reader, "/blog");
    await expect(reader.getByRole("main").locator(`a[href*="${slug}"]`)).toHaveCount(0);
    const address = `/blog/product/${slug}`;
    expect((await visit(reader, address))?.status()).toBe(404);

    // The previous version is viewed with its differences, and restored.
    await history.getByRole("button", { name: words("pages_edit_look_at", { revision: 2 }) }).click();
    const version = page.getByRole("dialog");
    await expect(version.locator("del").first()).toContainText("Soup");
    await expect(version.locator("ins").first()).toContainText("Written");
    await expectNoViolations(page);
    await version.getByRole("button", { name: words("pages_edit_restore") }).click();
    await expect(title).toHaveValue(WRITTEN.English.title);
    await save(4);
    await page.getByRole("button", { name: words("pages_edit_publish") }).click();
    await expect(page.getByText(words("pages_edit_published"))).toBeVisible();
    await expect(versions.first().getByText(words("pages_edit_state_published"))).toBeVisible();

    for (const [lang, { title: shown, body }] of [
      ["en", WRITTEN.English],
      ["fr", WRITTEN.Français],
    ] as const) {
      expect((await visit(reader, `${address}?lang=${lang}`))?.status()).toBe(200);
      await expect(reader.getByRole("heading", { level: 1 })).toHaveText(shown);
      await expect(reader.getByRole("heading", { level: 2, name: body.slice(3, body.indexOf("\n")) })).toBeVisible();
    }
  },
);
