import { isOwnWords, type Named } from "@tablee/domain/accounts/own-words";
import { isGoodPassword } from "@tablee/domain/validation/password";
import type { Services } from "../../services.ts";

export type NewPasswordFault = { code: "password_invalid" } | { code: "password_common" };

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Some fifty thousand, which take a moment to unfold: not before somebody chooses a password. */
const loadCommonest = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
};

/**
 * Whether whoever guesses tries a password first, because it is among the commonest or known to have been found
 * elsewhere. The commonest are compared without case: "Password1" is "password1" to them.
 */
export async function isPasswordKnown({ breached }: Pick<Services, "breached">, password: string): Promise<boolean> {
  const common = await (commonest ??= loadCommonest());
  return common.has(password.normalize("NFKC").toLowerCase()) || (await breached.isBreached(password));
}

/** What keeps a password from being chosen, wherever that is: the rule, that it is known, or made of own words. */
export async function newPasswordFault(
  services: Pick<Services, "breached">,
  password: string,
  whose: Named,
): Promise<NewPasswordFault | null> {
  if (!isGoodPassword(password)) return { code: "password_invalid" };
  const isGuessed = isOwnWords(password, whose) || (await isPasswordKnown(services, password));
  return isGuessed ? { code: "password_common" } : null;
}
