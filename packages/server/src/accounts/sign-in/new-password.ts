import { isGoodPassword } from "@tablee/domain/validation/password";

export type NewPasswordFault = { code: "password_invalid" } | { code: "password_common" };

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Some fifty thousand, which take a moment to unfold: not before somebody chooses a password. */
const loadCommonest = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
};

/**
 * What keeps a password from being chosen, wherever that is: the rule, or that it is among the commonest, which whoever
 * guesses tries first. Those are compared without case: "Password1" is "password1" to them.
 */
export async function newPasswordFault(password: string): Promise<NewPasswordFault | null> {
  if (!isGoodPassword(password)) return { code: "password_invalid" };
  const common = await (commonest ??= loadCommonest());
  return common.has(password.normalize("NFKC").toLowerCase()) ? { code: "password_common" } : null;
}
