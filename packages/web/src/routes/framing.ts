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
  params: object;
  loaderData?: unknown;
  staticData: { framing?: Framing };
}

/** Who may frame the page of these matches: the router's own, so that no other spelling of a path escapes it. */
export function framingOf(matches: readonly Match[]): Framing {
  const embedded = matches.some(({ search }) => "embed" in search && search.embed === true);
  if (!embedded) return "nobody";
  return matches.findLast(({ staticData }) => staticData.framing !== undefined)?.staticData.framing ?? "nobody";
}

/** The restaurant whose menu or table the page of these matches is, by its address or by what was loaded for it. */
export function restaurantOf(matches: readonly Match[]): number | null {
  for (const { params, loaderData } of matches) {
    const own = Object.assign({}, loaderData, params) as { restaurant?: unknown; restaurant_id?: unknown };
    const id = Number(own.restaurant ?? own.restaurant_id);
    if (Number.isSafeInteger(id) && id > 0) return id;
  }
  return null;
}
