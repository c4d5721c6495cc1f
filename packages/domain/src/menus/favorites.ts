/** How many items, and how many restaurants, one member may like: more than anybody reads, and a current user stays light. */
export const MOST_FAVORITES = 1_000;
