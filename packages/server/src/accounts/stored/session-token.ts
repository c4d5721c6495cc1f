import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** 256 random bits, in the form that the client stores. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** Whether a text has the form of our tokens. */
export const isTokenShaped = (text: string): boolean => TOKEN.test(text);

/** The form in which a token is stored. A token has 256 random bits, so a plain hash cannot be reversed by guessing. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Encrypts a token so that only the holder of another one can read it. */
export function sealToken(token: string, holder: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(holder), iv);
  const sealed = Buffer.concat([iv, cipher.update(token, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString("base64url");
}

/** The sealed token. Throws if `holder` is not the token that it was sealed for. */
export function unsealToken(sealed: string, holder: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(holder), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}

const sealingKey = (holder: string): Buffer => createHash("sha256").update(`renewal:${holder}`).digest();

/** The bearer token of a request; null if it has none. */
export const bearerToken = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;
