import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { Services } from "../../../services.ts";
import { hashToken } from "../../stored/session-token.ts";
import { takeAttempt } from "../attempts.queries.ts";
import type { PasskeyFacts } from "./begin-passkey.ts";
import { type PasskeyRow, readPasskey, markPasskeyUsed } from "./passkeys.queries.ts";

/** What a browser brings from its authenticator. */
export interface PasskeyAnswer {
  key: string;
  response: unknown;
}

/** The facts of a challenge, which nobody gets a second time; null where it is none of this purpose, or too old. */
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
 * The account of whoever answers a challenge with a passkey, having shown the authenticator that it is them; null for
 * anything else, as an answer that came before, and a counter that goes back: such a passkey was copied.
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
    // Whatever was sent in its place.
    return null;
  }
}
