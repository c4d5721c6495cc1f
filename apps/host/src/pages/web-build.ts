import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type { PageRenderer } from "@tablee/web/page-renderer";
import type { PageAssets } from "@tablee/web/routes/page-assets";

interface Chunk {
  file: string;
  css?: string[];
  isEntry?: boolean;
  imports?: string[];
}
type ViteManifest = Record<string, Chunk>;

/** Loads the built web app and the addresses of its files. */
export async function readWebBuild(folder: string): Promise<{ app: PageRenderer; assets: PageAssets }> {
  const manifest = JSON.parse(readFileSync(join(folder, "client/.vite/manifest.json"), "utf8")) as ViteManifest;
  const bundle = pathToFileURL(join(folder, "server/entry-server.js")).href;
  const { renderer } = (await import(bundle)) as { renderer: PageRenderer };
  return { app: renderer, assets: assetsOf(manifest, renderer.pageModules) };
}

function assetsOf(manifest: ViteManifest, pageModules: Record<string, string>): PageAssets {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The web build has no entry");
  const withEntry = filesOf(manifest, entry);
  const routes = Object.entries(pageModules).map(([route, module]) => {
    const chunk = manifest[`src/${module}`];
    if (!chunk) throw new Error(`The web build has no page ${module}`);
    const files = filesOf(manifest, chunk);
    return [
      route,
      {
        css: files.css.filter((file) => !withEntry.css.includes(file)),
        preloads: files.scripts.filter((file) => !withEntry.scripts.includes(file)),
      },
    ] as const;
  });
  return {
    entry: `/${entry.file}`,
    css: withEntry.css,
    preloads: withEntry.scripts.filter((file) => file !== `/${entry.file}`),
    routes: Object.fromEntries(routes),
  };
}

/** A chunk with everything that it imports statically. */
function filesOf(manifest: ViteManifest, from: Chunk): { scripts: string[]; css: string[] } {
  const scripts = new Set<string>();
  const css = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) css.add(`/${file}`);
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported) visit(imported);
    }
  };
  visit(from);
  return { scripts: [...scripts], css: [...css] };
}
