/** The `source` of restaurants that their owners have created (management §41). */
export const MADE_BY_OWNER = "owner";

/** The columns that say where a restaurant is. */
export const ADDRESS_COLUMNS = ["address", "city", "postal_code", "latitude", "longitude"] as const;

/** How we know a restaurant: where its row comes from, and which columns its own people have set (management §33). */
export interface KnownBy {
  source: string;
  owner_set: readonly string[];
}

/**
 * Whether all that we know of a column is what the restaurant's own people say. It is shown as theirs, but proves
 * nothing: anybody may create a place, and whoever runs one may write what they like.
 */
export const isOwnWord = ({ source, owner_set }: KnownBy, column: string): boolean =>
  source === MADE_BY_OWNER || owner_set.includes(column);
