import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit } from "../journey.ts";

/** The device makes sure by itself who holds it. */
async function withAuthenticator(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Makes a passkey of the demo's critic, as the browser itself does it. */
const addPasskey = (page: Page, password: string) =>
  page.evaluate(async (given) => {
    const ask = async (path: string, body: unknown, token?: string) => {
      const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(`/api/client/account/${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { token: string; key: string; options: PublicKeyCredentialCreationOptionsJSON };
    };
    const { token } = await ask("login", { email: "critic@tablee.test", password: given });
    const { key, options } = await ask("passkeys/options", {}, token);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    await ask("passkeys", { key, name: "Phone", response: made.toJSON() as unknown }, token);
  }, password);

test("a passkey opens the account, offered in the sign-in's field or by the button, and nothing is typed @large", async ({
  page,
  baseURL,
  words,
}) => {
  // Browsers keep passkeys under a name, which an address of digits is not.
  const home = String(baseURL).replace("127.0.0.1", "localhost");
  await withAuthenticator(page);
  await visit(page, `${home}/restaurants`);
  await addPasskey(page, DEMO_PASSWORD);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  // The sign-in comes in between; this device chooses its only passkey by itself.
  await visit(page, `${home}/profile`);
  // Not every build of the browser offers passkeys in a field.
  const offers = await page.evaluate(() => PublicKeyCredential.isConditionalMediationAvailable());
  if (!offers) await page.getByRole("button", { name: words("ways_passkey_sign_in") }).click();
  await expect(page.locator("#content").getByText("critic@tablee.test")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
});

test(
  "a passkey is added on the account's page, named, and taken away",
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
    const first = words("ways_passkey");
    await page.getByRole("button", { name: `${words("ways_rename")}: ${first}` }).click();
    await page.getByRole("textbox", { name: words("ways_passkey_name") }).fill("Telephone");
    await page.getByRole("button", { name: `${words("ways_save")}: ${first}` }).click();
    await expect(page.getByRole("button", { name: `${words("ways_rename")}: Telephone` })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: `${words("ways_remove")}: Telephone` }).click();
    await expect(page.getByText("Telephone")).toBeHidden();
  },
);
