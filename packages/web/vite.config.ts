import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wordsOptions } from "./words.config.ts";

/**
 * `vite build --mode client`: what browsers load. `vite build --mode server`: the same pages for rendering in the host.
 * Development runs through the host, which mounts Vite as middleware.
 */
export default defineConfig(({ mode }) => ({
  plugins: [paraglideVitePlugin(wordsOptions), react(), tailwindcss()],
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
      : { rolldownOptions: { input: "src/entry-client.tsx" } }),
  },
  ssr: mode === "server" ? { noExternal: true } : {},
}));
