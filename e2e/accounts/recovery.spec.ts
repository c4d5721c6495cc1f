import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit, type Words } from "../journey.ts";

test.use({ ownSession: true });

/** No other journey signs in as Samir, whose password is changed here. */
const MEMBER = "samir.haddad@tablee.test";
const NEW = "Quatre4Petits";

const token = (page: Page) =>
  page.evaluate(() => ({ local: localStorage.getItem("token"), session: sessionStorage.getItem("token") }));

async function signInByForm(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.getByLabel(words("accounts_email"), { exact: true }).fill(email);
  await page.getByLabel(words("accounts_password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
}

test("a forgotten password is reset by the e-mail in the outbox @large", async ({
  page,
  words,
  expectNoViolations,
}) => {
  const leaked: string[] = [];
  await visit(page, "/login");
  await page.getByLabel(words("accounts_email"), { exact: true }).fill("a@b");
  await page.getByRole("button", { name: words("accounts_forgot") }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: words("accounts_recover_send") });
  await expect(send).toBeDisabled();
  await expectNoViolations(page);
  const address = dialog.getByLabel(words("accounts_email"));
  await address.fill("");
  await address.focus();
  // 256 characters: truncated to 255, it would be somebody's address at .co.
  await page.keyboard.insertText(`ines@${Array.from({ length: 4 }, () => "a".repeat(61)).join(".")}.com`);
  await expect(send).toBeDisabled();
  await address.fill(MEMBER);
  await send.click();
  await expect(dialog.getByText(words("accounts_recover_sent"))).toBeVisible();
  await page.screenshot({ path: `test-results/recovery-sent-${words("accounts_email")}.png` });

  const outbox = page.context().waitForEvent("page");
  await dialog.getByRole("link", { name: words("accounts_outbox") }).click();
  const mails = await outbox;
  const mail = mails.getByRole("listitem").filter({ hasText: MEMBER }).first();
  await expect(mail).toBeVisible();
  await mails.screenshot({ path: `test-results/outbox-${words("accounts_email")}.png` });
  const link = (await mail.locator("a[href^='/reset-password/']").getAttribute("href")) ?? "";
  await mails.close();

  const guid = link.split("/").at(-1) ?? "";
  page.on("request", (request) => {
    if (request.headers()["referer"]?.includes(guid)) leaked.push(request.url());
  });
  await visit(page, link);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectNoViolations(page);
  const field = page.getByLabel(words("accounts_reset_password"));
  const save = page.getByRole("button", { name: words("accounts_reset_save") });
  await field.fill("short");
  await save.click();
  await expect(page.getByText(words("accounts_reset_weak"))).toBeVisible();
  await page.screenshot({ path: `test-results/reset-${words("accounts_email")}.png` });
  await field.fill(NEW);
  await save.click();
  await expect(page.getByRole("heading", { name: words("accounts_reset_done") })).toBeVisible();
  await page
    .getByRole("link", { name: words("accounts_sign_in") })
    .last()
    .click();
  await signInByForm(page, words, MEMBER, NEW);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await token(page)).local).not.toBeNull();
  expect(leaked).toEqual([]);
});

test(
  "an invalid reset link says so before it asks for a password, and offers a new one; an invalid verification link says so too",
  { tag: "@phone" },
  async ({ page, words, problems, expectNoViolations }) => {
    problems.allow(/status of 422/);
    await visit(page, `/reset-password/${randomUUID()}`);
    await expect(page.getByRole("heading", { name: words("accounts_link_gone") })).toBeVisible();
    await page.getByRole("button", { name: words("accounts_link_new") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();

    await visit(page, `/email/verification/${randomUUID()}`);
    await expect(page.getByRole("heading", { name: words("accounts_link_gone") })).toBeVisible();
    await expectNoViolations(page);
  },
);

test("signing in or out in one tab does so in every tab", { tag: "@phone" }, async ({ page, words }) => {
  await visit(page, "/orders/history");
  await expect(page).toHaveURL(/\/login$/);
  const other = await page.context().newPage();
  await visit(other, "/login");
  await signInByForm(other, words, "member@tablee.test", DEMO_PASSWORD);
  await expect(other).toHaveURL(/\/(?:orders\/history)?$/);
  // The first tab was waiting at its form.
  await page.bringToFront();
  await expect(page).not.toHaveURL(/\/login/);
  await visit(page, "/profile");
  await expect(page.getByText("member@tablee.test")).toBeVisible();

  await visit(other, "/profile");
  await other
    .getByRole("button", { name: words("shell_log_out") })
    .last()
    .click();
  await page.bringToFront();
  await expect(page.getByText("member@tablee.test")).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
});
