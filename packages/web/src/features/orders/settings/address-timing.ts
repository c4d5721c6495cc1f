/** The position of an address does not change while somebody orders. */
export const PLACES_FRESH_MS = 10 * 60_000;
