import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit } from "../journey.ts";

test(
  "the page of reasons to register is complete before any script runs",
  { tag: "@phone" },
  async ({ request, words }) => {
    const answer = await request.get("/why-you-should-register", { headers: { "accept-language": "en-CA" } });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(words("reasons_title"));
    expect(html).toContain(words("reasons_keep"));
    expect(html).toMatch(/<meta [^>]*property="og:image"[^>]* content="[^"]+"/);
    expect(html).toContain('href="/register"');
    expect(html).not.toContain('content="noindex"');
  },
);

test("a visitor reads the reasons to register, signs in, and arrives at the page they wanted @large", async ({
  page,
  words,
}) => {
  await visit(page, "/orders/history");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: words("reasons_link") }).click();
  await expect(page.getByRole("heading", { level: 1, name: words("reasons_title") })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: words("registration_register") })).toHaveAttribute("href", "/register");

  await test.step("a dish leads to its discovery, and Back returns to the reasons", async () => {
    await main.getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/discovery\/\d+$/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: words("reasons_title") })).toBeVisible();
  });

  await main.getByRole("link", { name: words("registration_sign_in") }).click();
  await page.getByLabel(words("accounts_email"), { exact: true }).fill("member@tablee.test");
  await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/history$/);
});

test(
  "a member can read the reasons to register, and continues to the feed",
  { tag: "@large" },
  async ({ page, signIn, words }) => {
    await signIn(page, "member@tablee.test");
    await visit(page, "/why-you-should-register");
    const main = page.getByRole("main");
    await expect(main.getByText(words("reasons_member"))).toBeVisible();
    await expect(main.getByRole("link", { name: words("registration_register") })).toHaveCount(0);
    await main.getByRole("button", { name: words("reasons_continue") }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  "a visitor who recommends a dish is led to the reasons, signs in, and reaches the form",
  { tag: "@phone" },
  async ({ page, words, request }) => {
    const answer = await request.get("/recommendation-creator");
    expect(await answer.text(), "no form before one is led on").not.toContain("<h1");
    await visit(page, "/recommendation-creator");
    await expect(page).toHaveURL(/\/why-you-should-register$/);
    await page
      .getByRole("main")
      .getByRole("link", { name: words("registration_sign_in") })
      .click();
    await page.getByLabel(words("accounts_email"), { exact: true }).fill("member@tablee.test");
    await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
    await expect(page).toHaveURL(/\/recommendation-creator$/);
  },
);
