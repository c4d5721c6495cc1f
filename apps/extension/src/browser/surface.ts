export const SURFACES = ["popup", "panel"] as const;
/** Where the extension's page is shown. */
export type Surface = (typeof SURFACES)[number] | "tab";

/**
 * Each surface has a copy of the page that states it (build/build.ts). A query in the address would become part of
 * every path.
 */
export function surfaceOf({ documentElement: { dataset } }: Document): Surface {
  return SURFACES.find((name) => name === dataset["surface"]) ?? "tab";
}

/** Sets it again after the app has rewritten the page, because a popup's size depends on it (surface.css). */
export function markSurface(surface: Surface): void {
  document.documentElement.dataset["surface"] = surface;
}
