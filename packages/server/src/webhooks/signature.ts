import { createHmac, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** What an endpoint's deliveries are signed with from now on. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64url")}`;

/**
 * The header `Tablee-Signature` (docs/webhooks.md): the moment of sending in seconds, and for each secret that is
 * valid the HMAC-SHA256 of moment and body. The moment is signed too: what was overheard is worth nothing later.
 */
export const signatureHeader = (body: string, at: Date, secrets: readonly string[]): string => {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`,
  );
  return [`t=${seconds}`, ...signatures].join(",");
};
