/**
 * Who may frame a page in embed mode: anybody, if one can only look at it; parents that the host allows, if one acts
 * for oneself there (orders, joins a table); nobody, for all other pages.
 */
export type Framing = "nobody" | "parents" | "anybody";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** By default as in the parent route, and `nobody` at the root. */
    framing?: Framing;
  }
}

interface Match {
  search: object;
  params: object;
  loaderData?: unknown;
  staticData: { framing?: Framing };
}

/**
 * Who may frame the page of these matches. They are the router's own, so no other spelling of a path escapes the check.
 */
export function framingOf(matches: readonly Match[]): Framing {
  const embedded = matches.some(({ search }) => "embed" in search && search.embed === true);
  if (!embedded) return "nobody";
  return matches.findLast(({ staticData }) => staticData.framing !== undefined)?.staticData.framing ?? "nobody";
}

/** The restaurant whose menu or table these matches show, from the address or from what was loaded for it. */
export function restaurantOf(matches: readonly Match[]): number | null {
  for (const { params, loaderData } of matches) {
    const own = Object.assign({}, loaderData, params) as { restaurant?: unknown; restaurant_id?: unknown };
    const id = Number(own.restaurant ?? own.restaurant_id);
    if (Number.isSafeInteger(id) && id > 0) return id;
  }
  return null;
}
