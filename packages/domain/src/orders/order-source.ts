/** A restaurant's own name for where an order came from (`?source=poster`, orders §8). */
export const SOURCE = /^[\w.:-]{1,60}$/;
/** Where an order was placed from when nobody says. */
export const DEFAULT_SOURCE = "tablee";
