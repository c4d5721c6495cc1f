/**
 * How many items, and how many restaurants, one member may like: more than anybody needs, and few enough to keep the
 * current-user answer small.
 */
export const MOST_FAVORITES = 1_000;
