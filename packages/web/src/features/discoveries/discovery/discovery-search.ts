/** The query parameters of a discovery's address. */
export interface DiscoverySearch {
  /** The comment that a link leads to (comments §8). */
  comment?: number | undefined;
}

/**
 * Returns undefined instead of leaving a key out: the router merges this over the raw query, and would ask for a
 * comment "abc".
 */
export function readDiscoverySearch({ comment }: Record<string, unknown>): DiscoverySearch {
  const id = Number(comment);
  return { comment: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}
