import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

const RESTAURANT = 1;

test("an owner's host shows the menu alone, in its colours, and only a page that the owner named may frame it @large", async ({
  page,
  person,
  hostUrl,
  words,
  expectNoViolations,
}) => {
  const owner = await person("kitchen@tablee.test");
  await visit(owner, "/admin/domains");
  await owner.getByRole("button", { name: words("sites_add") }).click();
  const host = `bistro-${process.pid}.localhost`;
  await owner.getByLabel(words("sites_host")).fill(host);
  const colour = owner.getByLabel(words("sites_primary"), { exact: true });
  await colour.fill("#fff9c4");
  await expect(owner.getByText(words("sites_colour_unreadable"))).toBeVisible();
  await colour.fill("#0B5D4B");
  await owner.getByLabel(words("sites_ground"), { exact: true }).fill("#102a43");
  await expectNoViolations(owner);
  await owner.getByRole("button", { name: words("sites_save") }).click();
  await expect(owner.getByRole("listitem").filter({ hasText: host })).toBeVisible();

  const site = new URL(hostUrl);
  site.hostname = host;
  const answer = await visit(page, new URL("/restaurants", site).href);
  expect(new URL(page.url()).pathname).toMatch(/^\/menu(?:\/\d+)?$/);
  const html = await answer?.text();
  expect(html).toContain("--primary:light-dark(#0b5d4b");
  await expect(page).not.toHaveTitle(/Tablée/);
  await expect(page.getByRole("link", { name: words("shell_feed"), exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: words("search_open") })).toHaveCount(0);
  await expectNoViolations(page);
  // Tablée itself is as it was.
  await visit(page, "/");
  await expect(page).toHaveTitle(/Tablée/);

  const framed = `/menu/${RESTAURANT}?embed=true`;
  const policy = async () => (await page.request.get(framed)).headers()["content-security-policy"];
  expect(await policy()).not.toContain("own.example");
  await owner.getByLabel(words("sites_origin")).fill("http://own.example");
  await owner.getByRole("button", { name: words("sites_allow") }).click();
  await expect(owner.getByText(words("sites_origin_invalid"))).toBeVisible();
  await owner.getByLabel(words("sites_origin")).fill("https://own.example");
  await owner.getByRole("button", { name: words("sites_allow") }).click();
  await expect(owner.getByRole("listitem").filter({ hasText: "https://own.example" })).toBeVisible();
  await expect.poll(policy).toContain("frame-ancestors 'self' https://own.example");
});
