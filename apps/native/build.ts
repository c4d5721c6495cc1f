// Builds the web part of the native app and copies it, with the plugins' lists, into the projects of android/ and ios/.
// Variables: LIVE_ORIGIN and DEV_ORIGIN are the servers; LIVE_PUBLIC_ORIGIN and DEV_PUBLIC_ORIGIN are the origins of
// their public addresses, if those differ; MAP_STYLE_URL is needed if the servers use an external map.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { shellPolicy } from "@tablee/web/platform/shell-policy";

const root = path.join(import.meta.dirname, "../..");
const VITE = "node_modules/vite/bin/vite.js";
/** Installed only by `npm run build:native`, because nothing else needs it. */
const CAPACITOR = "tooling/capacitor/node_modules/@capacitor/cli/bin/capacitor";
const NEEDED = ["LIVE_ORIGIN", "DEV_ORIGIN"];
const OPTIONAL = ["LIVE_PUBLIC_ORIGIN", "DEV_PUBLIC_ORIGIN"];

/** The origins, by the names that Vite reads. */
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

/** The content security policy of the app's page, which is in its head because no server sends it. */
function policyTold(told: Readonly<Record<string, string>>): string {
  const maps = process.env["MAP_STYLE_URL"] ?? "";
  const servers = Object.values(told);
  return shellPolicy({ servers: [...new Set(servers)], maps: maps === "" ? null : new URL(maps).origin }).join("; ");
}

function run(program: string, given: string[], cwd: string, environment: Record<string, string> = {}): void {
  // Without a terminal, Capacitor asks nothing, and neither records nor sends anything about the person who builds.
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, program), ...given], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${program} ${given.join(" ")}: ${stdout}${stderr}`);
}

/** Builds into `outDir`. File addresses start with a slash, because a page may be reloaded at any path. */
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
// With another folder it is a test, and the projects stay unchanged.
if (outDir === undefined) run(CAPACITOR, ["sync"], import.meta.dirname);
