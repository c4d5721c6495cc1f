import { createHmac, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** Generates the secret that signs an endpoint's deliveries from now on. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64url")}`;

/**
 * Returns the header `Tablee-Signature` (docs/webhooks.md): the time of sending in seconds, and for each valid secret
 * the HMAC-SHA256 of time and body. The time is signed too, so that an intercepted request cannot be replayed later.
 */
export const signatureHeader = (body: string, at: Date, secrets: readonly string[]): string => {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`,
  );
  return [`t=${seconds}`, ...signatures].join(",");
};
