import { type RegistrationResponseJSON, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Services } from "../../../services.ts";
import { tellMember } from "../../own/own-mails.ts";
import { ALGORITHMS, type PasskeyFacts } from "./begin-passkey.ts";
import { insertPasskey, type PasskeyRow, readPasskeyOwner } from "./passkeys.queries.ts";
import { type PasskeyAnswer, takeChallenge } from "./take-passkey.ts";

/** Adds the passkey that a member's authenticator made; null if its answer is not valid. */
export async function addPasskey(
  services: Services,
  account_id: number,
  { key, response, name }: PasskeyAnswer & { name: string },
): Promise<PasskeyRow | null> {
  const facts = await takeChallenge(services, key, { purpose: "add", account_id });
  const made = facts && (await registered(response as RegistrationResponseJSON, facts));
  if (!made) return null;
  const at = services.clock();
  return services.database.db.transaction(async (tx) => {
    const owner = await readPasskeyOwner(tx, account_id);
    const added = await insertPasskey(tx, { account_id, name, created_at: at, ...made });
    if (added && owner) await tellMember(services, tx, owner, { kind: "passkey_added" });
    return added;
  });
}

async function registered(response: RegistrationResponseJSON, { challenge, origin, rp_id }: PasskeyFacts) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 10).map((name) => name.slice(0, 20)),
      backed_up: credentialBackedUp,
    };
  } catch {
    // Malformed input is refused like an invalid answer.
    return null;
  }
}
