import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

/** Not used by any other journey: an owner who has a passkey must sign in with a second step. */
const MEMBER = "amara.diallo@tablee.test";

test("a member adds a place that is not found, and is told what is missing before it can open @phone", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  const name = "Glacier des Quatre Vents";
  await signIn(page, MEMBER);

  await test.step("the place is not found, and is added", async () => {
    await visit(page, "/restaurant-admin/new");
    await page.getByRole("searchbox", { name: words("management_claim_find") }).fill(name);
    await page.getByRole("link", { name: words("management_make_open") }).click();
    await expect(page.getByLabel(words("management_claim_find"))).toHaveValue(name);
    // Back from the new place, the search is still there.
    await page.goBack();
    await expect(page.getByRole("searchbox", { name: words("management_claim_find") })).toHaveValue(name);
    await page.goForward();
    await page.getByRole("button", { name: words("management_make_do"), exact: true }).click();
    await expect(page.getByText(words("management_make_no_address"))).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel(words("management_address"), { exact: true }).fill("4375 rue Saint-Denis");
    await page.getByLabel(words("management_city"), { exact: true }).fill("Montréal");
    await page.getByRole("button", { name: words("management_make_do"), exact: true }).click();
  });

  await test.step("the place's administration lists what is missing", async () => {
    await expect(page).toHaveURL(/\/restaurant-admin\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: words("management_first_steps") })).toBeVisible();
    await page.getByRole("button", { name: words("management_open"), exact: true }).click();
    const missing = [
      words("management_step_hours"),
      words("management_step_taxes"),
      words("management_step_menu"),
    ].join(" · ");
    await expect(page.getByText(words("management_open_missing", { steps: missing }))).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step("its menu does not say that diners see it", async () => {
    await visit(page, `${page.url()}/menu?view=changes`);
    await expect(page.getByText(words("management_no_changes_preparing"))).toBeVisible();
    await page.getByRole("link", { name: words("management_to_steps") }).click();
    await expect(page.getByRole("link", { name: words("management_to_menu") })).toBeVisible();
  });

  await test.step("the place is not found before it opens", async () => {
    await visit(page, "/restaurant-admin/new");
    await page.getByRole("searchbox", { name: words("management_claim_find") }).fill(name);
    await expect(page.getByText(words("management_claim_none"))).toBeVisible();
  });
});
