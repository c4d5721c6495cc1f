import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, revisit, visit } from "../journey.ts";

test.use({ ownSession: true });

/** The members changed here are used by no other journey, because those rely on the demo's data. */
const RENAMED = "sofia.ferreira@tablee.test";
const CHANGED = "sarah.macdonald@tablee.test";

test("unsaved account details are kept, and once saved are shown on every page @large", async ({
  page,
  language,
  signIn,
  words,
  problems,
  expectNoViolations,
}) => {
  await signIn(page, RENAMED);
  await visit(page, "/edit-profile");
  const first = page.getByLabel(words("own_first_name"), { exact: true });
  await first.fill("R2D2");
  await page.getByRole("button", { name: words("own_save") }).click();
  await expect(page.getByText(words("errors_invalid_text"))).toBeVisible();
  await expect(page.getByText(words("own_first_name_invalid"))).toBeVisible();
  await expectNoViolations(page);
  await expect(first).toHaveValue("R2D2");

  // Leaving asks first; staying loses nothing.
  const name = language === "fr" ? "Anne-Élise" : "Éloi";
  await first.fill(name);
  // A sheet above the page does not count as leaving.
  await page
    .getByRole("button", { name: words("search_open") })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: words("search_title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page
    .getByRole("link", { name: words("shell_feed") })
    .first()
    .click();
  await page.getByRole("button", { name: words("own_stay") }).click();
  await expect(page.getByLabel(words("own_first_name"), { exact: true })).toHaveValue(name);

  // A session that has ended loses nothing either: after signing in again, the input is still there.
  problems.allow(/status of 401/);
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem("token"))}`;
  await page.request.post("/api/client/account/logout", { data: {}, headers: { authorization } });
  // The page may notice that its session has ended before it saves, and then goes to the sign-in by itself.
  const save = page.getByRole("button", { name: words("own_save") });
  await save.click({ timeout: 5_000 }).catch(() => undefined);
  await page.getByLabel(words("accounts_email"), { exact: true }).fill(RENAMED);
  await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: words("accounts_sign_in"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(first).toHaveValue(name);
  await page.getByRole("button", { name: words("own_save") }).click();
  await expect(page.getByText(words("own_saved"))).toBeVisible();
  await visit(page, "/profile");
  await expect(page.getByRole("main").getByText(name)).toBeVisible();
});

test("a suggestion fills in an address, and a wrong postal code is reported beside its field @large", async ({
  page,
  signIn,
  words,
}) => {
  await signIn(page, CHANGED);
  await visit(page, "/account");
  const street = page.getByLabel(words("own_address"), { exact: true });
  await street.fill("4200 rue saint-denis");
  await page.getByRole("listbox").getByRole("option").first().click();
  await expect(page.getByLabel(words("own_city"), { exact: true })).not.toHaveValue("");
  const code = page.getByLabel(words("own_postal_code"), { exact: true });
  await test.step("late suggestions do not open over the next field", async () => {
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    await page.route("**/address-autocomplete*", async (route) => {
      asked.resolve();
      await left.promise;
      await route.continue();
    });
    await street.fill("4377 rue saint-denis");
    await asked.promise;
    await code.focus();
    left.resolve();
    await expect(page.getByText(words("settings_looking"))).toHaveCount(0);
    await expect(page.getByRole("listbox")).toBeHidden();
    await page.unroute("**/address-autocomplete*");
  });
  await code.fill("D2X 1Y4");
  await page.getByRole("button", { name: words("own_save") }).click();
  await expect(page.getByText(words("own_postal_code_invalid"))).toBeVisible();
  await code.fill("h2j 2k8");
  await page.getByLabel(words("own_phone"), { exact: true }).fill("514 555 0199");
  await page.getByRole("button", { name: words("own_save") }).click();
  await expect(page.getByText(words("own_saved"))).toBeVisible();
  await expect(code).toHaveValue("H2J 2K8");
  await expect(page.getByLabel(words("own_phone"), { exact: true })).toHaveValue("+1 514 555 0199");
});

test(
  "whoever changes the e-mail reads beside the button that a link must be opened first",
  { tag: "@phone" },
  async ({ page, signIn, words }) => {
    const email = "another.address@tablee.test";
    const waits = words("own_email_waits", { email });
    await signIn(page, CHANGED);
    await visit(page, "/account");
    await page.getByLabel(words("own_email"), { exact: true }).fill(email);
    await page.getByRole("button", { name: words("own_save") }).click();
    await expect(page.getByText(`${words("own_saved")} ${waits}`)).toBeInViewport();
    // Keeps the address, as in the demo's data.
    await page.getByRole("button", { name: words("own_email_keep") }).click();
    await expect(page.getByText(waits)).toHaveCount(0);
  },
);

test(
  "another device is signed out at once from the account's page",
  { tag: "@phone" },
  async ({ page, person, problems, signIn, words }) => {
    // The other device's next request is refused.
    problems.allow(/401/);
    const other = await person("critic@tablee.test");
    await visit(other, "/profile");
    await signIn(page, "critic@tablee.test");
    await visit(page, "/account/security");
    await expect(page.getByText(words("own_device_current"))).toBeVisible();
    await page.getByRole("button", { name: words("own_devices_end_others") }).click();
    await expect(page.getByText(words("own_device_ended"))).toBeVisible();
    await expect(page.getByRole("button", { name: words("own_devices_end_others") })).toBeHidden();
    await other.goto("/profile");
    await expect(other).toHaveURL(/\/login/);
  },
);

test(
  "a wrong current password is reported beside its field",
  { tag: "@large" },
  async ({ page, signIn, words, problems }) => {
    problems.allow(/422/);
    await signIn(page, "member@tablee.test");
    await visit(page, "/account/security");
    await page.getByLabel(words("own_password_current"), { exact: true }).fill("Wrong2026");
    await page.getByLabel(words("own_password_new"), { exact: true }).fill(`${DEMO_PASSWORD}x`);
    await page.getByLabel(words("own_password_again"), { exact: true }).fill(`${DEMO_PASSWORD}x`);
    await page.getByRole("button", { name: words("own_password_change") }).click();
    await expect(page.getByText(words("own_password_wrong"))).toBeVisible();
    await expect(page.getByLabel(words("own_password_new"), { exact: true })).toHaveValue(`${DEMO_PASSWORD}x`);
  },
);

test("notification settings and the language are saved in the account @phone", async ({
  page,
  signIn,
  words,
  language,
}) => {
  await signIn(page, CHANGED);
  await visit(page, "/account/notifications");
  const ready = page.getByRole("group", { name: words("own_notify_order_ready") });
  const mail = ready.getByRole("checkbox", { name: words("own_notify_mail") });
  const before = await mail.isChecked();
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/account/update"));
  await mail.click();
  expect((await stored).ok()).toBe(true);
  await visit(page, "/account/notifications");
  await expect(mail).toBeChecked({ checked: !before });

  await visit(page, "/account/preferences");
  const currency = (key: string) => page.getByRole("radio", { name: words(key) });
  await expect(currency("own_currency_cad")).toBeChecked();
  await currency("own_currency_eur").click();
  await revisit(page);
  await expect(currency("own_currency_eur")).toBeChecked();
  const told = page.waitForResponse((answer) => answer.url().endsWith("/account/update-language"));
  await page.getByRole("radio", { name: language === "fr" ? "English" : "Français" }).click();
  expect((await told).ok()).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("lang", language === "fr" ? "en" : "fr");
});
