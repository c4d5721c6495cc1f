import { isPlainText } from "../validation/plain-text.ts";
import { lengthOf } from "../validation/text-length.ts";

/** Maximum length of a suspension's reason, in code points, and its maximum duration. */
export const MAX_SUSPENSION_REASON = 300;
export const MAX_SUSPENSION_DAYS = 365;

const DAY_MS = 86_400_000;

/** Until when a member may only read, and why (moderation §7). */
export interface Suspension {
  until: Date;
  reason: string;
}

/** The suspension in force at a moment; null if there is none or it has ended. */
export const suspensionAt = (
  { suspended_until, suspension_reason }: { suspended_until: Date | null; suspension_reason: string | null },
  at: Date,
): Suspension | null =>
  suspended_until !== null && suspended_until > at ? { until: suspended_until, reason: suspension_reason ?? "" } : null;

/** Whether a suspension is valid: it ends in the future, within a year, and has a reason. */
export const checkSuspension = (
  { until, reason }: Suspension,
  at: Date,
): { code: "end_invalid" | "reason_required" } | null => {
  const lasts = until.getTime() - at.getTime();
  if (!(lasts > 0 && lasts <= MAX_SUSPENSION_DAYS * DAY_MS)) return { code: "end_invalid" };
  const said = reason.trim();
  const isSaid = said !== "" && lengthOf(said) <= MAX_SUSPENSION_REASON && isPlainText(said);
  return isSaid ? null : { code: "reason_required" };
};

/**
 * Whether a moderator may act on a member. Nobody may act on themselves, and only administrators may act on moderators
 * and other administrators.
 */
export const checkActOn = (
  by: { account_id: number; admin: boolean },
  whom: { account_id: number; admin: boolean; moderator: boolean },
): { code: "forbidden" } | null => {
  const isAbove = by.admin || !(whom.admin || whom.moderator);
  return by.account_id !== whom.account_id && isAbove ? null : { code: "forbidden" };
};
