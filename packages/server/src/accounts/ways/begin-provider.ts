import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { type Identity, ProviderSilent } from "../../ports/identity/identity.ts";
import type { Services } from "../../services.ts";
import { hashToken, newToken } from "../stored/session-token.ts";
import { insertAttempt } from "./attempts.queries.ts";

/** What a provider's answer is for; an answer for one purpose is not accepted for another. */
export type ProviderPurpose = "enter" | "connect" | "confirm";

/** Who needs a provider's answer and for what; the account is not known yet when somebody signs in. */
export type ProviderQuestion =
  | { purpose: "enter"; account_id: null }
  | { purpose: "connect" | "confirm"; account_id: number };

export const ENTERING: ProviderQuestion = { purpose: "enter", account_id: null };

/** What is stored in the attempt while the browser is at the provider. */
export interface ProviderFacts extends Record<string, unknown> {
  purpose: ProviderPurpose;
  provider: IdentityProvider;
  /** The hash of the state in the redirect addresses, which is useless by itself. */
  state_hash: string;
  nonce: string;
  verifier: string;
}

const LIFETIME_MS = 10 * 60_000;

/**
 * Returns the provider's address to which the browser goes, and a key. The browser keeps the key, which never appears
 * in an address: without it, an injected code or one found in the browser's history is useless. null if the provider is
 * not offered or does not respond.
 */
export async function beginProvider(
  { identity, database, clock }: Services,
  provider: IdentityProvider,
  { purpose, account_id }: ProviderQuestion,
): Promise<{ address: string; key: string } | null> {
  if (!identity.offered.includes(provider)) return null;
  const [key, state, nonce, verifier] = [newToken(), newToken(), newToken(), newToken()];
  const address = await addressAt(identity, provider, { state, nonce, verifier });
  if (address === null) return null;
  const at = clock();
  const facts: ProviderFacts = { purpose, provider, state_hash: hashToken(state), nonce, verifier };
  const attempt = { kind: "provider" as const, key_hash: hashToken(key), account_id, facts };
  await insertAttempt(database.db, { ...attempt, expires_at: new Date(at.getTime() + LIFETIME_MS) }, at);
  return { address, key };
}

const addressAt: (...asked: [Identity, ...Parameters<Identity["address"]>]) => Promise<string | null> = async (
  identity,
  ...asked
) => {
  try {
    return await identity.address(...asked);
  } catch (error) {
    if (error instanceof ProviderSilent) return null;
    throw error;
  }
};
