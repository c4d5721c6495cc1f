import { isSentence, MAX_REASON } from "../discoveries/deciding.ts";

/** What a moderator makes of a reported comment (moderation §11). */
export const JUDGEMENTS = ["deleted", "dismissed"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** Whether a moderator may decide so: on what is reported and not judged yet, not on one's own, and not without saying why. */
export const checkJudgement = (
  facts: { isOpen: boolean; own: boolean },
  { judgement, reason }: { judgement: Judgement; reason: string | null },
): { code: "already_decided" | "own_comment" | "reason_required" } | null => {
  if (!facts.isOpen) return { code: "already_decided" };
  if (facts.own) return { code: "own_comment" };
  return judgement === "dismissed" || isSentence(reason ?? "", MAX_REASON) ? null : { code: "reason_required" };
};
