import type { Page } from "@playwright/test";

/** Adds a virtual authenticator that verifies its user automatically. */
export async function withAuthenticator(page: Page): Promise<void> {
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

/** Creates a member's passkey with the browser's own API. */
export const addPasskey = (page: Page, login: { email: string; password: string }) =>
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
    const { token } = await ask("login", given);
    const { key, options } = await ask("passkeys/options", {}, token);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    await ask("passkeys", { key, name: "Phone", response: made.toJSON() as unknown }, token);
  }, login);
