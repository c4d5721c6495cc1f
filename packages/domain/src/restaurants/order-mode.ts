/** restaurants §16, in the order in which an unavailable mode falls back. */
export const ORDER_MODES = ["take_out", "dine_in", "delivery", "drive", "curbside"] as const;
export type OrderMode = (typeof ORDER_MODES)[number];
