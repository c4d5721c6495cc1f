// Builds the web part of the native app and brings it, with the plugins' lists, into the projects of android/ and ios/.
// What it is told: LIVE_ORIGIN and DEV_ORIGIN, where the servers are; LIVE_PUBLIC_ORIGIN and DEV_PUBLIC_ORIGIN, what
// their addresses begin with where that is another; MAP_STYLE_URL, where the servers have maps from elsewhere.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { shellPolicy } from "@tablee/web/platform/shell-policy";

const root = path.join(import.meta.dirname, "../..");
const VITE = "node_modules/vite/bin/vite.js";
/** Installed by `npm run build:native` alone: nobody else needs it. */
const CAPACITOR = "tooling/capacitor/node_modules/@capacitor/cli/bin/capacitor";
const NEEDED = ["LIVE_ORIGIN", "DEV_ORIGIN"];
const OPTIONAL = ["LIVE_PUBLIC_ORIGIN", "DEV_PUBLIC_ORIGIN"];

/** Origins as a browser says them, by the names that Vite reads. */
function originsTold(): Record<string, string> {
  const told: Record<string, string> = {};
  for (const name of [...NEEDED, ...OPTIONAL]) {
    const value = process.env[name] ?? "";
    if (value === "" && OPTIONAL.includes(name)) continue;
    if (URL.parse(value)?.origin !== value) throw new Error(`${name} is an origin such as https://example.org`);
    told[`VITE_${name}`] = value;
  }
  return told;
}

/** What the app's page may load, in its own head: no server sends it. */
function policyTold(told: Readonly<Record<string, string>>): string {
  const maps = process.env["MAP_STYLE_URL"] ?? "";
  const servers = Object.values(told);
  return shellPolicy({ servers: [...new Set(servers)], maps: maps === "" ? null : new URL(maps).origin }).join("; ");
}

function run(program: string, given: string[], cwd: string, environment: Record<string, string> = {}): void {
  // No terminal: Capacitor asks nothing then, notes nothing about whoever builds and sends nothing.
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, program), ...given], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${program} ${given.join(" ")}: ${stdout}${stderr}`);
}

/** Into `outDir`; addresses of its files begin with a slash: a page may be loaded anew wherever one is. */
function buildWeb(outDir: string): void {
  const web = path.join(root, "packages/web");
  const given = [
    "--config",
    path.join(web, "vite.config.ts"),
    "--mode",
    "shell",
    "--base",
    "/",
    "--outDir",
    outDir,
    "--logLevel",
    "warn",
  ];
  const told = originsTold();
  const environment = { NODE_ENV: "production", ...told, VITE_POLICY: policyTold(told) };
  run(VITE, ["build", import.meta.dirname, ...given], web, environment);
}

const [outDir] = process.argv.slice(2);
buildWeb(outDir ?? path.join(import.meta.dirname, "dist"));
// Elsewhere it is for a test, and the projects stay as they are.
if (outDir === undefined) run(CAPACITOR, ["sync"], import.meta.dirname);
