import type { AnyRoute } from "@tanstack/react-router";

/**
 * Every parameter of the query that pages read, from what each route's `validateSearch` returns. The host caches
 * rendered pages by these: any other parameter (an advertiser's mark, the `source` of an order, which only browsers
 * read) makes no separate page.
 */
export function searchNames(tree: AnyRoute): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (route: AnyRoute) => {
    const read = route.options.validateSearch as ((search: object) => object) | undefined;
    if (read) for (const name of Object.keys(read({}))) names.add(name);
    for (const child of Object.values((route.children ?? {}) as Record<string, AnyRoute>)) visit(child);
  };
  visit(tree);
  return names;
}
