import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { expect, it } from "vitest";
import { appleSecret } from "./apple-secret.ts";

it("Apple's secret is signed with the team's key, for Apple alone and for a few minutes", async () => {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const secret = appleSecret({
    team_id: "TEAM",
    key_id: "KEY",
    private_key: await exportPKCS8(privateKey),
    client_id: "web.tablee.test",
    issuer: "https://appleid.apple.com",
  });
  const { payload, protectedHeader } = await jwtVerify(await secret(), publicKey, {
    issuer: "TEAM",
    subject: "web.tablee.test",
    audience: "https://appleid.apple.com",
  });
  expect(protectedHeader).toEqual({ alg: "ES256", kid: "KEY" });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});
