import { importPKCS8, SignJWT } from "jose";

export interface AppleKey {
  team_id: string;
  key_id: string;
  /** PKCS #8, as PEM. */
  private_key: string;
  client_id: string;
  issuer: string;
}

const LIFETIME = "5m";

/**
 * Returns a function that creates a client secret: Apple's clients have no permanent one, and sign one that is valid
 * for a few minutes with the team's key.
 */
export const appleSecret = ({ team_id, key_id, private_key, client_id, issuer }: AppleKey): (() => Promise<string>) => {
  const key = importPKCS8(private_key, "ES256");
  // An invalid key is reported to the first caller that needs it.
  key.catch(() => {});
  return async () =>
    new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid: key_id })
      .setIssuer(team_id)
      .setSubject(client_id)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(await key);
};
