import { isPlainText } from "../validation/plain-text.ts";
import { lengthOf } from "../validation/text-length.ts";
import type { DiscoveryStatus } from "./discovery.ts";

/** What a moderator makes of a discovery (discoveries §26). */
export const DECISIONS = ["approved", "rejected"] as const satisfies DiscoveryStatus[];
export type Decision = (typeof DECISIONS)[number];

/** Longest reason of a moderator, and longest sentence of an appeal; code points. */
export const MAX_REASON = 300;
export const MAX_APPEAL = 300;

/** Why discoveries are mostly rejected: said to each reader in their own language, where a moderator's words are not. */
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

/** Whether words stand there, no longer than they may be, without HTML (wire §25). */
export const isSentence = (words: string, max: number): boolean => {
  const said = words.trim();
  return said !== "" && lengthOf(said) <= max && isPlainText(said);
};

/** Whether a rejection says why: by its kind, by words, or by both (discoveries §26). */
export const saysWhy = ({ kind, reason }: { kind: RejectionKind | null; reason: string | null }): boolean =>
  isSentence(reason ?? "", MAX_REASON) || (kind !== null && (reason ?? "").trim() === "");

/** A discovery as whoever decides on it finds it. */
export interface DecisionFacts {
  status: DiscoveryStatus;
  /** Reports that no moderator has closed. */
  open_reports: number;
  revision: number;
}

/** Whether a moderator has something to decide: what was handed in or appealed, and what was reported. */
export const isWaiting = ({ status, open_reports }: Pick<DecisionFacts, "status" | "open_reports">): boolean =>
  status === "pending" || (status === "approved" && open_reports > 0);

/** Nobody decides on one's own, but administrators, above whom there is nobody (moderation §3). */
export const mayDecideOn = (by: { account_id: number; admin: boolean }, author: number): boolean =>
  by.admin || by.account_id !== author;

/**
 * Whether a moderator may decide so. `revision` is the one that the moderator looked at: where another moderator or the
 * author was first, nothing is decided on what nobody has seen. Without it only what waits can be decided.
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

/** Whether an author may ask a moderator to look again: once, at what was rejected (discoveries §26). */
export const checkAppeal = (
  facts: { status: DiscoveryStatus; appealed: boolean },
  text: string,
): { code: "not_rejected" | "already_appealed" | "appeal_invalid" } | null => {
  if (facts.status !== "rejected") return { code: "not_rejected" };
  if (facts.appealed) return { code: "already_appealed" };
  return isSentence(text, MAX_APPEAL) ? null : { code: "appeal_invalid" };
};
