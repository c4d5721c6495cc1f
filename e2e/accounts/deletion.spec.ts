import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit } from "../journey.ts";
import { Calls } from "../orders/place.ts";

const CURRENT_USER = "/client/account/current-user";

test.use({ ownSession: true });

test("a deleted account is gone at once, and is restored by signing in @large", async ({
  page,
  language,
  signIn,
  words,
  expectNoViolations,
}) => {
  const email = language === "fr" ? "rania.khoury@tablee.test" : "gabriel.morin@tablee.test";
  const { id } = await (await new Calls(page.request).signIn(email)).call<{ id: number }>("GET", CURRENT_USER);
  await signIn(page, email);
  await visit(page, "/account/data");
  await page.getByRole("button", { name: words("own_delete"), exact: true }).click();
  const asked = page.getByRole("alertdialog", { name: words("own_delete_ask") });
  await expectNoViolations(page);
  await asked.getByRole("button", { name: words("own_delete_keep") }).click();
  await expect(asked).toBeHidden();
  await page.getByRole("button", { name: words("own_delete"), exact: true }).click();
  await asked.getByRole("button", { name: words("own_delete"), exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  const answer = await page.request.get(`/api/client/accounts/${id}`);
  expect(answer.status()).toBe(404);

  await visit(page, "/login");
  await page.getByLabel(words("accounts_email"), { exact: true }).fill(email);
  await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await visit(page, "/profile");
  await expect(page.locator("#content").getByText(email)).toBeVisible();
});
