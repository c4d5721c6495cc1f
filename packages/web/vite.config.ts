import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { wordsOptions } from "./words.config.ts";

/** Files that are there before any other is asked for need not be asked for with it. */
const ALWAYS_THERE = /(vendor|cards|client\.\w+|entry-client|rolldown-runtime|preload-helper)-/;

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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => !ALWAYS_THERE.test(file)),
    },
    assetsInlineLimit: 0,
    ...(mode === "server"
      ? { ssr: "src/entry-server.tsx", minify: false }
      : {
          rolldownOptions: {
            input: "src/entry-client.tsx",
            output: { codeSplitting: { groups: chunkGroups } },
          },
        }),
  },
  ssr: mode === "server" ? { noExternal: true } : {},
}));
