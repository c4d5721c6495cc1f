import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wordsOptions } from "./words.config.ts";

const VENDOR = /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store|@orpc[\\/](client|shared|tanstack-query))[\\/]/;

/**
 * `vite build --mode client`: what browsers load. `vite build --mode server`: the same pages for rendering in the host.
 * Development runs through the host, which mounts Vite as middleware.
 */
export default defineConfig(({ mode }) => ({
  plugins: [paraglideVitePlugin(wordsOptions), react(), tailwindcss()],
  // React has what the shim stands in for.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }] },
  // Without this the server bundle ships both builds of React and renders at half the speed.
  define: mode === "server" ? { "process.env.NODE_ENV": '"production"' } : {},
  build: {
    outDir: `dist/${mode}`,
    emptyOutDir: true,
    manifest: mode === "client",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    ...(mode === "server"
      ? { ssr: "src/entry-server.tsx", minify: false }
      : {
          rolldownOptions: {
            input: "src/entry-client.tsx",
            // What every page needs and what changes only with a release of its own: one file, compressed as one.
            output: { codeSplitting: { groups: [{ name: "vendor", test: VENDOR }] } },
          },
        }),
  },
  ssr: mode === "server" ? { noExternal: true } : {},
}));
