/** How long after the last key it is judged (wire §27). */
export const INPUT_DEBOUNCE_MS = 500;
/** Where an address lies does not change while somebody orders. */
export const PLACES_FRESH_MS = 10 * 60_000;
