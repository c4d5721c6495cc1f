import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";

/** Somebody for whom a provider vouches. */
export interface VouchedPerson {
  /** The provider's own word for the person, which never changes. */
  subject: string;
  email: string | null;
  /** The provider has seen that the e-mail is this person's. */
  email_verified: boolean;
  first_name: string;
  last_name: string;
  /** Until when the provider's word is good. */
  expires_at: Date;
}

/** Those who vouch for somebody's identity, by OpenID Connect. */
export interface Identity {
  /** Whom this host asks; empty: nobody. */
  offered: readonly IdentityProvider[];
  /** Where a browser goes to be vouched for. It comes back to `/auth/<provider>` with a code and the state. */
  address(provider: IdentityProvider, asked: { state: string; nonce: string; verifier: string }): Promise<string>;
  /** The id_token for a code. Throws NotVouched where the provider does not take it. */
  exchange(provider: IdentityProvider, brought: { code: string; verifier: string }): Promise<string>;
  /**
   * The person of an id_token. Throws NotVouched unless the provider signed it, for us, and it is good still; with a
   * `nonce` only the answer to that question is, with a `client_id` only what was made for that client of ours.
   */
  verify(
    provider: IdentityProvider,
    id_token: string,
    expected: { nonce?: string; client_id?: string },
  ): Promise<VouchedPerson>;
}

/** Whoever it is, the provider's word is missing, or is not to be believed. */
export class NotVouched extends Error {
  override name = "NotVouched";
}

/** The provider does not answer, or nothing that one could read: nobody knows who it is. */
export class ProviderSilent extends Error {
  override name = "ProviderSilent";
}

const none = async (): Promise<never> => {
  throw new NotVouched("There is no provider");
};

/** A host that asks nobody. */
export const noIdentity: Identity = { offered: [], address: none, exchange: none, verify: none };
