// Builds what runs in production: the web app for browsers and for the server, and the host as one bundle.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { build as viteBuild } from "vite";
import { recordBuild } from "./build-state.ts";

const root = join(import.meta.dirname, "../../..");
const web = join(root, "packages/web");
const out = join(root, "apps/host/dist");

/**
 * Packages that are not bundled, because they load files of their own or must stay separate. Everything else is bundled
 * for a faster start.
 */
const EXTERNAL = [
  /^jsonc-parser$/,
  /^@electric-sql\/pglite/,
  /^opening_hours$/,
  /^pg-native$/,
  /^@dicebear\//,
  /^sharp$/,
  /^fontkit$/,
  /^swagger-ui-dist/,
  /^bufferutil$/,
  /^utf-8-validate$/,
];

async function buildWeb(): Promise<void> {
  process.chdir(web);
  process.env["NODE_ENV"] = "production";
  for (const mode of ["client", "server"]) {
    await viteBuild({ configFile: join(web, "vite.config.ts"), root: web, mode, logLevel: "warn" });
  }
  process.chdir(root);
  compress(join(web, "dist/client"));
}

/** Compresses text files once at build time instead of at every request. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, entry);
    if (!/\.(m?js|css|svg|json|html|webmanifest|txt)$/.test(entry) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    if (bytes.length < 1_024) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

/**
 * Node stores a source in two bytes per character if it contains any non-ASCII character. Escaped, the characters mean
 * the same and the source takes half the memory.
 */
function escapeLetters(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.m?js$/.test(entry)) continue;
    const path = join(folder, entry);
    const source = readFileSync(path, "utf8");
    // In String.raw an escape would mean something else.
    if (/String\.raw`[^`]*[^\0-\x7f]/.test(source))
      throw new Error(`${entry}: a letter that is none of ASCII in String.raw`);
    const escaped = source.replace(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    if (escaped !== source) writeFileSync(path, escaped);
  }
}

async function buildHost(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const bundle = await rolldown({
    input: {
      main: join(root, "apps/host/src/main.ts"),
      import: join(root, "apps/host/src/import-main.ts"),
      admin: join(root, "apps/host/src/admin-main.ts"),
      "reading-process": join(root, "packages/server/src/restaurants/import/apart/reading-process.ts"),
    },
    platform: "node",
    external: EXTERNAL,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    logLevel: "warn",
  });
  await bundle.write({
    dir: out,
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    // The documentation comments of libraries would stay in memory with the source.
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  await bundle.close();
  cpSync(join(root, "packages/server/migrations"), join(out, "migrations"), { recursive: true });
}

await Promise.all([buildWeb(), buildHost()]);
escapeLetters(out);
escapeLetters(join(web, "dist/server"));
recordBuild(root);
// The message compiler leaves an idle worker that would keep the process alive for half a minute.
process.exit(0);
