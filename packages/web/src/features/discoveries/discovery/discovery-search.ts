/** What the address of a discovery says. */
export interface DiscoverySearch {
  /** The comment that a link leads to (comments §8). */
  comment?: number | undefined;
}

/** Undefined, not left out: the router lays this over what the address says, and would ask for a comment "abc". */
export function readDiscoverySearch({ comment }: Record<string, unknown>): DiscoverySearch {
  const id = Number(comment);
  return { comment: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}
