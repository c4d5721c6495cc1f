export const SURFACES = ["popup", "panel"] as const;
/** Where the one page of the extension is shown. */
export type Surface = (typeof SURFACES)[number] | "tab";

/** The page says it, of which there is a copy for each (build/build.ts): an address with a search would lend that to every path. */
export function surfaceOf({ documentElement: { dataset } }: Document): Surface {
  return SURFACES.find((name) => name === dataset["surface"]) ?? "tab";
}

/** Once more where the app has written the page anew: a popup is as large as its page says (surface.css). */
export function markSurface(surface: Surface): void {
  document.documentElement.dataset["surface"] = surface;
}
