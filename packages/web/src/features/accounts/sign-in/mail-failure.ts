import type { Contract } from "@tablee/contract/contract";
import { isCallError } from "../../../api/call-error.ts";
import { failureWords } from "../../../api/failure-words.ts";
import type { FailureWords } from "../../../api/answers/worded-answers.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";

/** The texts of accounts §30. */
const WORDS = {
  email_invalid: () => m.accounts_recover_failed_text(),
  unavailable: () => m.accounts_mail_off(),
  too_many_requests: () => m.accounts_mail_wait(),
} satisfies RefusalWords<Contract["accounts"]["forgotPassword"]> &
  RefusalWords<Contract["accounts"]["sendVerification"]>;

/** Returns the text for why the mail was not requested. */
export function mailFailure(error: unknown): FailureWords {
  const text = wordsOfRefusal(WORDS, error);
  if (text === null) return failureWords(error);
  const isInvalid = isCallError(error) && error.code === "email_invalid";
  return { title: isInvalid ? m.accounts_recover_failed() : m.accounts_mail_failed(), text };
}
