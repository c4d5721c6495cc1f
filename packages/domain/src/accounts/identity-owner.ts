/** What is known of somebody for whom a provider vouches. */
export interface IdentityFacts {
  /** The account that came through this provider before, as this person; null: none. */
  known: number | null;
  /** The account that has the same e-mail; null: none. */
  same_email: {
    account_id: number;
    /** Somebody has followed a link to that address, or a provider has vouched for it. */
    verified: boolean;
    /** That account comes in through this provider as somebody else. */
    has_other: boolean;
  } | null;
  /** The provider says that the e-mail is this person's. */
  email_verified: boolean;
}

export type IdentityOwner =
  | { account_id: number; joins: boolean }
  | { account_id: null }
  | { code: "connect_needed"; account_id?: never };

/**
 * Whose account an identity of a provider is: the one that it came to before, or the one that has verified the same
 * e-mail, or a new one (accounts §14). An account whose e-mail nobody has verified is joined by nobody: whoever made
 * it with somebody else's address would share what that person does there, and a stranger at a provider that checks
 * nothing would walk in.
 */
export function ownerOfIdentity({ known, same_email, email_verified }: IdentityFacts): IdentityOwner {
  if (known !== null) return { account_id: known, joins: false };
  if (!same_email) return { account_id: null };
  const joins = email_verified && same_email.verified && !same_email.has_other;
  return joins ? { account_id: same_email.account_id, joins } : { code: "connect_needed" };
}
