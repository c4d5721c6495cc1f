import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit, type Words } from "../journey.ts";
import { codeOf } from "./totp.ts";

test.use({ ownSession: true });

async function logIn(page: Page, words: Words, email: string): Promise<void> {
  await visit(page, "/login");
  await page.getByLabel(words("accounts_email"), { exact: true }).fill(email);
  await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
}

test("a member who needs a second step is asked to add one on arrival, and may put it off @phone", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "critic@tablee.test");
  // The demo's accounts do not need a second step, because their password is public. This simulates a real
  // administrator.
  await page.route("**/api/client/account/current-user*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), second_step_due: true } });
  });
  const dialog = page.getByRole("dialog", { name: words("ways_lead_title") });
  await visit(page, "/restaurants");
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: words("ways_lead_now") }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(dialog).toBeHidden();
  await visit(page, "/trends");
  await dialog.getByRole("button", { name: words("ways_lead_later") }).click();
  await expect(dialog).toBeHidden();
  await visit(page, "/restaurants");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("an authenticator app is added with its first code, and a recovery code can be used instead @large", async ({
  page,
  person,
  language,
  problems,
  signIn,
  words,
  expectNoViolations,
}) => {
  // The answer to a sign-in that needs a second step.
  problems.allow(/422/);
  const email = language === "fr" ? "lea.fontaine@tablee.test" : "zoe.lapointe@tablee.test";
  await signIn(page, email);
  await visit(page, "/account/security");
  const app = words("ways_app");
  // Two secrets would be made by a double tap, and only the second one would count.
  let secrets = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/authenticator/start")) secrets += 1;
  });
  await page.getByRole("button", { name: words("ways_action_of", { action: words("ways_add"), of: app }) }).dblclick();
  const enrolling = page.getByRole("dialog", { name: words("ways_app_title") });
  await expect(enrolling.getByRole("img", { name: words("ways_app_qr") })).toBeVisible();
  await expectNoViolations(page);
  expect(secrets).toBe(1);
  const secret = (await enrolling.locator("code").textContent()) ?? "";
  await enrolling.getByLabel(words("ways_second_code")).fill("000000");
  await enrolling.getByRole("button", { name: words("ways_confirm_action") }).click();
  await expect(enrolling.getByText(words("ways_second_wrong"))).toBeVisible();
  await enrolling.getByLabel(words("ways_second_code")).fill(codeOf(secret));
  await enrolling.getByRole("button", { name: words("ways_confirm_action") }).click();

  const shown = page.getByRole("dialog", { name: words("ways_codes_title") });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  await expectNoViolations(page);
  const recovery = (await shown.getByRole("listitem").first().textContent()) ?? "";
  await test.step("all recovery codes are copied at once, one per line", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await shown.getByRole("button", { name: words("ways_codes_copy") }).click();
    await expect(shown.getByText(words("ways_codes_copied"))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")).toEqual(await shown.getByRole("listitem").allTextContents());
  });
  await shown.getByRole("button", { name: words("ways_codes_done") }).click();

  const other = await person();
  await logIn(other, words, email);
  await expect(other.getByText(words("ways_second_text"))).toBeVisible();
  await expectNoViolations(other);
  await other.getByLabel(words("ways_second_code")).fill(recovery.toUpperCase());
  await other.getByRole("button", { name: words("ways_confirm_action") }).click();
  await expect(other).not.toHaveURL(/\/login/);

  // A later code than the one that was used, at most one step ahead.
  const again = await person();
  await logIn(again, words, email);
  await again.getByLabel(words("ways_second_code")).fill(codeOf(secret, 1));
  await again.getByRole("button", { name: words("ways_confirm_action") }).click();
  await expect(again).not.toHaveURL(/\/login/);

  await visit(page, "/account/security");
  await page.getByRole("button", { name: words("ways_action_of", { action: words("ways_remove"), of: app }) }).click();
  const asked = page.getByRole("alertdialog", { name: words("ways_remove_app_title") });
  await expect(asked.getByText(words("ways_step_lost"))).toBeVisible();
  await asked.getByRole("button", { name: words("ways_remove") }).click();
  await expect(
    page.getByRole("button", { name: words("ways_action_of", { action: words("ways_add"), of: app }) }),
  ).toBeVisible();
});
