/** Whoever signs in within these days of asking for deletion has the account back as it was (accounts §41). */
export const DAYS_TO_RETURN = 14;
