import { isPlainText } from "../validation/plain-text.ts";
import { lengthOf } from "../validation/text-length.ts";
import type { DiscoveryStatus } from "./discovery.ts";

/** A moderator's decision on a discovery (discoveries §26). */
export const DECISIONS = ["approved", "rejected"] as const satisfies DiscoveryStatus[];
export type Decision = (typeof DECISIONS)[number];

/** Maximum length of a moderator's reason and of an appeal, in code points. */
export const MAX_REASON = 300;
export const MAX_APPEAL = 300;

/** The common reasons for a rejection. Each reader sees them in their own language, unlike a moderator's own words. */
export const REJECTION_KINDS = [
  "unclear_picture",
  "not_the_dish",
  "wrong_place",
  "unfit_words",
  "advertising",
  "copied",
  "duplicate",
] as const;
export type RejectionKind = (typeof REJECTION_KINDS)[number];

/** Whether a text is non-empty, within its maximum length and without HTML (wire §25). */
export const isSentence = (words: string, max: number): boolean => {
  const said = words.trim();
  return said !== "" && lengthOf(said) <= max && isPlainText(said);
};

/** Whether a rejection gives a reason: a kind, words, or both (discoveries §26). */
export const saysWhy = ({ kind, reason }: { kind: RejectionKind | null; reason: string | null }): boolean =>
  isSentence(reason ?? "", MAX_REASON) || (kind !== null && (reason ?? "").trim() === "");

/** The state of a discovery when somebody decides on it. */
export interface DecisionFacts {
  status: DiscoveryStatus;
  /** Reports that no moderator has closed. */
  open_reports: number;
  revision: number;
}

/** Whether a discovery is waiting for a moderator: it was submitted or appealed, or it was reported. */
export const isWaiting = ({ status, open_reports }: Pick<DecisionFacts, "status" | "open_reports">): boolean =>
  status === "pending" || (status === "approved" && open_reports > 0);

/** Nobody decides on their own discovery, except administrators, who have nobody above them (moderation §3). */
export const mayDecideOn = (by: { account_id: number; admin: boolean }, author: number): boolean =>
  by.admin || by.account_id !== author;

/**
 * Whether a moderator may make this decision. `revision` is the revision that the moderator saw: if another moderator
 * or the author has changed the discovery since, the decision is refused. Without it only a waiting discovery can be
 * decided on.
 */
export const checkDecision = (
  facts: DecisionFacts,
  {
    revision,
    status,
    ...why
  }: { status: Decision; kind: RejectionKind | null; reason: string | null; revision: number | null },
): { code: "not_found" | "already_decided" | "reason_required" } | null => {
  if (facts.status === "draft") return { code: "not_found" };
  const seen = revision === null ? isWaiting(facts) : revision === facts.revision;
  if (!seen || (facts.status === status && !isWaiting(facts))) return { code: "already_decided" };
  if (status === "rejected" && !saysWhy(why)) return { code: "reason_required" };
  return null;
};

/** Whether an author may appeal: once, against a rejection (discoveries §26). */
export const checkAppeal = (
  facts: { status: DiscoveryStatus; appealed: boolean },
  text: string,
): { code: "not_rejected" | "already_appealed" | "appeal_invalid" } | null => {
  if (facts.status !== "rejected") return { code: "not_rejected" };
  if (facts.appealed) return { code: "already_appealed" };
  return isSentence(text, MAX_APPEAL) ? null : { code: "appeal_invalid" };
};
