import { generateKeyPairSync, randomBytes } from "node:crypto";
import { Provider } from "oidc-provider";

/** Whoever is called this at the issuer has told it no name. */
export const NAMELESS = "nameless";

const nameOf = (login: string) => (login.startsWith(NAMELESS) ? {} : { given_name: "Zoé", family_name: "Tremblay" });

/**
 * An OpenID Connect provider that stands for Google and Apple, on this machine: whoever comes says who they are, and
 * any password will do. Sets the variables by which the product asks it.
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
    // As Google and Apple do, the token itself says who it is.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_asked, login) => ({
      accountId: login,
      claims: () => ({ sub: login, email: `${login}@mail.test`, email_verified: true, ...nameOf(login) }),
    }),
  });
  provider.use(async (asked, next) => {
    // Google's own word, which this provider does not know.
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
