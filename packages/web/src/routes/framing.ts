/**
 * Whose frame a page may stand in, in embed mode: anybody's where one only looks, that of parents whom the host allows
 * where one acts for oneself (orders, joins a table), nobody's else.
 */
export type Framing = "nobody" | "parents" | "anybody";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Left out: that of the route around it, and nobody's at the root. */
    framing?: Framing;
  }
}

interface Match {
  search: object;
  staticData: { framing?: Framing };
}

/** Who may frame the page of these matches: the router's own, so that no other spelling of a path escapes it. */
export function framingOf(matches: readonly Match[]): Framing {
  const embedded = matches.some(({ search }) => "embed" in search && search.embed === true);
  if (!embedded) return "nobody";
  return matches.findLast(({ staticData }) => staticData.framing !== undefined)?.staticData.framing ?? "nobody";
}
