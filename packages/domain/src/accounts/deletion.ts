/** Signing in within this many days of asking for deletion restores the account as it was (accounts §41). */
export const DAYS_TO_RETURN = 14;
