/**
 * Records that this device's session continues under another token. Other pages notice that the token has changed, and
 * learn from this record that the member has not. It contains only enough of both tokens to identify them.
 */
const KEY = "token_renewed";

/** Enough of a token to tell it from others without weakening it. */
export const endOf = (token: string): string => token.slice(-8);

const record = (before: string, after: string): string => `${endOf(before)} ${endOf(after)}`;

/** Must be called before the new token is stored: pages that notice the change look here. */
export function keepRenewal(before: string, after: string): void {
  try {
    localStorage.setItem(KEY, record(before, after));
  } catch {
    // Full or forbidden: other pages assume a different session, and refetch everything.
  }
}

/** Whether the second token is the renewal of the first. Unknown, and so false, if several renewals went unnoticed. */
export function isRenewal(before: string | null, after: string | null): boolean {
  if (before === null || after === null) return false;
  try {
    return localStorage.getItem(KEY) === record(before, after);
  } catch {
    return false;
  }
}

/**
 * Records that a server has ended the session: other pages notice that the token is gone, and learn why from this
 * record.
 */
export const keepEnd = (token: string): void => keepRenewal(token, "");

/** Whether a server has refused the token, as opposed to the member signing out. */
export function isEnd(token: string): boolean {
  return isRenewal(token, "");
}
