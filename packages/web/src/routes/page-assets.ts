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

/** The same in the router's own shape: what `HeadContent` and `Scripts` write into the page. */
export const routerManifest = ({ entry, css, preloads, routes }: PageAssets): Manifest => ({
  routes: {
    __root__: { css, preloads: [entry, ...preloads], scripts: [{ attrs: { type: "module", async: true, src: entry } }] },
    ...routes,
  },
});
