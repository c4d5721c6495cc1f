import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";
import { appIsKept, filesToCome, isKept, LINE_GONE, WHOLE } from "../pages/kept.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 300_000 });

const COFFEE = "Filter Coffee, Refilled";

test(
  "an owner's host opens offline with its menu, its name and its colours",
  { tag: "@phone" },
  async ({ page, context, person, hostUrl, words, problems, expectNoViolations }) => {
    test.slow();
    problems.allow(...LINE_GONE);
    const owner = await person("kitchen@tablee.test");
    await visit(owner, "/admin/domains");
    await owner.getByRole("button", { name: words("sites_add") }).click();
    const host = `cellar-${process.pid}.localhost`;
    await owner.getByLabel(words("sites_host")).fill(host);
    await owner.getByLabel(words("sites_primary"), { exact: true }).fill("#0B5D4B");
    await owner.getByRole("button", { name: words("sites_save") }).click();
    await expect(owner.getByRole("listitem").filter({ hasText: host })).toBeVisible();

    const site = new URL(hostUrl);
    site.hostname = host;
    await visit(page, new URL("/menu", site).href);
    const title = await page.title();
    const primary = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary"));
    const colour = await primary();
    expect(colour).toContain("#0b5d4b");
    await appIsKept(page);
    await isKept(page, '"outline",1', '["restaurants","get"]');
    // They include whatever the menu may still load.
    await expect.poll(() => filesToCome(page), WHOLE).toEqual([]);

    await context.setOffline(true);
    await expect(page.getByText(words("shell_offline_title"))).toBeVisible();
    await page.reload();
    await addDish(page, words, COFFEE);
    expect(await page.title()).toBe(title);
    expect(await primary()).toBe(colour);
    await expect(page.getByRole("link", { name: words("shell_feed"), exact: true })).toHaveCount(0);
    await expectNoViolations(page);
    // An address that it has never shown is not served as a page of Tablée.
    await page.goto(new URL("/menu/9", site).href);
    await expect(page).not.toHaveTitle(/Tablée/);
    await context.setOffline(false);
    await expect(page.getByText(words("shell_offline_title"))).toBeHidden();
    await expect(page).toHaveURL(/\/menu(?:\/1)?$/);
  },
);
