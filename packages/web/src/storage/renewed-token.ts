/**
 * That this device's session goes on under another token, for its other pages: they hear that the token has changed,
 * and by this that the member has not. Of both tokens it has no more than tells them from others.
 */
const KEY = "token_renewed";

/** As much of a token as tells it from others and gives nothing of its strength away. */
export const endOf = (token: string): string => token.slice(-8);

const record = (before: string, after: string): string => `${endOf(before)} ${endOf(after)}`;

/** Before the new token is kept: whoever hears of that looks here. */
export function keepRenewal(before: string, after: string): void {
  try {
    localStorage.setItem(KEY, record(before, after));
  } catch {
    // Full or forbidden: other pages take it for another session, and ask for everything again.
  }
}

/** Whether the second is what the first was renewed to. Where several renewals passed unheard it is not known. */
export function isRenewal(before: string | null, after: string | null): boolean {
  if (before === null || after === null) return false;
  try {
    return localStorage.getItem(KEY) === record(before, after);
  } catch {
    return false;
  }
}

/** That a server knows this session no more: its other pages hear that there is no token, and by this why. */
export const keepEnd = (token: string): void => keepRenewal(token, "");

/** Whether a server has refused the token; a member who has signed out is not it. */
export function isEnd(token: string): boolean {
  return isRenewal(token, "");
}
