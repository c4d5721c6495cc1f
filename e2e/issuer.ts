import { generateKeyPairSync, randomBytes } from "node:crypto";
import { Provider } from "oidc-provider";

/** A person whose login starts with this has told the issuer no name. */
export const NAMELESS = "nameless";

const nameOf = (login: string) => (login.startsWith(NAMELESS) ? {} : { given_name: "Zoé", family_name: "Tremblay" });

/**
 * A local OpenID Connect provider that replaces Google and Apple: everybody types who they are, and any password works.
 * Sets the variables with which the product finds it.
 */
export async function startIssuer(port: number, publicUrl: string): Promise<void> {
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const clients = ["google", "apple"].map((client_id) => ({
    client_id,
    client_secret: `${client_id}-secret`,
    redirect_uris: [`${publicUrl}/auth/${client_id}`],
    token_endpoint_auth_method: "client_secret_post" as const,
  }));
  const provider = new Provider(issuer, {
    clients,
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig", kid: "e2e" }] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    scopes: ["openid", "email", "profile", "name"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
      name: ["given_name", "family_name"],
    },
    // As with Google and Apple, the token itself contains the claims.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_asked, login) => ({
      accountId: login,
      claims: () => ({ sub: login, email: `${login}@mail.test`, email_verified: true, ...nameOf(login) }),
    }),
  });
  provider.use(async (asked, next) => {
    // Google's own prompt value, which this provider does not support.
    const { prompt, ...query } = asked.query;
    if (prompt === "select_account") asked.query = query;
    await next();
  });
  await new Promise<void>((resolve) => provider.listen(port, "127.0.0.1", () => resolve()));
  for (const name of ["google", "apple"]) {
    process.env[`${name.toUpperCase()}_ISSUER`] = issuer;
    process.env[`${name.toUpperCase()}_CLIENT_ID`] = name;
    process.env[`${name.toUpperCase()}_CLIENT_SECRET`] = `${name}-secret`;
  }
}
