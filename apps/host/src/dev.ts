import { createServer as createViteServer } from "vite";
import { boot } from "./boot.ts";
import { readEnvironment } from "./environment.ts";
import type { PageRenderer } from "@tablee/web/page-renderer";
import { beside, picturesFolder, serveFiles } from "./static-files.ts";

/** Derived from the port of the pages, so that two instances can be developed side by side. */
const HMR_PORT = (readEnvironment(process.env).port + 20_000) % 65_536;

/** Development: one process with Vite as middleware; pages are rendered from the sources at every request. */
const root = beside("../../../packages/web");
process.chdir(root);
const vite = await createViteServer({
  root,
  configFile: `${root}/vite.config.ts`,
  appType: "custom",
  server: { middlewareMode: true, hmr: { port: HMR_PORT } },
});
const stills = serveFiles(null, picturesFolder());

await boot({
  files: (request, response, next) => stills(request, response, () => vite.middlewares(request, response, next)),
  web: async () => ({
    app: ((await vite.ssrLoadModule("/src/entry-server.tsx")) as { renderer: PageRenderer }).renderer,
    assets: { entry: "/src/entry-client.tsx", css: ["/src/styles.css"], preloads: [], routes: {} },
  }),
  // Vite's scripts go at the end of the head: React's hydration ignores unknown elements at the end, but not in
  // between.
  transform: async (href, html) => {
    const empty = await vite.transformIndexHtml(href, "<html><head></head><body></body></html>");
    const scripts = /<head>([\s\S]*)<\/head>/.exec(empty)?.[1] ?? "";
    return html.replace("</head>", () => `${scripts.trim().replace(/>\s+</g, "><")}</head>`);
  },
});
