import type { Contract } from "@tablee/contract/contract";
import type { NoticeProps } from "@tablee/design-system/notice";
import { isCallError } from "../../api/call-error.ts";
import { m } from "../../paraglide/messages.js";

type LoginCode = keyof Contract["accounts"]["login"]["~orpc"]["errorMap"];

export interface LoginFailure {
  tone: NoticeProps["tone"];
  title: string;
  text: string;
  /** Whether the verification link can be sent again. */
  resend?: boolean;
}

const other = (): LoginFailure => ({
  tone: "danger",
  title: m.accounts_login_failed(),
  text: m.accounts_login_other(),
});

/** The text for each reason why a sign-in failed: accounts §7, word for word. */
const WORDS = {
  login_invalid: () => ({ tone: "danger", title: m.accounts_login_failed(), text: m.accounts_login_invalid() }),
  activation_needed: () => ({
    tone: "warning",
    title: m.accounts_activation_needed(),
    text: m.accounts_activation_text(),
    resend: true,
  }),
  // Never shown: the form asks for the second step instead.
  second_step_needed: other,
  invalid_input: other,
  unauthorized: other,
  too_many_requests: other,
  busy: () => ({ tone: "warning", title: m.accounts_login_failed(), text: m.accounts_login_busy() }),
} as const satisfies Record<LoginCode, () => LoginFailure>;

const isLoginCode = (code: string): code is LoginCode => Object.hasOwn(WORDS, code);

/**
 * Returns what to say beside the form. Any other error, a network failure included, gets the text of "any other
 * failure".
 */
export const loginFailure = (error: unknown): LoginFailure =>
  isCallError(error) && isLoginCode(error.code) ? WORDS[error.code]() : other();
