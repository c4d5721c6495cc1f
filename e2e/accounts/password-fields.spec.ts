import { expect, type Page } from "@playwright/test";
import { test, visit, type Words } from "../journey.ts";

const PASSWORD = "Grenoble7cafe";

/**
 * Each password field accepts a paste, is masked until it is revealed, and has the autocomplete value that password
 * managers need.
 */
async function expectKept(page: Page, words: Words, fields: Record<string, "current-password" | "new-password">) {
  for (const [key, name] of Object.entries(fields)) {
    const field = page.getByLabel(words(key), { exact: true });
    await expect(field).toHaveAttribute("autocomplete", name);
    await field.focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(field).toHaveValue(PASSWORD);
    await expect(field).toHaveAttribute("type", "password");
  }
  await page
    .getByRole("button", { name: words("accounts_show_password") })
    .first()
    .click();
  const first = page.getByLabel(words(Object.keys(fields)[0] ?? ""), { exact: true });
  await expect(first).toHaveAttribute("type", "text");
  await page
    .getByRole("button", { name: words("accounts_hide_password") })
    .first()
    .click();
  await expect(first).toHaveAttribute("type", "password");
}

test("password fields accept a paste, can be revealed, and are known to password managers @large", async ({
  page,
  context,
  signIn,
  words,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/login");
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
  await expectKept(page, words, { accounts_password: "current-password" });
  await expect(page.getByLabel(words("accounts_email"), { exact: true })).toHaveAttribute("autocomplete", /username/);
  await visit(page, "/register");
  await expectKept(page, words, {
    registration_password: "new-password",
    registration_password_again: "new-password",
  });
  await page.route("**/check-reset-link", (route) => route.fulfill({ json: true }));
  await visit(page, "/reset-password/00000000-0000-4000-8000-000000000000");
  await expectKept(page, words, { accounts_reset_password: "new-password" });
  await signIn(page, "sarah.macdonald@tablee.test");
  await visit(page, "/account/security");
  await expectKept(page, words, {
    own_password_current: "current-password",
    own_password_new: "new-password",
    own_password_again: "new-password",
  });
  await expect(page.locator("input[autocomplete=username]")).toHaveValue("sarah.macdonald@tablee.test");
});
