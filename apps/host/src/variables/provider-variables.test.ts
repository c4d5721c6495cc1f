import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { BadEnvironment, readEnvironment } from "../environment.ts";

const pem = (namedCurve: string) =>
  generateKeyPairSync("ec", { namedCurve }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();

describe("the identity providers", () => {
  const clientsOf = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).providers;

  it("are none by default", () => {
    expect(clientsOf({})).toEqual({});
    expect(clientsOf({ GOOGLE_CLIENT_ID: "", APPLE_CLIENT_ID: "" })).toEqual({});
  });

  it("are Google and Apple, or another issuer in their place, with the client ids that are set", async () => {
    const google = clientsOf({ GOOGLE_CLIENT_ID: "web, android", GOOGLE_CLIENT_SECRET: "secret" }).google;
    expect(google).toMatchObject({ issuer: "https://accounts.google.com", client_ids: ["web", "android"] });
    expect(await google?.client_secret()).toBe("secret");
    const own = { APPLE_CLIENT_ID: "web", APPLE_CLIENT_SECRET: "s", APPLE_ISSUER: "http://localhost:9000/" };
    expect(clientsOf(own).apple).toMatchObject({ issuer: "http://localhost:9000", client_ids: ["web"] });
  });

  it("include Apple with the team's private key written in one line", async () => {
    const key = pem("P-256").replaceAll("\n", String.raw`\n`);
    const team = { APPLE_CLIENT_ID: "web", APPLE_TEAM_ID: "T", APPLE_KEY_ID: "K", APPLE_PRIVATE_KEY: key };
    expect((await clientsOf(team).apple?.client_secret())?.split(".")).toHaveLength(3);
  });

  it.each([
    ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "web" }],
    ["GOOGLE_CLIENT_ID", { GOOGLE_CLIENT_SECRET: "secret" }],
    ["APPLE_PRIVATE_KEY", { APPLE_CLIENT_ID: "web", APPLE_TEAM_ID: "T", APPLE_KEY_ID: "K" }],
    ["APPLE_PRIVATE_KEY", { APPLE_PRIVATE_KEY: "no key" }],
    ["APPLE_PRIVATE_KEY", { APPLE_PRIVATE_KEY: pem("P-384") }],
    ["GOOGLE_ISSUER", { GOOGLE_ISSUER: "accounts.google.com" }],
  ])("are refused with the variable's name if %s is missing or wrong", (name, variables) => {
    expect(() => readEnvironment(variables)).toThrow(BadEnvironment);
    expect(() => readEnvironment(variables)).toThrow(name);
  });
});
