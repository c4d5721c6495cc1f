import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit, type Words } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";
import { Calls } from "../orders/place.ts";
import { invite, readCode, readInvitation } from "./outbox.ts";
import { signInAtIssuer } from "./at-issuer.ts";
import { addPasskey, withAuthenticator } from "./passkey-device.ts";

const PASSWORD = "Grenoble7cafe";
const DISH = "Café filtre à volonté";

/** Fills in the whole form, except an e-mail that an invitation has already filled in. */
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

/** Enters the code shown on the outbox's page, which is opened in another tab. */
async function verify(page: Page, words: Words, phone: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: words("registration_verify_title") });
  const opened = page.context().waitForEvent("page");
  await dialog.getByRole("link", { name: words("accounts_outbox") }).click();
  const code = await readCode(await opened, phone);
  await page.bringToFront();
  await dialog.getByLabel(words("registration_code")).fill(code);
  await dialog.getByRole("button", { name: words("registration_verify") }).click();
}

const place = (page: Page) =>
  page
    .getByRole("button", { name: /^Passer la commande/ })
    .first()
    .click();

/** A visitor who orders a chosen dish is asked to sign in or register. */
async function orderAsVisitor(page: Page, words: Words, home = ""): Promise<Locator> {
  await visit(page, `${home}/menu/1`);
  await addDish(page, words, DISH);
  await visit(page, `${home}/orders/now`);
  await place(page);
  return page.getByRole("dialog", { name: words("accounts_title_order") });
}

/** The order number that staff call out, for the order whose page this is. */
async function numberOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/client/order/${page.url().split("/").at(-1)}`, { headers });
  return String(((await answer.json()) as { number: number }).number);
}

/** The order has been placed automatically; its page shows when the kitchen confirms it. */
async function expectConfirmed(page: Page, words: Words): Promise<void> {
  await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
  const kitchen = await new Calls(page.request).signIn("kitchen@tablee.test");
  await kitchen.move(Number(page.url().split("/").at(-1)), "confirmed");
  await expect(page.getByText(words("order_status_confirmed")).first()).toBeVisible();
}

test.describe("a new visitor on a phone in French", { tag: "@phone" }, () => {
  test.use({ locale: "fr-CA" });

  test("registers while ordering a dish from the feed, and the kitchen confirms the order", async ({
    page,
    person,
    words,
    problems,
    expectNoViolations,
  }) => {
    // Loading the code is the request that fails.
    problems.allow(/Failed to load resource/);
    const dish = "Smash burger, cheddar vieilli";
    await visit(page, "/");
    await page.getByRole("article", { name: dish }).getByRole("link", { name: dish, exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /^Commander/ })
      .click();
    const item = page.getByRole("dialog", { name: dish });
    await item.getByRole("radio", { name: /^Double/ }).click();
    await item.getByRole("radio", { name: /^Bœuf de Charlevoix/ }).click();
    await item.getByRole("button", { name: /^Ajouter\s+\d/ }).click();
    await expect(item).toBeHidden();
    await page
      .getByRole("link", { name: /^Panier, 1 article/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/orders\/now$/);
    await place(page);

    const dialog = page.getByRole("dialog", { name: words("accounts_title_order") });
    await dialog.getByRole("button", { name: words("registration_register"), exact: true }).click();
    await fill(dialog, words, { email: "enroute@example.ca", phone: "06 12 34 56 78" });
    await dialog.getByLabel(words("registration_country")).selectOption("FR");
    await expectNoViolations(page);
    await page.route("**/send-sms-code", (route) => route.abort(), { times: 1 });
    await dialog.getByRole("button", { name: words("registration_create"), exact: true }).click();
    const code = page.getByRole("dialog", { name: words("registration_verify_title") });
    await test.step("a code that could not be requested is requested again at once", async () => {
      await expect(code.getByText(words("errors_offline_text"))).toBeVisible();
      await code.getByRole("button", { name: words("registration_resend") }).click();
    });
    await expectNoViolations(page);
    await verify(page, words, "+33612345678");
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);

    const kitchen = await person("kitchen@tablee.test");
    await visit(kitchen, "/kitchen");
    const ticket = kitchen.getByRole("article", { name: words("kitchen_ticket", { number: await numberOf(page) }) });
    await expect(ticket).toContainText(dish);
    await ticket.getByRole("button", { name: /^Confirmer/ }).click();
    await expect(page.getByText(words("order_status_confirmed")).first()).toBeVisible();
    await expectNoViolations(page);
  });

  test("registers by an invitation's e-mail, and orders the basket filled before", async ({
    page,
    request,
    words,
    expectNoViolations,
  }) => {
    await invite(request, "convive@example.ca");
    const dialog = await orderAsVisitor(page, words);
    await expect(dialog).toBeVisible();
    await visit(page, await readInvitation(page, "convive@example.ca"));
    await expect(page.getByLabel(words("registration_email"), { exact: true })).toHaveValue("convive@example.ca");
    await fill(page, words, { email: null, phone: "514 555 0146" });
    await expectNoViolations(page);
    await page.getByRole("button", { name: words("registration_create"), exact: true }).click();
    await verify(page, words, "+15145550146");
    await expect(page).toHaveURL(/\/orders\/now$/);
    await place(page);
    await expectConfirmed(page, words);
  });

  test("signs in by passkey without typing, and the order continues", async ({
    page,
    baseURL,
    words,
    expectNoViolations,
  }) => {
    // Browsers bind passkeys to a host name, which an IP address is not.
    const home = String(baseURL).replace("127.0.0.1", "localhost");
    await withAuthenticator(page);
    await visit(page, `${home}/restaurants`);
    await addPasskey(page, { email: "malik.ouellet@tablee.test", password: DEMO_PASSWORD });
    const dialog = await orderAsVisitor(page, words, home);
    // A device with one passkey may fill the field by itself.
    const offers = await page.evaluate(() => PublicKeyCredential.isConditionalMediationAvailable());
    if (!offers) {
      await expectNoViolations(page);
      await dialog.getByRole("button", { name: words("ways_passkey_sign_in") }).click();
    }
    await expectConfirmed(page, words);
  });

  test("signs in at an identity provider, and the order continues", async ({ page, words, problems }) => {
    // The issuer's own pages load a font and an icon from elsewhere.
    problems.allow(/fonts\.googleapis\.com/, /favicon\.ico/);
    const dialog = await orderAsVisitor(page, words);
    await dialog.getByRole("button", { name: words("ways_google") }).click();
    await signInAtIssuer(page, `enroute-${Date.now()}`);
    await expectConfirmed(page, words);
  });

  test("returns from an identity provider to a changed total, checks it, and places the order", async ({
    page,
    words,
    problems,
    expectNoViolations,
  }) => {
    problems.allow(/fonts\.googleapis\.com/, /favicon\.ico/);
    const dialog = await orderAsVisitor(page, words);
    await page.route("**/api/client/order/quote", async (route) => {
      const answer = await route.fetch();
      const quote = (await answer.json()) as { total: number };
      await route.fulfill({ response: answer, json: { ...quote, total: quote.total - 1 } });
    });
    await dialog.getByRole("button", { name: words("ways_google") }).click();
    await signInAtIssuer(page, `enroute-changed-${Date.now()}`);
    await expect(page).toHaveURL(/\/orders\/now$/);
    await expect(page.getByRole("alert")).toContainText(words("basket_signed_in_changed"));
    await expectNoViolations(page);
    await page.unroute("**/api/client/order/quote");
    await page.reload();
    await place(page);
    await expectConfirmed(page, words);
  });
});
