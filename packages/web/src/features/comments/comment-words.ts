import type { Contract } from "@tablee/contract/contract";
import type { RefusalWords } from "../../api/refusal-words.ts";
import { m } from "../../paraglide/messages.js";

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === "object" && data !== null;

/** The texts for why a comment was refused; beside those of the rule, which words are meant (comments §14 to comments §20). */
export const POST_REFUSALS = {
  bad_words: (data?: unknown) => {
    const words = isObject(data) ? data["bad_words"] : null;
    return typeof words === "string" && words !== "" ? `${m.comments_bad_words()} (${words})` : m.comments_bad_words();
  },
  bad_recommendation_id: () => m.comments_no_discovery(),
  text_wrong_type: () => m.comments_wrong_type(),
  text_too_long: () => m.comments_too_long(),
  text_empty: () => m.comments_empty_text(),
  contains_url: () => m.comments_contains_url(),
  illegal_char: () => m.comments_illegal_char(),
  bad_parent_id: () => m.comments_bad_parent(),
  parent_blocked: () => m.comments_parent_blocked(),
  follow_required: () => m.comments_follow_required(),
  user_blocked: () => m.comments_user_blocked(),
  anti_spam: () => m.comments_anti_spam(),
  phone_validation_required: () => m.comments_phone_required(),
  idempotency_conflict: () => null,
} satisfies RefusalWords<Contract["comments"]["create"]>;

export const DELETE_REFUSALS = {
  bad_comment_id: () => m.comments_no_comment(),
} satisfies RefusalWords<Contract["comments"]["remove"]>;

export const REPORT_REFUSALS = {
  bad_comment_id: () => m.comments_no_comment(),
  own_comment: () => m.comments_own_report(),
} satisfies RefusalWords<Contract["comments"]["report"]>;
