import type { Language } from "@tablee/domain/language/text";
import { emailProblem, MAX_RECOVERY_EMAIL, tidyEmail } from "@tablee/domain/validation/email";
import { limitKey, networkKey } from "../../http/caller-address.ts";
import type { RateLimits } from "../../ports/rate-limits.ts";
import type { Services } from "../../services.ts";
import { askSignInMail } from "./sign-in-mails.ts";

interface Caller {
  services: Services;
  limits: RateLimits;
  address: string;
  language: Language;
}

export type AskForMailResult =
  | true
  | { refused: "email_invalid" | "unavailable" }
  | { refused: "too_many_requests"; retry_after: number };

/**
 * Has a link sent to an e-mail. The answer and the work before it are the same whether or not the account exists: the
 * job looks it up.
 */
export async function askForMail(
  { services, limits, address, language }: Caller,
  kind: "reset_password" | "verify_email",
  typed: string,
): Promise<AskForMailResult> {
  if (services.mail.off) return { refused: "unavailable" };
  if (emailProblem(typed, MAX_RECOVERY_EMAIL) !== null) return { refused: "email_invalid" };
  const email = tidyEmail(typed);
  const wait =
    (await limits.take("mails", limitKey(address))) ??
    (await limits.take("mails_network", networkKey(address))) ??
    // By kind: a verified address is sent no verification link, so asking for it must not use up the reset links.
    (await limits.take("mails_to", `${kind} ${email}`));
  if (wait !== null) return { refused: "too_many_requests", retry_after: wait };
  await services.database.db.transaction((tx) => askSignInMail(services, tx, { kind, email, language }));
  return true;
}
