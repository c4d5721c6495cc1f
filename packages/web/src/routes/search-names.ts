import type { AnyRoute } from "@tanstack/react-router";

/**
 * All that pages read of an address's query, from what every route's `validateSearch` answers. The host keeps
 * rendered pages by it: another name (an advertiser's mark, the `source` of an order, which only browsers read) makes
 * no page of its own.
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
