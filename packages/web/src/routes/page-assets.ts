import type { Manifest } from "@tanstack/react-router";

/** Addresses of the built files that a page loads, as the host reads them from Vite's manifest. */
export interface PageAssets {
  entry: string;
  css: string[];
  /** Chunks that the entry imports. */
  preloads: string[];
  /** Chunks of one route's page, by route id. */
  routes: Record<string, { css: string[]; preloads: string[] }>;
}

/** The latest moment at which the app starts, whatever the picture does. */
const START_MS = 2_000;

/**
 * Starts the app when what one came for is on the screen: on a slow phone its code would take the network, and
 * hydration the processor, from the page's first picture. So both wait until that is decoded and painted.
 */
const startScript = (entry: string): string =>
  "(()=>{let started;const start=()=>{if(started)return;started=1;" +
  'for(const href of self.chunks||[])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
  `import(${JSON.stringify(entry)})},` +
  "painted=()=>document.hidden?start():requestAnimationFrame(()=>setTimeout(start))," +
  "picture=document.querySelector('img[fetchpriority=\"high\"]');" +
  `setTimeout(start,${START_MS});picture?picture.decode().then(painted,painted):painted()})()`;

/** Tells the start script which chunks to fetch together with the entry. */
const chunksScript = (preloads: readonly string[]): string =>
  `(self.chunks=self.chunks||[]).push(...${JSON.stringify(preloads)})`;

/** The same in the router's own shape: what `HeadContent` and `Scripts` write into the page. */
export function routerManifest({ entry, css, preloads, routes }: PageAssets): Manifest {
  const ofRoutes = Object.entries(routes).map(([id, route]) => {
    const scripts = route.preloads.length > 0 ? [{ children: chunksScript(route.preloads) }] : [];
    return [id, { css: route.css, scripts }] as const;
  });
  return {
    routes: {
      __root__: { css, scripts: [{ children: chunksScript(preloads) }, { children: startScript(entry) }] },
      ...Object.fromEntries(ofRoutes),
    },
  };
}
