import { isSentence, MAX_REASON } from "../discoveries/deciding.ts";

/** A moderator's judgement of a reported comment (moderation §11). */
export const JUDGEMENTS = ["deleted", "dismissed"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/**
 * Whether a moderator may make this judgement: the comment has an open report and is not their own. Deletion needs a
 * reason.
 */
export const checkJudgement = (
  facts: { isOpen: boolean; own: boolean },
  { judgement, reason }: { judgement: Judgement; reason: string | null },
): { code: "already_decided" | "own_comment" | "reason_required" } | null => {
  if (!facts.isOpen) return { code: "already_decided" };
  if (facts.own) return { code: "own_comment" };
  return judgement === "dismissed" || isSentence(reason ?? "", MAX_REASON) ? null : { code: "reason_required" };
};
