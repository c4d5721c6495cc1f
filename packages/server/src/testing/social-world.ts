import type { Language } from "@tablee/domain/language/text";
import type { Database } from "../database/open-database.ts";
import { openIdProviders } from "../ports/identity/openid.ts";
import { callAs, type Caller } from "./call-as.ts";
import { makeServices } from "./make-services.ts";
import { startTestIssuer, type TestIssuer } from "./test-issuer.ts";
import { waysRouter } from "../accounts/ways/ways.router.ts";

export const WEB = "web.tablee.test";
export const NATIVE = "native.tablee.test";
export const PUBLIC_URL = "https://tablee.test";

/** Two identity providers that a test controls, and services that use them. */
export async function openSocialWorld() {
  const [google, apple] = await Promise.all([startTestIssuer("RS256"), startTestIssuer("ES256")]);
  const clientOf = ({ issuer }: TestIssuer) => ({
    issuer,
    client_ids: [WEB, NATIVE] as [string, string],
    client_secret: async () => "secret",
  });
  let count = 0;
  return {
    google,
    apple,
    servicesOn: (database: Database) => {
      const services = makeServices(database, {
        identity: openIdProviders({
          clients: { google: clientOf(google), apple: clientOf(apple) },
          publicUrl: PUBLIC_URL,
          clock: () => services.clock(),
          cooldown_ms: 0,
        }),
      });
      return services;
    },
    /** The claims of a valid token for a new person. */
    claims: (now: Date) => {
      count += 1;
      const iat = Math.floor(now.getTime() / 1_000);
      return {
        aud: WEB,
        sub: `person-${count}-${now.getTime()}`,
        email: `person.${count}.${Math.random().toString(36).slice(2)}@mail.test`,
        email_verified: true,
        given_name: "Zoé",
        family_name: "Tremblay",
        iat,
        exp: iat + 3_600,
      };
    },
    close: () => Promise.all([google.close(), apple.close()]),
  };
}

export const ways = (
  services: ReturnType<typeof makeServices>,
  caller: Caller = null,
  page: { language?: Language } = {},
) => callAs(services, waysRouter, caller, page);
