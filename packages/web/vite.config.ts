import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wordsOptions } from "./words.config.ts";

/** What every page needs and what changes only with a release of its own. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/](?!.*([mM]utation|[qQ]ueriesObserver|useQueries|useSuspense|usePrefetch))/;
/**
 * What every screen with cards of dishes or restaurants needs, leaves only: one file weighs less than twenty. Whoever
 * adds to it looks at `npm run bench` before and after.
 */
const CARDS = [
  "design-system/src/{class-names,media-query,photo,photo-pill,skeleton,spinner,tab-links,tab-look,visually-hidden}.",
  "domain/src/{language/text-in,money/minor}.",
  "domain/src/restaurants/{distance,local-time,opening-hours,ordering-status,week-hours}.",
  "web/src/{api/toggle-queue,platform/position,session/token,storage/is-kept}.",
  "web/src/language/{age,device-habits,formats,language,now}.",
  "web/src/features/discoveries/{discovery-queries,seldom-parts,sign-in-button}.",
  "web/src/features/restaurants/{open-state}.",
  "lucide-react/dist/esm/icons/{clock,heart,map-pin,menu,message-circle,share,x}.",
  "node_modules/@date-fns/{tz}/",
].map((paths) => new RegExp(paths.replaceAll(".", "\\.").replace("{", "(").replace("}", ")").replaceAll(",", "|")));
/** Files that are there before any other is asked for need not be asked for with it. */
const ALWAYS_THERE = /(vendor|entry-client|rolldown-runtime|preload-helper)-/;

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
            output: {
              codeSplitting: {
                groups: [
                  { name: "vendor", test: VENDOR, priority: 2 },
                  { name: "cards", test: (id) => CARDS.some((paths) => paths.test(id)), priority: 1 },
                ],
              },
            },
          },
        }),
  },
  ssr: mode === "server" ? { noExternal: true } : {},
}));
