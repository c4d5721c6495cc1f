import { expect } from "@playwright/test";
import { codeOfMail } from "../accounts/outbox.ts";
import { test, visit } from "../journey.ts";

/** Not used by any other journey: an owner who has a passkey must sign in with a second step. */
const CLAIMANT = "anais.beaulieu@tablee.test";
/** A place that no other journey needs without an owner. */
const PLACE = { name: "Bagel du Parc", domain: "bagel-du-parc.example" };

test("a member without a restaurant claims one with a code sent to its e-mail domain, and becomes its owner @large", async ({
  page,
  signIn,
  request,
  words,
  expectNoViolations,
}) => {
  await signIn(page, CLAIMANT);

  await test.step("the place is found by its name", async () => {
    await visit(page, "/restaurant-admin");
    await page.getByRole("link", { name: words("pages_claim") }).click();
    await page.getByRole("searchbox", { name: words("management_claim_find") }).fill(PLACE.name);
    await page.getByRole("link", { name: PLACE.name }).click();
    await expect(page.getByRole("heading", { name: PLACE.name })).toBeVisible();
  });

  await test.step("the place is claimed, and a code is sent to its domain", async () => {
    await page.getByRole("button", { name: words("management_claim_do"), exact: true }).click();
    await expect(page.getByText(words("management_claim_open_title"))).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel(words("management_claim_local", { domain: PLACE.domain })).fill("bonjour");
    await page.getByRole("button", { name: words("management_claim_send"), exact: true }).click();
    await expect(page.getByText(words("management_claim_sent", { email: `bonjour@${PLACE.domain}` }))).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step("the code opens the place's administration, which lists the next steps", async () => {
    const code = await codeOfMail(request, `bonjour@${PLACE.domain}`);
    await page.getByRole("textbox", { name: words("management_claim_code") }).fill(code);
    await page.getByRole("button", { name: words("management_claim_confirm"), exact: true }).click();
    await expect(page).toHaveURL(/\/restaurant-admin\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: PLACE.name })).toBeVisible();
    // The place is open; its next steps come after that.
    await expect(page.getByRole("heading", { level: 2, name: words("management_first_steps_left") })).toBeVisible();
    await page.getByRole("link", { name: words("management_room_people"), exact: false }).click();
    await expect(page.getByRole("heading", { level: 1, name: words("management_room_people") })).toBeVisible();
  });
});
