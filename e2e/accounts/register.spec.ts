import { expect, type Locator, type Page } from "@playwright/test";
import { test, visit, type Words } from "../journey.ts";
import { codeFor, invitationOf, invite } from "./outbox.ts";

const PASSWORD = "Grenoble7cafe";

const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Fills in everything in the form except the phone's country. */
async function fill(form: Page | Locator, words: Words, person: { email: string | null; phone: string }) {
  const field = (key: string) => form.getByLabel(words(key), { exact: true });
  await field("registration_first_name").fill("Inès");
  await field("registration_last_name").fill("O’Brien");
  if (person.email !== null) await field("registration_email").fill(person.email);
  await field("registration_phone").fill(person.phone);
  await field("registration_password").fill(PASSWORD);
  await field("registration_password_again").fill(PASSWORD);
  await form.getByRole("checkbox", { name: words("registration_terms_accept") }).click();
}

test("a visitor registers: mistakes are reported, the code is asked for once, and a member is created @phone", async ({
  page,
  request,
  language,
  words,
  problems,
  expectNoViolations,
}) => {
  // The wrong code, and the refusals while typing.
  problems.allow(/Failed to load resource/);
  const digits = language === "fr" ? "5145550141" : "5145550142";
  const email = `register-${language}@example.ca`;
  await visit(page, "/register");
  const submit = page.getByRole("button", { name: words("registration_create"), exact: true });
  await expect(submit).toBeDisabled();
  await expectNoViolations(page);

  await test.step("Enter reports what is missing and focuses the first wrong field", async () => {
    const first = page.getByLabel(words("registration_first_name"), { exact: true });
    await first.fill("R2D2");
    await first.press("Enter");
    await expect(page.getByRole("alert")).toContainText(words("registration_check_email"));
    await expect(page.getByText(words("registration_name_invalid"))).toBeVisible();
    const address = page.getByLabel(words("registration_email"), { exact: true });
    await address.fill("MEMBER@tablee.test");
    await expect(page.getByText(words("registration_email_taken"))).toBeVisible();
    await address.press("Enter");
    await expect(first).toBeFocused();
    await expectNoViolations(page);
  });

  await fill(page, words, { email, phone: digits });
  await test.step("a reload clears only the password, and opening the terms keeps what was typed", async () => {
    await page.getByRole("button", { name: words("registration_terms_read") }).click();
    const terms = page.getByRole("dialog", { name: words("registration_terms_title") });
    await expect(terms.getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(terms).toBeHidden();
    await page.reload();
    await expect(page.getByLabel(words("registration_email"), { exact: true })).toHaveValue(email);
    await expect(page.getByLabel(words("registration_phone"), { exact: true })).toHaveValue(
      // Formatted for its country after leaving the field.
      digits.replace(/^(...)(...)/, "$1 $2-"),
    );
    await page.getByLabel(words("registration_password"), { exact: true }).fill(PASSWORD);
    await expect(submit).toBeDisabled();
    await page.getByLabel(words("registration_password_again"), { exact: true }).fill(PASSWORD);
    await expect(submit).toBeEnabled();
  });

  let sent = 0;
  page.on("request", (asked) => (sent += asked.url().includes("send-sms-code") ? 1 : 0));
  await submit.dblclick();
  const dialog = page.getByRole("dialog", { name: words("registration_verify_title") });
  const verify = dialog.getByRole("button", { name: words("registration_verify") });
  await expect(verify).toBeDisabled();
  const code = await codeFor(request, `+1${digits}`);
  expect(sent).toBe(1);
  const cells = dialog.getByLabel(words("registration_code"));
  await cells.fill("12345");
  await expect(verify).toBeDisabled();
  await cells.fill(wrong(code));
  await verify.click();
  await expect(dialog.getByText(words("registration_sms_wrong"))).toBeVisible();
  await expectNoViolations(page);
  await cells.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await cells.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await visit(page, "/profile");
  await expect(page.getByText(email)).toBeVisible();
});

test("a common password is refused beside its field, and no code is sent @phone", async ({ page, language, words }) => {
  let sent = 0;
  page.on("request", (asked) => (sent += asked.url().includes("send-sms-code") ? 1 : 0));
  const digits = language === "fr" ? "5145550151" : "5145550152";
  await visit(page, "/register");
  await fill(page, words, { email: `known-${language}@example.ca`, phone: digits });
  const password = page.getByLabel(words("registration_password"), { exact: true });
  const again = page.getByLabel(words("registration_password_again"), { exact: true });
  const submit = page.getByRole("button", { name: words("registration_create"), exact: true });
  const refusal = page.getByText(words("registration_password_common"));

  await password.fill("Password1");
  await again.fill("Password1");
  await expect(refusal).toBeVisible();
  await expect(password).toHaveAccessibleDescription(new RegExp(words("registration_password_common")));
  await expect(submit).toBeDisabled();

  await test.step("a submission before the check's answer is refused too", async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/password-known", async (route) => {
      await asked;
      await route.continue();
    });
    await password.fill("Football1");
    await again.fill("Football1");
    await submit.click();
    answer();
    await expect(password).toBeFocused();
    await expect(refusal.first()).toBeVisible();
    await page.unroute("**/password-known");
  });

  expect(sent).toBe(0);
  await password.fill(PASSWORD);
  await again.fill(PASSWORD);
  await expect(refusal).toBeHidden();
  await submit.click();
  await expect(page.getByRole("dialog", { name: words("registration_verify_title") })).toBeVisible();
});

