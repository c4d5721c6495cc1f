import { suspensionAt } from "../accounts/suspension.ts";
import { OWNERLESS, PREPARING } from "../restaurants/ordering-status.ts";

/** An owner of a place, and what decides whether they stand. */
export interface OwnerFacts {
  account_id: number;
  deleted_at: Date | null;
}

/**
 * Whether an owner can look after the place: their account does not wait to be erased. A suspension keeps nobody from
 * that (moderation §7).
 */
const stands = ({ deleted_at }: OwnerFacts): boolean => deleted_at === null;

/** Whether somebody may become an owner by a claim: their account neither waits to be erased nor is suspended. */
export const mayBecomeOwner = (account: { deleted_at: Date | null; suspended_until: Date | null }, at: Date): boolean =>
  account.deleted_at === null &&
  suspensionAt({ suspended_until: account.suspended_until, suspension_reason: null }, at) === null;

/** Whether a place has a standing owner, besides one member if they are named. */
const hasOwner = (owners: readonly OwnerFacts[], but: number | null = null): boolean =>
  owners.some((owner) => owner.account_id !== but && stands(owner));

/**
 * Whether a member's deletion concerns diners of a place of theirs: nobody else could look after it (management §47). A
 * place that was never opened has none.
 */
export const isLeftAlone = (status: string, owners: readonly OwnerFacts[], by: number): boolean =>
  status !== PREPARING && !hasOwner(owners, by);

/**
 * A place's status once its last standing owner is leaving. One that takes no orders anyway is left too: otherwise its
 * kitchen could open it, and no administrator would learn that nobody owns it.
 */
export const statusLeft = (status: string): string => (status === PREPARING ? status : OWNERLESS);

/**
 * Its status once an owner comes back: what it was before the deletion, and paused if that is not known. Only if nobody
 * else has become its owner meanwhile, who then decides.
 */
export const statusBack = (
  { status, before }: { status: string; before: string | null },
  owners: readonly OwnerFacts[],
  by: number,
): string => (status === OWNERLESS && !hasOwner(owners, by) ? (before ?? "paused") : status);

/**
 * Its status once a kitchen has asked for another one: what its owner has not opened yet cannot be opened from there
 * (management §42), and what its last owner left only by an administrator (management §47).
 */
export const statusAsked = (
  status: string,
  asked: string | undefined,
  { owners, admin }: { owners: readonly OwnerFacts[]; admin: boolean },
): string | undefined => {
  if (status === PREPARING) return PREPARING;
  return status === OWNERLESS && !admin && !hasOwner(owners) ? OWNERLESS : asked;
};

/**
 * Why a place that was never opened may not be opened by one of its people, or null: its last owner has left before, and
 * nobody would answer for what its diners order (management §47).
 */
export const checkOpening = ({
  owners,
  admin,
}: {
  owners: readonly OwnerFacts[];
  admin: boolean;
}): { code: "ownerless" } | null => (admin || hasOwner(owners) ? null : { code: OWNERLESS });
