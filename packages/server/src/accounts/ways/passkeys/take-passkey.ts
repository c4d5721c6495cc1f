import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { Services } from "../../../services.ts";
import { hashToken } from "../../stored/session-token.ts";
import { takeAttempt } from "../attempts.queries.ts";
import type { PasskeyFacts } from "./begin-passkey.ts";
import { type PasskeyRow, readPasskey, markPasskeyUsed } from "./passkeys.queries.ts";

/** What a browser returns from its authenticator. */
export interface PasskeyAnswer {
  key: string;
  response: unknown;
}

/**
 * The facts of a challenge, each usable once; null if the challenge does not exist, has another purpose or has expired.
 */
export async function takeChallenge(
  { database, clock }: Services,
  key: string,
  { purpose, account_id }: { purpose: PasskeyFacts["purpose"]; account_id: number | null },
): Promise<PasskeyFacts | null> {
  const attempt = await takeAttempt(database.db, { kind: "passkey", key_hash: hashToken(key) }, clock());
  const facts = attempt?.facts as PasskeyFacts | undefined;
  return attempt?.account_id === account_id && facts?.purpose === purpose ? facts : null;
}

/**
 * The account of a passkey that answered a challenge with user verification. null for anything else, including a
 * replayed answer and a counter that goes back, which means that the passkey was copied.
 */
export async function takePasskey(services: Services, { key, response }: PasskeyAnswer): Promise<number | null> {
  const facts = await takeChallenge(services, key, { purpose: "enter", account_id: null });
  if (!facts || !isAnswer(response)) return null;
  const { db } = services.database;
  const passkey = await readPasskey(db, response.id);
  if (!passkey) return null;
  const used = await verified(response, passkey, facts);
  const at = services.clock();
  return used && (await markPasskeyUsed(db, passkey.id, { ...used, at })) ? passkey.account_id : null;
}

const isAnswer = (response: unknown): response is AuthenticationResponseJSON =>
  typeof response === "object" && response !== null && "id" in response && typeof response.id === "string";

async function verified(response: AuthenticationResponseJSON, passkey: PasskeyRow, facts: PasskeyFacts) {
  try {
    const { verified: good, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: facts.challenge,
      expectedOrigin: facts.origin,
      expectedRPID: facts.rp_id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
    });
    return good ? { counter: authenticationInfo.newCounter, backed_up: authenticationInfo.credentialBackedUp } : null;
  } catch {
    // Malformed input is refused like an invalid answer.
    return null;
  }
}
