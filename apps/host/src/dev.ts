import { createServer as createViteServer } from "vite";
import { boot } from "./boot.ts";
import type { PageRenderer } from "@tablee/web/page-renderer";
import { beside, picturesFolder, serveFiles } from "./static-files.ts";

/** Development: one process, Vite as middleware, pages rendered from the sources at every request. */
const root = beside("../../../packages/web");
process.chdir(root);
const vite = await createViteServer({ root, configFile: `${root}/vite.config.ts`, appType: "custom", server: { middlewareMode: true } });
const stills = serveFiles(null, picturesFolder());

await boot({
  files: (request, response, next) => stills(request, response, () => vite.middlewares(request, response, next)),
  web: async () => ({
    app: (await vite.ssrLoadModule("/src/entry-server.tsx")) as PageRenderer,
    assets: { entry: "/src/entry-client.tsx", css: ["/src/styles.css"], preloads: [], routes: {} },
  }),
  transform: (href, html) => vite.transformIndexHtml(href, html),
});
