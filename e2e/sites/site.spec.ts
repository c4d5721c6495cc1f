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
  await owner
    .getByRole("navigation", { name: words("admin_tabs") })
    .getByRole("link", { name: words("admin_audit") })
    .click();
  const question = owner.getByRole("alertdialog", { name: words("own_leave_title") });
  await question.getByRole("button", { name: words("own_stay") }).click();
  await expect(question).toBeHidden();
  await expect(owner.getByLabel(words("sites_host"))).toHaveValue(host);
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
  // Of the reading pages, only those that the site shows.
  await page
    .getByRole("button", { name: words("shell_more"), exact: true })
    .first()
    .click();
  const more = page.getByRole("dialog");
  await expect(more.getByRole("link", { name: words("pages_terms") })).toBeVisible();
  await expect(more.getByRole("link", { name: words("pages_blog") })).toHaveCount(0);
  // Tablée itself is unchanged.
  await visit(page, "/");
  await expect(page).toHaveTitle(/Tablée/);

  const framed = `/menu/${RESTAURANT}?embed=true`;
  const policy = async () => (await page.request.get(framed)).headers()["content-security-policy"];
  expect(await policy()).not.toContain("own.example");
  await owner.getByLabel(words("sites_origin")).fill("http://own.example");
  await owner.getByRole("button", { name: words("sites_allow"), exact: true }).click();
  await expect(owner.getByText(words("sites_origin_invalid"))).toBeVisible();
  await owner.getByLabel(words("sites_origin")).fill("https://own.example");
  await owner.getByRole("button", { name: words("sites_allow"), exact: true }).click();
  await expect(owner.getByRole("listitem").filter({ hasText: "https://own.example" })).toBeVisible();
  // Another journey may have allowed others as well.
  await expect.poll(policy).toMatch(/frame-ancestors 'self'[^;]* https:\/\/own\.example(?: |;|$)/);
});

test("a group's host shows its own page and menus alone, and shares nothing with other sites @phone", async ({
  page,
  person,
  hostUrl,
  words,
  language,
  expectNoViolations,
}) => {
  const admin = await person("admin@tablee.test");
  await visit(admin, "/admin/domains");
  await admin.getByLabel(words("sites_restaurant"), { exact: true }).selectOption("group 1");
  await admin.getByRole("button", { name: words("sites_add") }).click();
  const host = `tables-${process.pid}.localhost`;
  await admin.getByLabel(words("sites_host")).fill(host);
  await admin.getByLabel(words("sites_primary"), { exact: true }).fill("#1d4ed8");
  await expectNoViolations(admin);
  await admin.getByRole("button", { name: words("sites_save") }).click();
  await expect(admin.getByRole("listitem").filter({ hasText: host })).toBeVisible();

  const at = (path: string) => {
    const address = new URL(path, hostUrl);
    address.hostname = host;
    return address.href;
  };
  // Tablée's own pages redirect to the group's page, and so does the menu of a restaurant outside the group.
  for (const path of ["/", "/restaurants", "/g/demo", "/menu", "/menu/9"]) {
    await page.goto(at(path));
    await expect(page).toHaveURL(at("/clients/demo"));
  }
  const answer = await visit(page, at("/clients/demo"));
  const html = (await answer?.text()) ?? "";
  expect(html).toContain("--primary:light-dark(#1d4ed8");
  expect(html).toContain(`<link rel="canonical" href="${at("/clients/demo")}`);
  await expect(page).not.toHaveTitle(/Tablée/);
  await expect(page.getByRole("button", { name: words("search_open") })).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole("link", { name: words("places_client_menus") }).click();
  await page
    .getByRole("link", { name: words("places_client_menu_of", { name: "" }).trim() })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${at("/menu/")}\\d+`));
  await page
    .getByRole("link", { name: words("menu_back") })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(at("/clients/demo"));

  // A session and the device's storage belong to one address, whatever the Host header says.
  await page.evaluate(() => {
    localStorage.setItem("own", "1");
    document.cookie = "language=xx; path=/";
  });
  await visit(page, "/");
  expect(await page.evaluate(() => [localStorage.getItem("own"), document.cookie.includes("language=xx")])).toEqual([
    null,
    false,
  ]);
  await expect(page).toHaveTitle(/Tablée/);
  for (const said of [`x.${host}`, `${host}.evil.example`, `${host}@evil.example`]) {
    const other = await page.request.get("/clients/demo", { headers: { host: said } });
    expect(await other.text(), said).toContain(`lang="${language}`);
    expect(await other.text(), said).not.toContain("#1d4ed8");
  }
});
