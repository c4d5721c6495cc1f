// `npm run build:extension`: builds the extension into apps/extension/dist (or the named folder), ready to be loaded
// unpacked.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { build as viteBuild } from "vite";
import { manifestOf, pageOf } from "./manifest.ts";
import { readSettings, type Settings } from "./settings.ts";
import { SURFACES } from "../browser/surface.ts";

const own = path.join(import.meta.dirname, "../..");
const web = path.join(own, "../../packages/web");

/** Files of the web app, other than its code, that the extension does not use: they are for websites and phones. */
const NOT_OURS = ["app.webmanifest", "embed.js", "icons"];

async function buildPage(out: string, { server }: Settings): Promise<void> {
  // The message compiler and the style sheet resolve their sources from the working directory.
  process.chdir(web);
  process.env["NODE_ENV"] = "production";
  process.env["VITE_API_ORIGIN"] = server;
  await viteBuild({
    configFile: path.join(web, "vite.config.ts"),
    root: own,
    mode: "shell",
    logLevel: "error",
    build: { outDir: out, emptyOutDir: true },
  });
  for (const name of NOT_OURS) rmSync(path.join(out, name), { recursive: true, force: true });
  const page = readFileSync(path.join(out, pageOf("tab")), "utf8");
  for (const surface of SURFACES) {
    writeFileSync(path.join(out, pageOf(surface)), page.replace("<html>", `<html data-surface="${surface}">`));
  }
}

async function buildBackground(out: string): Promise<void> {
  const bundle = await rolldown({ input: path.join(own, "src/background.ts"), platform: "browser", logLevel: "warn" });
  await bundle.write({ file: path.join(out, "background.js"), format: "iife", minify: true });
  await bundle.close();
}

function writeBeside(out: string, settings: Settings): void {
  for (const folder of ["icons", "_locales"]) {
    cpSync(path.join(own, folder), path.join(out, folder), { recursive: true });
  }
  const { version } = JSON.parse(readFileSync(path.join(own, "package.json"), "utf8")) as { version: string };
  const manifest = manifestOf(settings.browser, { ...settings, version });
  writeFileSync(path.join(out, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

try {
  const out = path.resolve(process.argv[2] ?? path.join(own, "dist"));
  const settings = readSettings(process.env);
  await buildPage(out, settings);
  await buildBackground(out);
  writeBeside(out, settings);
  console.log(`The extension for ${settings.browser} and ${settings.server} lies in ${out}`);
  // The message compiler leaves an idle worker that would keep the process alive for half a minute.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
