import type { Contract } from "@tablee/contract/contract";
import type { DiscoveryStep } from "@tablee/domain/discoveries/discovery-step";
import { failureLine } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { m } from "../../paraglide/messages.js";

export const STEP_WORDS: Record<DiscoveryStep, () => string> = {
  submitted: () => m.moderation_step_submitted(),
  edited: () => m.moderation_step_edited(),
  returned: () => m.moderation_step_returned(),
  approved: () => m.moderation_step_approved(),
  rejected: () => m.moderation_step_rejected(),
  appealed: () => m.moderation_step_appealed(),
};

const DECISION_REFUSED = {
  already_decided: () => m.moderation_already(),
  own_recommendation: () => m.moderation_own(),
  reason_required: () => m.moderation_reason_required(),
  not_found: () => m.moderation_gone(),
} satisfies RefusalWords<Contract["moderation"]["decide"]>;

const JUDGEMENT_REFUSED = {
  already_decided: () => m.moderation_already_judged(),
  own_comment: () => m.moderation_own_comment(),
  reason_required: () => m.moderation_reason_required(),
  not_found: () => m.moderation_already_judged(),
} satisfies RefusalWords<Contract["moderation"]["judge"]>;

const STANDING_REFUSED = {
  end_invalid: () => m.moderation_end_invalid(),
  reason_required: () => m.moderation_reason_required(),
  forbidden: () => m.moderation_above(),
} satisfies RefusalWords<Contract["moderation"]["suspend"]>;

const CREDIT_REFUSED = {
  amount_invalid: () => m.moderation_credit_invalid(),
  reason_required: () => m.moderation_reason_required(),
  not_found: () => m.moderation_members_none(),
} satisfies RefusalWords<Contract["accounts"]["grantCredit"]>;

/** Returns the text for why no credit was given. */
export const creditFailure = (error: unknown): string => wordsOfRefusal(CREDIT_REFUSED, error) ?? failureLine(error);

/** Returns the text for why a decision was not accepted. */
export const decisionFailure = (error: unknown): string =>
  wordsOfRefusal(DECISION_REFUSED, error) ?? failureLine(error);

/** Returns the text for why a comment was neither deleted nor dismissed. */
export const judgementFailure = (error: unknown): string =>
  wordsOfRefusal(JUDGEMENT_REFUSED, error) ?? failureLine(error);

/** Returns the text for why a badge or a suspension was not set. */
export const standingFailure = (error: unknown): string =>
  wordsOfRefusal(STANDING_REFUSED, error) ?? failureLine(error);
