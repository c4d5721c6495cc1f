import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { NotVouched } from "../../ports/identity/identity.ts";
import type { Services } from "../../services.ts";
import { hashToken } from "../stored/session-token.ts";
import { takeAttempt } from "./attempts.queries.ts";
import type { ProviderFacts, ProviderQuestion } from "./begin-provider.ts";

/** What a browser returns from a provider, with the key that it kept. */
export interface Brought {
  key: string;
  state: string;
  code: string;
}

/**
 * Exchanges what a browser returns for the provider's id_token. The attempt is used up before anything is checked, so
 * it works once. Throws NotVouched.
 */
export async function takeAnswer(
  { database, clock, identity }: Services,
  { key, state, code }: Brought,
  { purpose, account_id }: ProviderQuestion,
): Promise<{ provider: IdentityProvider; id_token: string; nonce: string }> {
  const attempt = await takeAttempt(database.db, { kind: "provider", key_hash: hashToken(key) }, clock());
  if (!attempt || attempt.account_id !== account_id) throw new NotVouched("Nobody waits for this answer");
  const { purpose: asked, provider, state_hash, nonce, verifier } = attempt.facts as ProviderFacts;
  if (asked !== purpose) throw new NotVouched("This answers another question");
  if (state_hash !== hashToken(state)) throw new NotVouched("This answers another question");
  return { provider, nonce, id_token: await identity.exchange(provider, { code, verifier }) };
}
