import { isOwnWords, type Named } from "@tablee/domain/accounts/own-words";
import { isGoodPassword } from "@tablee/domain/validation/password";
import type { Services } from "../../services.ts";

export type NewPasswordFault = { code: "password_invalid" } | { code: "password_common" };

let commonest: Promise<ReadonlySet<string>> | undefined;

/** About fifty thousand entries, which take a moment to unpack: loaded only when somebody chooses a password. */
const loadCommonest = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
};

/**
 * Whether an attacker would try a password first, because it is among the most common ones or was found in a breach.
 * Common ones are compared ignoring case: "Password1" counts as "password1".
 */
export async function isPasswordKnown({ breached }: Pick<Services, "breached">, password: string): Promise<boolean> {
  const common = await (commonest ??= loadCommonest());
  return common.has(password.normalize("NFKC").toLowerCase()) || (await breached.isBreached(password));
}

/** Why a password may not be chosen: it breaks the rule, is known, or consists of the member's own names or e-mail. */
export async function newPasswordFault(
  services: Pick<Services, "breached">,
  password: string,
  whose: Named,
): Promise<NewPasswordFault | null> {
  if (!isGoodPassword(password)) return { code: "password_invalid" };
  const isGuessed = isOwnWords(password, whose) || (await isPasswordKnown(services, password));
  return isGuessed ? { code: "password_common" } : null;
}
