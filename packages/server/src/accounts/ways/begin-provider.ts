import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { type Identity, ProviderSilent } from "../../ports/identity/identity.ts";
import type { Services } from "../../services.ts";
import { hashToken, newToken } from "../stored/session-token.ts";
import { insertAttempt } from "./attempts.queries.ts";

/** What a provider is asked for; the answer to one question is none to another. */
export type ProviderPurpose = "enter" | "connect" | "confirm";

/** Who asks a provider, and for what: nobody is known yet who signs in. */
export type ProviderQuestion =
  | { purpose: "enter"; account_id: null }
  | { purpose: "connect" | "confirm"; account_id: number };

export const ENTERING: ProviderQuestion = { purpose: "enter", account_id: null };

/** What a browser that goes to a provider is waiting for, as the attempt keeps it. */
export interface ProviderFacts extends Record<string, unknown> {
  purpose: ProviderPurpose;
  provider: IdentityProvider;
  /** Of the state that travels through addresses: by itself it opens nothing. */
  state_hash: string;
  nonce: string;
  verifier: string;
}

const LIFETIME_MS = 10 * 60_000;

/**
 * Sends a browser to a provider. It keeps the key to itself, which never stands in an address: a code that was planted
 * upon it, or that somebody found in its history, is of no use without. null: the provider is not asked here, or is
 * silent.
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
