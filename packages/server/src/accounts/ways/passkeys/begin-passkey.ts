import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import type { Services } from "../../../services.ts";
import { hashToken, newToken } from "../../stored/session-token.ts";
import { insertAttempt } from "../attempts.queries.ts";
import { listPasskeys, readPasskeyOwner } from "./passkeys.queries.ts";
import { relyingPartyOf } from "./relying-party.ts";

/** What is stored in the attempt while the browser asks its authenticator. */
export interface PasskeyFacts extends Record<string, unknown> {
  purpose: "enter" | "add";
  challenge: string;
  rp_id: string;
  origin: string;
}

export interface BegunPasskey {
  key: string;
  /** Options for the browser's WebAuthn call. */
  options: Record<string, unknown>;
}

/** EdDSA, ES256, RS256, by their COSE numbers. */
export const ALGORITHMS = [-8, -7, -257];
const LIFETIME_MS = 10 * 60_000;

/**
 * A challenge for signing in with a passkey; the member is not known yet. null if this address cannot have passkeys.
 */
export async function beginEntering(services: Services, asking: string | undefined): Promise<BegunPasskey | null> {
  const party = relyingPartyOf(services.origins, asking);
  if (!party) return null;
  const options = await generateAuthenticationOptions({ rpID: party.rp_id, userVerification: "required" });
  const { challenge } = options;
  return keep(services, null, { purpose: "enter", challenge, ...party }, { ...options });
}

/** A challenge for a member's new passkey; null if this address cannot have passkeys, or the account does not exist. */
export async function beginAdding(
  services: Services,
  account_id: number,
  asking: string | undefined,
): Promise<BegunPasskey | null> {
  const party = relyingPartyOf(services.origins, asking);
  const { db } = services.database;
  const owner = await readPasskeyOwner(db, account_id);
  if (!party || !owner) return null;
  const known = await listPasskeys(db, account_id);
  const options = await generateRegistrationOptions({
    rpName: "Tablée",
    rpID: party.rp_id,
    userID: new TextEncoder().encode(owner.guid),
    userName: owner.email ?? "",
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { challenge } = options;
  return keep(services, account_id, { purpose: "add", challenge, ...party }, { ...options });
}

async function keep(
  { database, clock }: Services,
  account_id: number | null,
  facts: PasskeyFacts,
  options: Record<string, unknown>,
): Promise<BegunPasskey> {
  const key = newToken();
  const at = clock();
  const attempt = { kind: "passkey" as const, key_hash: hashToken(key), account_id, facts };
  await insertAttempt(database.db, { ...attempt, expires_at: new Date(at.getTime() + LIFETIME_MS) }, at);
  return { key, options };
}
