import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";

/** A person whose identity a provider confirms. */
export interface VouchedPerson {
  /** The provider's id of the person, which never changes. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified that the e-mail is this person's. */
  email_verified: boolean;
  first_name: string;
  last_name: string;
  /** Until when the provider's confirmation is valid. */
  expires_at: Date;
}

/** Providers that confirm somebody's identity, by OpenID Connect. */
export interface Identity {
  /** The providers that this host uses; may be empty. */
  offered: readonly IdentityProvider[];
  /**
   * Returns the URL at which a browser asks for a confirmation. It comes back to `/auth/<provider>` with a code and the
   * state.
   */
  address(provider: IdentityProvider, asked: { state: string; nonce: string; verifier: string }): Promise<string>;
  /** Exchanges a code for an id_token. Throws NotVouched if the provider does not accept it. */
  exchange(provider: IdentityProvider, brought: { code: string; verifier: string }): Promise<string>;
  /**
   * Returns the person of an id_token. Throws NotVouched unless the provider signed it, for us, and it is still valid.
   * With a `nonce`, only a token made for that request is accepted, with a `client_id` only one made for that client of
   * ours.
   */
  verify(
    provider: IdentityProvider,
    id_token: string,
    expected: { nonce?: string; client_id?: string },
  ): Promise<VouchedPerson>;
}

/** The provider's confirmation is missing or not credible. */
export class NotVouched extends Error {
  override name = "NotVouched";
}

/** The provider does not answer, or its answer is unreadable: the person remains unknown. */
export class ProviderSilent extends Error {
  override name = "ProviderSilent";
}

const none = async (): Promise<never> => {
  throw new NotVouched("There is no provider");
};

/** For a host without providers. */
export const noIdentity: Identity = { offered: [], address: none, exchange: none, verify: none };
