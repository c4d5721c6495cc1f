/** A restaurant's own name for the origin of an order (`?source=poster`, orders §8). */
export const SOURCE = /^[\w.:-]{1,60}$/;
/** The source of an order that names none. */
export const DEFAULT_SOURCE = "tablee";
