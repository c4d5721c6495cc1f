import { createPrivateKey } from "node:crypto";
import { appleSecret } from "@tablee/server/ports/identity/apple-secret";
import type { OpenIdClient, OpenIdClients } from "@tablee/server/ports/identity/openid";
import * as z from "zod";

const empty = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(empty, z.string().optional());
const issuer = (usual: string) =>
  z.preprocess(
    empty,
    z
      .url({ protocol: /^https?$/ })
      .default(usual)
      .transform((url) => url.replace(/\/+$/, "")),
  );
/** The client ids, the web's first, then those of other clients. */
const clientIds = z.preprocess(
  empty,
  z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((id) => id.trim())
        .filter(Boolean),
    )
    .pipe(z.tuple([z.string()], z.string()))
    .optional(),
);
/** A PEM on one line, as in environment variables: `\n` stands for a line break. */
const privateKey = z.preprocess(
  empty,
  z
    .string()
    .transform((value) => value.replaceAll(String.raw`\n`, "\n"))
    .refine(isKeyForEs256, "A private key on the curve P-256, as PEM")
    .optional(),
);

function isKeyForEs256(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === "prime256v1";
  } catch {
    return false;
  }
}

/** The variables of Google and Apple. */
export const PROVIDER_VARIABLES = {
  GOOGLE_CLIENT_ID: clientIds,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: issuer("https://accounts.google.com"),
  APPLE_CLIENT_ID: clientIds,
  APPLE_CLIENT_SECRET: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: privateKey,
  APPLE_ISSUER: issuer("https://appleid.apple.com"),
};
export type ProviderVariables = z.infer<z.ZodObject<typeof PROVIDER_VARIABLES>>;

/** The configured providers, and messages about what is missing if one is only partly configured. */
export function readProviders(variables: ProviderVariables): { clients: OpenIdClients; faults: string[] } {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, APPLE_CLIENT_ID, APPLE_ISSUER } = variables;
  const clients: OpenIdClients = {};
  const faults: string[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const client_secret = async () => GOOGLE_CLIENT_SECRET;
    clients.google = { issuer: GOOGLE_ISSUER, client_ids: GOOGLE_CLIENT_ID, client_secret };
  } else if (GOOGLE_CLIENT_ID ?? GOOGLE_CLIENT_SECRET) {
    faults.push("GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: both, or none of them");
  }
  const secret = readAppleSecret(variables);
  if (APPLE_CLIENT_ID && secret) {
    clients.apple = { issuer: APPLE_ISSUER, client_ids: APPLE_CLIENT_ID, client_secret: secret };
  } else if (APPLE_CLIENT_ID ?? secret) {
    faults.push("APPLE_CLIENT_ID: with APPLE_CLIENT_SECRET, or with APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY");
  }
  return { clients, faults };
}

function readAppleSecret(variables: ProviderVariables): OpenIdClient["client_secret"] | null {
  const { APPLE_CLIENT_ID, APPLE_CLIENT_SECRET, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = variables;
  if (APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY) {
    const made = { team_id: APPLE_TEAM_ID, key_id: APPLE_KEY_ID, private_key: APPLE_PRIVATE_KEY };
    return appleSecret({ ...made, client_id: APPLE_CLIENT_ID[0], issuer: variables.APPLE_ISSUER });
  }
  return APPLE_CLIENT_SECRET === undefined ? null : async () => APPLE_CLIENT_SECRET;
}
