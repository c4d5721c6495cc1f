import type { TokenKeeping, TokenStore } from "@tablee/web/platform/platform";
import { readFrom, writeTo } from "@tablee/web/platform/web-tokens";

/**
 * In the view's local storage, under the key that all shells use, or in its session storage, which ends with the app,
 * if the sign-in is not to be remembered (accounts §11). An app has only one page, so nothing else changes the token.
 */
export function nativeTokens(lasting: () => Storage, session: () => Storage): TokenStore {
  /** A token that the storages did not accept is valid for as long as the page. */
  let unkept: { token: string | null } | null = null;
  const readKept = () => readFrom(lasting) ?? readFrom(session);
  const write = async (token: string | null, keeping?: TokenKeeping) => {
    const forSession = keeping === undefined ? readFrom(session) !== null : keeping === "session";
    writeTo(lasting, forSession ? null : token);
    writeTo(session, forSession ? token : null);
    unkept = readKept() === token ? null : { token };
  };
  return { read: async () => (unkept ? unkept.token : readKept()), write, onChangeElsewhere: () => {} };
}
