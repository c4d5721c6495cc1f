/** What is known about a person whose identity a provider has confirmed. */
export interface IdentityFacts {
  /** The account that has signed in with this provider identity before; null if there is none. */
  known: number | null;
  /** The account that has the same e-mail; null if there is none. */
  same_email: {
    account_id: number;
    /** Somebody has followed a link sent to that address, or a provider has confirmed it. */
    verified: boolean;
    /** That account is already connected to a different identity at this provider. */
    has_other: boolean;
  } | null;
  /** The provider states that the e-mail belongs to this person. */
  email_verified: boolean;
}

export type IdentityOwner =
  | { account_id: number; joins: boolean }
  | { account_id: null }
  | { code: "connect_needed"; account_id?: never };

/**
 * Decides which account a provider's identity belongs to: the one that used it before, the one that has verified the
 * same e-mail, or a new one (accounts §14). An identity never joins an account whose e-mail is unverified. Otherwise
 * somebody could register another person's address and share the account with them later. A stranger could also get in
 * through a provider that does not verify addresses.
 */
export function ownerOfIdentity({ known, same_email, email_verified }: IdentityFacts): IdentityOwner {
  if (known !== null) return { account_id: known, joins: false };
  if (!same_email) return { account_id: null };
  const joins = email_verified && same_email.verified && !same_email.has_other;
  return joins ? { account_id: same_email.account_id, joins } : { code: "connect_needed" };
}
