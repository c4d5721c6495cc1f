/** The modes in the order in which an unavailable one falls back to another (restaurants §16). */
export const ORDER_MODES = ["take_out", "dine_in", "delivery", "drive", "curbside"] as const;
export type OrderMode = (typeof ORDER_MODES)[number];
