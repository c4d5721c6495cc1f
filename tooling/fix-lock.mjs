// Registry mirrors that lack other platforms' binaries make `npm install` drop those optional packages from
// package-lock.json; `npm ci` then refuses with "Missing: … from lock file". This puts inert entries back. Run it after
// every `npm install` (script `fix-lock`); `--check` fails if it would change anything.
import fs from "node:fs";

const named = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const file = named ?? new URL("../package-lock.json", import.meta.url);
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "aix", "netbsd", "openbsd", "sunos"];
const PROCESSORS = ["arm64", "x64", "arm", "ia32", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

const before = fs.readFileSync(file, "utf8");
const lock = JSON.parse(before);
const packages = lock.packages;

/**
 * The version of `name` in the lock file that Node's lookup from `folder` upwards finds; undefined if there is none.
 */
function listedVersion(folder, name) {
  for (let dir = folder; ;) {
    const entry = packages[`${dir ? `${dir}/` : ""}node_modules/${name}`];
    if (entry) return entry.version;
    if (!dir) return undefined;
    const parent = dir.lastIndexOf("/node_modules/");
    dir = parent < 0 ? "" : dir.slice(0, parent);
  }
}

let added = 0;
for (const [folder, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const listed = listedVersion(folder, name);
    if (!/^\d/.test(version) || listed === version) continue;
    const parts = name.split("/").pop().split("-");
    const os = parts.find((part) => SYSTEMS.includes(part));
    const cpu = parts.find((part) => PROCESSORS.includes(part));
    if (!os && !cpu) continue;
    // If another version is at the top level, this one goes below the package that needs it.
    packages[`${listed === undefined ? "" : `${folder}/`}node_modules/${name}`] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(os ? { os: [os] } : {}),
      ...(os === "linux" ? { libc: [parts.some((part) => part.startsWith("musl")) ? "musl" : "glibc"] } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
const after = `${JSON.stringify(lock, null, 2)}\n`;
if (process.argv.includes("--check")) {
  if (added > 0) {
    console.error(`package-lock.json lacks ${added} entries for other platforms: run npm run fix-lock`);
    process.exit(1);
  }
} else if (after !== before) {
  fs.writeFileSync(file, after);
  console.log(`package-lock.json: ${added} entries for other platforms put back`);
}