test(
  "an invitation fixes the e-mail address, and an invalid one says so and leads on",
  { tag: "@large" },
  async ({ page, request, words, problems }) => {
    problems.allow(/Failed to load resource/);
    await invite(request, "Guest@example.ca");
    const invitation_id = await invitationOf(request, "guest@example.ca");

    await visit(page, `/register?invitation_id=${invitation_id}`);
    const address = page.getByLabel(words("registration_email"), { exact: true });
    await expect(address).toHaveValue("guest@example.ca");
    await expect(address).toHaveAttribute("readonly", "");
    await fill(page, words, { email: null, phone: "5145550143" });
    await page.getByRole("button", { name: words("registration_create"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words("registration_verify_title") });
    await dialog.getByLabel(words("registration_code")).fill(await codeFor(request, "+15145550143"));
    await dialog.getByRole("button", { name: words("registration_verify") }).click();
    await expect(page).toHaveURL(/\/$/);

    await page.evaluate(() => localStorage.clear());
    await visit(page, `/register?invitation_id=${invitation_id}`);
    await expect(page.getByText(words("registration_invitation_invalid"))).toBeVisible();
    await page.getByRole("button", { name: words("registration_ok") }).click();
    await expect(page).toHaveURL(/\/trends/);
  },
);

test("a registration form embedded in another page informs that page, and shows no navigation @phone", async ({
  page,
  request,
  language,
  words,
}) => {
  const number = language === "fr" ? "+15145550147" : "+15145550148";
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    addEventListener("message", ({ data }) => heard.push((data as { type?: unknown }).type));
    Object.assign(window, { heard });
  });
  await visit(page, "/contact");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.style.cssText = "position:fixed;inset:0;width:100%;height:100%;z-index:1000";
    frame.src = "/register?embed=true&mac_address=00:11:22:33:44:55";
    document.body.append(frame);
  });
  const frame = page.frameLocator("iframe");
  const form = frame.locator("body");
  await fill(form, words, { email: `framed-${language}@example.ca`, phone: number });
  const creating = page.waitForRequest((asked) => asked.url().endsWith("/account/create"));
  await form.getByRole("button", { name: words("registration_create"), exact: true }).click();
  await form.getByLabel(words("registration_code"), { exact: true }).fill(await codeFor(request, number));
  await form.getByRole("button", { name: words("registration_verify") }).click();
  expect((await creating).postDataJSON()).toMatchObject({ mac_address: "00:11:22:33:44:55" });
  await expect(form.getByRole("heading", { name: words("registration_done") })).toBeVisible();
  await expect(form.getByRole("navigation")).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toContain("tablee:registered");
});

test("the language in the address overrides the stored one, and replaces it @phone", async ({ page, language }) => {
  const other = language === "fr" ? "en" : "fr";
  const stored = async () => (await page.context().cookies()).find(({ name }) => name === "language")?.value;
  // A slow phone hydrates the page some time after the menus around it; the language must not change before that.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  for (const [asked, form] of [
    [other, "register"],
    [language, "register"],
    [other, "login"],
  ] as const) {
    await visit(page, `/${form}/${asked}`);
    await expect(page.locator("html")).toHaveAttribute("lang", asked);
    await expect.poll(stored).toBe(asked);
    await visit(page, "/restaurants");
    await expect(page.locator("html")).toHaveAttribute("lang", asked);
  }
});

test("the sign-in has a link to the registration", { tag: "@phone" }, async ({ page, words }) => {
  await visit(page, "/login");
  // It must not be covered by anything next to it.
  await page.getByRole("link", { name: words("registration_register"), exact: true }).click();
  await expect(page).toHaveURL(/\/register$/);
});
