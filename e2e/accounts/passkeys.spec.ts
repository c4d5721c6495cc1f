import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit } from "../journey.ts";
import { addPasskey, withAuthenticator } from "./passkey-device.ts";

/** Not used by any other journey, because the passkey remains. */
const MEMBER = "olivier.bouchard@tablee.test";

test("a passkey signs in without typing, from the sign-in's field or by the button @large", async ({
  page,
  baseURL,
  words,
}) => {
  // Browsers bind passkeys to a host name, which an IP address is not.
  const home = String(baseURL).replace("127.0.0.1", "localhost");
  await withAuthenticator(page);
  await visit(page, `${home}/restaurants`);
  await addPasskey(page, { email: MEMBER, password: DEMO_PASSWORD });
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  // The sign-in page appears first; this device uses its only passkey automatically.
  await visit(page, `${home}/profile`);
  // Not every build of the browser offers passkeys in a field.
  const offers = await page.evaluate(() => PublicKeyCredential.isConditionalMediationAvailable());
  if (!offers) await page.getByRole("button", { name: words("ways_passkey_sign_in") }).click();
  await expect(page.locator("#content").getByText(MEMBER)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
});

test(
  "a passkey is added on the account's page, named and removed",
  { tag: "@phone" },
  async ({ page, baseURL, request, words, expectNoViolations }) => {
    const home = String(baseURL).replace("127.0.0.1", "localhost");
    await withAuthenticator(page);
    const login = { email: "camille.roy@tablee.test", password: DEMO_PASSWORD };
    const { token } = (await (await request.post("/api/client/account/login", { data: login })).json()) as {
      token: string;
    };
    await page.goto(`${home}/restaurants`);
    await page.evaluate((given) => localStorage.setItem("token", given), token);
    await visit(page, `${home}/account/security`);
    await page.getByRole("button", { name: words("ways_passkey_add") }).click();
    // It is named after the device.
    const first = words("ways_passkey_on", { device: "Linux · Chrome" });
    await expect(page.getByText(first)).toBeVisible();
    await page
      .getByRole("button", { name: words("ways_action_of", { action: words("ways_rename"), of: first }) })
      .click();
    await page.getByRole("textbox", { name: words("ways_passkey_name") }).fill("Telephone");
    await page
      .getByRole("button", { name: words("ways_action_of", { action: words("ways_save"), of: first }) })
      .click();
    await expect(
      page.getByRole("button", { name: words("ways_action_of", { action: words("ways_rename"), of: "Telephone" }) }),
    ).toBeVisible();
    await expectNoViolations(page);
    await page
      .getByRole("button", { name: words("ways_action_of", { action: words("ways_remove"), of: "Telephone" }) })
      .click();
    const asked = page.getByRole("alertdialog", { name: words("ways_remove_passkey_title", { name: "Telephone" }) });
    await expect(asked.getByText(words("ways_only_password"))).toBeVisible();
    await expectNoViolations(page);
    await asked.getByRole("button", { name: words("ways_keep") }).click();
    await expect(asked).toBeHidden();
    await page
      .getByRole("button", { name: words("ways_action_of", { action: words("ways_remove"), of: "Telephone" }) })
      .click();
    await asked.getByRole("button", { name: words("ways_remove") }).click();
    await expect(page.getByText("Telephone")).toBeHidden();
  },
);
