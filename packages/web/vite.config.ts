import path from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./chunks.ts";
import { compileWords } from "./compiled-words.ts";
import { iconDrawings } from "./icon-drawings.ts";
import { latePreloads } from "./late-preloads.ts";
import { reactParts } from "./react-parts.ts";
import { serviceWorker } from "./service-worker.ts";
import { shortWords } from "./short-words.ts";
import { TARGET } from "./target.ts";
import { versionFacts } from "./version-facts.ts";
import { wordsOptions } from "./words.config.ts";

const source = (file: string): string => JSON.stringify(path.join(import.meta.dirname, file));
/** Parts of libraries that make the same thing anew each time, and what stands in their place. */
const OWN_PARTS: Record<string, { asked: string; by: RegExp; code: string }> = {
  "\0own-icon": {
    asked: "../createLucideIcon.mjs",
    by: /lucide-react/,
    code: `export { createLucideIcon as default } from ${source("../design-system/src/icons/lucide-icon.ts")}`,
  },
  "\0own-plural-rules": {
    asked: "../registry.js",
    by: /paraglide[\\/]messages/,
    code: `export { plural } from ${source("src/language/plural-rules.ts")}`,
  },
};
const ownParts: Plugin = {
  name: "own-parts",
  enforce: "pre",
  // Development prepares libraries apart for browser and server: there both have the library's own.
  apply: "build",
  resolveId: (asked, by = "") =>
    Object.keys(OWN_PARTS).find((id) => OWN_PARTS[id]?.asked === asked && OWN_PARTS[id].by.test(by)),
  load: (id) => OWN_PARTS[id]?.code,
};

/** What stands around each `import()`: ours gives up a part that does not come (wire §12). */
const ownLoading: Plugin = {
  name: "own-loading",
  enforce: "pre",
  apply: "build",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { loadPart as __vitePreload } from ${source("src/api/load-part.ts")}`
      : undefined,
};

/** Paraglide's own runtime brings ways to find the language that nobody goes here: it is handed in. */
const ownRuntime: Plugin = {
  name: "own-runtime",
  enforce: "pre",
  apply: "build",
  resolveId: (asked) =>
    /(^\.\.|paraglide)\/runtime\.js$/.test(asked)
      ? path.join(import.meta.dirname, "src/language/own-runtime.ts")
      : null,
};

/** Development compiles words as they change; a build begins with them as they are. */
const builtWords: Plugin = { name: "built-words", apply: "build", buildStart: compileWords };
const changingWords = paraglideVitePlugin(wordsOptions);

/**
 * `vite build --mode client`: what browsers load. `vite build --mode server`: the same pages for rendering in the host.
 * `vite build <folder> --mode shell`: an app with a page of its own, whose server is elsewhere (src/start-shell.ts).
 * Development runs through the host, which mounts Vite as middleware.
 */
export default defineConfig(({ mode, command }) => ({
  ...(mode === "shell" ? { base: "./", publicDir: path.join(import.meta.dirname, "public") } : {}),
  plugins: [
    ownParts,
    ownLoading,
    iconDrawings,
    reactParts,
    shortWords,
    ownRuntime,
    versionFacts,
    ...(mode === "client" ? [latePreloads] : []),
    serviceWorker,
    command === "serve" ? changingWords : builtWords,
    react(),
    tailwindcss(),
  ],
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
          target: TARGET,
          rolldownOptions: {
            // A shell brings a page of its own; in the web app the host writes it.
            ...(mode === "shell" ? {} : { input: "src/entry-client.tsx" }),
            output: { codeSplitting: { groups: chunkGroups } },
          },
        }),
  },
  ssr: mode === "server" ? { noExternal: true } : {},
}));
