import { writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import type { Plugin, Rolldown } from "vite";
import { latePreloadsOf } from "./src/shell/ready/late-preloads.ts";
import type { BuiltFiles } from "./src/worker/built-files.ts";
import { TARGET } from "./target.ts";

const WORKER = path.join(import.meta.dirname, "src/worker/service-worker.ts");
const ENTRY = /src[\\/]entry-client\.tsx$/;

/** Modules whose chunks no page can be shown without, the app drawing it by itself and being offline among them. */
const ESSENTIAL = [
  /src[\\/](entry-client\.tsx|start-shell\.ts|api[\\/]open-api-link\.ts)$/,
  /src[\\/]shell[\\/](after-ready|more[\\/]more-sheet|not-found-page)\.tsx$/,
  // What the server does for a page that it renders.
  /src[\\/]features[\\/](discoveries|members|menus|orders|pages|places|restaurants|sharing)[\\/].*(-loading|menu-outline)\.ts$/,
  /src[\\/]offline[\\/]/,
];
/** The faces that words are set in from the start; the others come when a letter needs them. */
const FACES = /(figtree-latin-wght|fraunces-first-opsz)-normal-[\w-]+\.woff2$/;
/** Those who work with these have a line; their pages are kept when they are opened. */
const NOT_FOR_DINERS =
  /features[\\/](admin|assistant|kitchen|management|moderation|sites|webhooks|pages[\\/]editing|places[\\/]manage)[\\/]/;
/** Maps and texts of licences: more than all the rest together. */
const MOST_BYTES = 200_000;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** All that is loaded with these chunks, and, where asked, what they may load later. */
function reach(from: readonly string[], chunks: Chunks, later: boolean): Set<string> {
  const found = new Set<string>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) continue;
    if (chunk.facadeModuleId && NOT_FOR_DINERS.test(chunk.facadeModuleId)) continue;
    found.add(name);
    queue.push(...chunk.imports, ...(later ? chunk.dynamicImports : []));
  }
  return found;
}

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
];

/** Which files of a build the worker keeps, and when. */
export function filesToKeep(bundle: Rolldown.OutputBundle): BuiltFiles {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const of = (...modules: RegExp[]): string[] =>
    [...chunks.values()]
      .filter(({ moduleIds }) => moduleIds.some((id) => modules.some((one) => one.test(id))))
      .map((file) => file.fileName);
  const withStyles = (names: Iterable<string>): string[] =>
    [...names].flatMap((name) => {
      const chunk = chunks.get(name);
      return chunk && chunk.code.length <= MOST_BYTES * 2 ? [name, ...stylesOf(chunk)] : [];
    });
  const [entry] = of(ENTRY);
  if (entry === undefined) throw new Error("The web build has no entry");
  const faces = Object.keys(bundle).filter((name) => FACES.test(name));
  const essential = new Set([...withStyles(reach(of(...ESSENTIAL), chunks, false)), ...faces]);
  const light = [...reach([entry], chunks, true)].filter((name) => (chunks.get(name)?.code.length ?? 0) <= MOST_BYTES);
  const rest = [...new Set([...withStyles(light), latePreloadsOf(entry)])].filter((name) => !essential.has(name));
  const addresses = (names: Iterable<string>): string[] => [...names].toSorted().map((name) => `/${name}`);
  return { entry: `/${entry}`, essential: addresses(essential), rest: addresses(rest) };
}

async function bundleWorker(files: BuiltFiles): Promise<string> {
  const bundle = await rolldown({
    input: WORKER,
    platform: "browser",
    transform: {
      target: TARGET,
      define: { "process.env.NODE_ENV": '"production"', BUILT_FILES: JSON.stringify(files) },
    },
    logLevel: "warn",
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code;
}

/** The worker that keeps the app on the device: made when all files of a build are known. Development keeps none. */
export const serviceWorker: Plugin = {
  name: "service-worker",
  async writeBundle({ dir }, bundle) {
    if (!dir || this.environment.name !== "client" || !Object.values(bundle).some(isEntry)) return;
    writeFileSync(path.join(dir, "sw.js"), await bundleWorker(filesToKeep(bundle)));
  },
  configureServer({ middlewares }) {
    middlewares.use("/sw.js", (_request, response) => {
      void bundleWorker({ entry: "/src/entry-client.tsx", essential: [], rest: [] }).then((code) => {
        response.setHeader("content-type", "text/javascript").end(code);
      });
    });
  },
};

const isEntry = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  file.type === "chunk" && file.facadeModuleId !== null && ENTRY.test(file.facadeModuleId);
