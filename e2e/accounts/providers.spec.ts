import { expect, type Page } from "@playwright/test";
import { test, visit, type Words } from "../journey.ts";
import type { Language } from "../words.ts";
import { NAMELESS } from "../issuer.ts";
import { signInAtIssuer } from "./at-issuer.ts";

test.use({ ownSession: true });

// The issuer's own pages load a font and an icon from elsewhere.
test.beforeEach(({ problems }) => problems.allow(/fonts\.googleapis\.com/, /favicon\.ico/));

const somebody = (name: string, language: Language) => `${name}-${language}-${Date.now()}`;
const go = (page: Page, words: Words, provider: "google" | "apple") =>
  page.getByRole("button", { name: words(`ways_${provider}`) }).click();

test("a member who signs in with Google arrives at the page they wanted @phone", async ({
  page,
  language,
  words,
  expectNoViolations,
}) => {
  const login = somebody("zoe", language);
  await visit(page, "/profile");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("button", { name: words("ways_google") })).toBeVisible();
  await expectNoViolations(page);
  await go(page, words, "google");
  await signInAtIssuer(page, login);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.locator("#content").getByText(`${login}@mail.test`)).toBeVisible();
  await expect(page.locator("#content").getByText("Zoé Tremblay")).toBeVisible();
  // Nothing of the answer remains in the browser.
  expect(await page.evaluate(() => [sessionStorage.getItem("provider"), location.hash])).toEqual([null, ""]);
});

test("a member whose name Apple does not provide must enter it @large", async ({
  page,
  language,
  words,
  expectNoViolations,
}) => {
  const login = somebody(NAMELESS, language);
  await visit(page, "/restaurants");
  await visit(page, "/login");
  await go(page, words, "apple");
  await signInAtIssuer(page, login);
  const dialog = page.getByRole("dialog", { name: words("ways_names_title") });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await visit(page, "/restaurants");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();

  const save = dialog.getByRole("button", { name: words("ways_save") });
  await expect(save).toBeDisabled();
  await dialog.getByLabel(words("ways_first_name")).fill("Éloïse");
  await expect(save).toBeDisabled();
  await dialog.getByLabel(words("ways_last_name"), { exact: true }).fill("R2D2");
  await expect(dialog.getByText(words("ways_last_name_invalid"))).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByLabel(words("ways_last_name"), { exact: true }).fill("O’Brien");
  await save.click();
  await expect(dialog).toBeHidden();
  await visit(page, "/profile");
  await expect(page.locator("#content").getByText("Éloïse O’Brien")).toBeVisible();
});

test("an answer that this browser did not ask for signs nobody in @large", async ({
  page,
  words,
  expectNoViolations,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/auth/google?code=planted&state=planted");
  await expect(page.getByRole("alert")).toContainText(words("accounts_login_other"));
  await expectNoViolations(page);
  await visit(page, "/auth/apple#code=planted&state=planted");
  await expect(page.getByRole("alert")).toContainText(words("ways_apple_failed"));
  expect(asked.filter((url) => url.includes("provider/finish"))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("cancelling at the identity provider returns to the sign-in", { tag: "@phone" }, async ({ page, words }) => {
  await visit(page, "/login");
  await go(page, words, "google");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("button", { name: words("ways_apple") })).toBeVisible();
});

test.describe("on Android", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile" });
  test("Apple is not offered", { tag: "@phone" }, async ({ page, words }) => {
    await visit(page, "/login");
    await expect(page.getByRole("button", { name: words("ways_google") })).toBeVisible();
    await expect(page.getByRole("button", { name: words("ways_apple") })).toBeHidden();
  });
});

test(
  "a member who signed in through Google without being remembered sets a password",
  { tag: "@phone" },
  async ({ page, baseURL, language, words, expectNoViolations }) => {
    const login = somebody("marie", language);
    const password = "Quatre4Petits";
    await visit(page, "/login");
    await page.getByRole("checkbox", { name: words("accounts_remember") }).click();
    await go(page, words, "google");
    await signInAtIssuer(page, login);
    await expect(page).toHaveURL(`${baseURL}/`);
    // Without "remember", also through a provider.
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await visit(page, "/account/security");
    await page.getByLabel(words("own_password_new"), { exact: true }).fill(password);
    await page.getByLabel(words("own_password_again"), { exact: true }).fill(password);
    await expectNoViolations(page);
    await page.getByRole("button", { name: words("own_password_set") }).click();
    await expect(page.getByText(words("own_password_is_set"))).toBeVisible();
    await expect(page.getByLabel(words("own_password_current"), { exact: true })).toBeVisible();
  },
);

test("a member without a password confirms their identity through Google, and what they typed is kept @phone", async ({
  page,
  language,
  problems,
  words,
  expectNoViolations,
}) => {
  problems.allow(/status of 422/);
  const login = somebody("alix", language);
  await visit(page, "/register");
  // Cancelling leads back here, with everything except the passwords.
  await page.getByLabel(words("registration_first_name"), { exact: true }).fill("Alix");
  await go(page, words, "google");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel(words("registration_first_name"), { exact: true })).toHaveValue("Alix");
  await expectNoViolations(page);
  await go(page, words, "google");
  await signInAtIssuer(page, login);
  await expect(page).not.toHaveURL(/register|auth/);

  await visit(page, "/account/details");
  // As if the sign-in were more than ten minutes ago.
  await page.route("**/api/client/account/update", (route) => route.fulfill(CONFIRMATION_NEEDED), { times: 1 });
  const email = page.getByLabel(words("own_email"), { exact: true });
  const another = `another-${login}@mail.test`;
  await email.fill(another);
  await page.getByRole("button", { name: words("own_save") }).click();
  const dialog = page.getByRole("dialog", { name: words("ways_confirm_title") });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: words("ways_confirm_at", { provider: "Google" }) }).click();
  // The visitor still has a session at the issuer.
  await expect(page).toHaveURL(/\/account\/details$/);
  await expect(page.getByText(words("ways_confirmed"))).toBeVisible();
  await expect(email).toHaveValue(another);
  await page.getByRole("button", { name: words("own_save") }).click();
  await expect(page.getByText(words("own_email_waits", { email: another }), { exact: true })).toBeVisible();
});

const CONFIRMATION_NEEDED = {
  status: 422,
  json: { defined: true, code: "confirmation_needed", status: 422, message: "", data: { ways: ["google"] } },
};
