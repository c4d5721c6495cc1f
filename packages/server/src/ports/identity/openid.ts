import { IDENTITY_PROVIDERS, type IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import * as z from "zod";
import { fetchJson } from "../fetch-json.ts";
import { type Identity, NotVouched, ProviderSilent, type VouchedPerson } from "./identity.ts";

/** Our registration with a provider. */
export interface OpenIdClient {
  /** As named in its tokens, without a trailing slash. */
  issuer: string;
  /** The web client first; the other ones are native shells, which bring their tokens themselves. */
  client_ids: readonly [string, ...string[]];
  /** Created for each exchange, because some providers require that. */
  client_secret: () => Promise<string>;
}

export type OpenIdClients = Partial<Record<IdentityProvider, OpenIdClient>>;

export interface OpenIdOptions {
  clients: OpenIdClients;
  /** The URL at which visitors reach the product, without a trailing slash. */
  publicUrl: string;
  clock: () => Date;
  /** For how long after fetching a provider's keys newer ones are not requested, in milliseconds. */
  cooldown_ms?: number;
}

/** What differs between the providers. Apple answers with a form post if names are requested. */
const ASKED: Record<IdentityProvider, Record<string, string>> = {
  google: { scope: "openid email profile", prompt: "select_account" },
  apple: { scope: "openid email name", response_mode: "form_post" },
};
/** Issuers whose tokens may also use another name. */
const OTHER_NAMES: Record<string, string> = { "https://accounts.google.com": "accounts.google.com" };

const LIMITS = { timeout_ms: 8_000, max_bytes: 128 * 1024 };
const KEPT_MS = 60 * 60_000;
const COOLDOWN_MS = 30_000;
/** How far a provider's clock may differ from ours. */
const CLOCK_TOLERANCE_S = 60;

const Configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
});
const Tokens = z.object({ id_token: z.string().max(10_000) });

/** Identity providers as described by OpenID Connect 1.0: authorization code with PKCE, state and nonce. */
export function openIdProviders({ clients, publicUrl, clock, cooldown_ms = COOLDOWN_MS }: OpenIdOptions): Identity {
  const clientOf = (provider: IdentityProvider): OpenIdClient => {
    const client = clients[provider];
    if (!client) throw new NotVouched(`${provider} is not asked`);
    return client;
  };
  const configurationOf = keptConfiguration(clock);
  const redirectOf = (provider: IdentityProvider) => `${publicUrl}/auth/${provider}`;

  return {
    offered: IDENTITY_PROVIDERS.filter((provider) => clients[provider]),
    address: async (provider, { state, nonce, verifier }) => {
      const client = clientOf(provider);
      const { authorization_endpoint } = await heard(configurationOf(client.issuer));
      const address = new URL(authorization_endpoint);
      const asked = {
        ...ASKED[provider],
        response_type: "code",
        client_id: client.client_ids[0],
        redirect_uri: redirectOf(provider),
        state,
        nonce,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
      return address.href;
    },
    exchange: async (provider, { code, verifier }) => {
      const client = clientOf(provider);
      const { token_endpoint } = await heard(configurationOf(client.issuer));
      const form = new URLSearchParams({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: redirectOf(provider),
        client_id: client.client_ids[0],
        client_secret: await client.client_secret(),
      });
      const read = Tokens.safeParse(await heard(fetchJson(token_endpoint, LIMITS, form).catch(refusedCode)));
      if (!read.success) throw new NotVouched("The provider sent no id_token");
      return read.data.id_token;
    },
    verify: makeVerify({ clientOf, configurationOf, clock, cooldown_ms }),
  };
}

interface Verifying {
  clientOf: (provider: IdentityProvider) => OpenIdClient;
  configurationOf: ReturnType<typeof keptConfiguration>;
  clock: () => Date;
  cooldown_ms: number;
}

function makeVerify({ clientOf, configurationOf, clock, cooldown_ms }: Verifying): Identity["verify"] {
  const keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const keysOf = (jwks_uri: string) => {
    let found = keys.get(jwks_uri);
    if (!found) {
      const options = { cooldownDuration: cooldown_ms, timeoutDuration: LIMITS.timeout_ms };
      keys.set(jwks_uri, (found = createRemoteJWKSet(new URL(jwks_uri), options)));
    }
    return found;
  };
  return async (provider, id_token, { nonce, client_id }) => {
    const client = clientOf(provider);
    if (client_id !== undefined && !client.client_ids.includes(client_id)) throw new NotVouched("Another's client");
    const { jwks_uri } = await heard(configurationOf(client.issuer));
    const audience = client_id === undefined ? [...client.client_ids] : [client_id];
    const verified = jwtVerify(id_token, keysOf(jwks_uri), {
      issuer: [client.issuer, OTHER_NAMES[client.issuer] ?? client.issuer],
      audience,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["sub", "iat", "exp"],
      currentDate: clock(),
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    const { payload } = await heard(verified.catch(refusedToken));
    if (!isForUs(payload, audience)) throw new NotVouched("The id_token was made for somebody else");
    if (nonce !== undefined && payload["nonce"] !== nonce)
      throw new NotVouched("The id_token answers another question");
    return personOf(payload);
  };
}

/** A token for several audiences is valid only if its authorized party is one of our clients. */
const isForUs = ({ aud, azp }: JWTPayload, audience: readonly string[]): boolean =>
  !Array.isArray(aud) || aud.length === 1 || (typeof azp === "string" && audience.includes(azp));

const personOf = (payload: JWTPayload): VouchedPerson => {
  const text = (name: string) => (typeof payload[name] === "string" ? payload[name] : "");
  return {
    subject: payload.sub ?? "",
    email: text("email") || null,
    // Apple sends booleans as strings.
    email_verified: payload["email_verified"] === true || payload["email_verified"] === "true",
    first_name: text("given_name"),
    last_name: text("family_name"),
    expires_at: new Date(((payload.exp ?? 0) + CLOCK_TOLERANCE_S) * 1_000),
  };
};

/** Returns a reader of providers' configurations, which are cached for an hour. */
function keptConfiguration(clock: () => Date) {
  const kept = new Map<string, { read: z.infer<typeof Configuration>; until: number }>();
  return async (issuer: string): Promise<z.infer<typeof Configuration>> => {
    const now = clock().getTime();
    const before = kept.get(issuer);
    if (before && before.until > now) return before.read;
    const read = Configuration.parse(await fetchJson(`${issuer}/.well-known/openid-configuration`, LIMITS));
    if (read.issuer !== issuer) throw new Error("The provider says that it is another one");
    kept.set(issuer, { read, until: now + KEPT_MS });
    return read;
  };
}

/**
 * A code that is wrong, used or expired is answered with 400. Anything else is an error of the network or of our own
 * settings.
 */
const refusedCode = (error: unknown): never => {
  if (error instanceof Error && "code" in error && error.code === "HTTP_400")
    throw new NotVouched("The code is not good");
  throw error;
};

/** Keys that could not be fetched say nothing about the token. */
const refusedToken = (error: unknown): never => {
  const silent = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
  if (silent || error.code === errors.JOSEError.code) throw error;
  throw new NotVouched(error.code);
};

/** Turns every error other than a rejection of the person into ProviderSilent. */
async function heard<Answer>(ask: Promise<Answer>): Promise<Answer> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof NotVouched) throw error;
    throw new ProviderSilent("The provider did not answer", { cause: error });
  }
}
