import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The headless shell comes first: the same engine without windows, which takes half the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

/** Where browsers are installed outside of PATH: on macOS, on Windows, and by Playwright. */
function usualPlaces(): string[] {
  const home = os.homedir();
  if (process.platform === "darwin") {
    return ["", home].flatMap((base) =>
      ["Chromium", "Google Chrome"].map((name) => `${base}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (process.platform === "win32") {
    const roots = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA];
    return roots.flatMap((base) =>
      base === undefined
        ? []
        : ["Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe"].map((end) =>
            path.join(base, end),
          ),
    );
  }
  return NAMES.map((name) => `/usr/bin/${name}`).concat("/snap/bin/chromium");
}

function downloadsOfPlaywright(): string[] {
  const folders: Partial<Record<NodeJS.Platform, string>> = {
    darwin: path.join(os.homedir(), "Library/Caches/ms-playwright"),
    win32: path.join(process.env.LOCALAPPDATA ?? os.homedir(), "ms-playwright"),
  };
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    folders[process.platform] ??
    path.join(os.homedir(), ".cache/ms-playwright");
  if (!existsSync(folder)) return [];
  const inside = [
    "chrome-linux/chrome",
    "chrome-linux64/chrome",
    "chrome-win/chrome.exe",
    "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  ];
  const versions = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  return versions.flatMap((name) => inside.map((end) => path.join(folder, name, end)));
}

function onPath(): string[] {
  const ends = process.platform === "win32" ? [".exe"] : [""];
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.flatMap((name) => ends.map((end) => path.join(folder, name + end))));
}

const works = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

/**
 * Installs Debian's Chromium if this user may: as root, or with sudo without a password. Progress is printed to stderr.
 */
function installDebians(): void {
  if (!works("apt-get", "--version")) return;
  const asRoot = process.getuid?.() === 0;
  if (!asRoot && !works("sudo", "-n", "true")) return;
  console.error("No Chromium found: installing Debian's, once.");
  const before = asRoot ? [] : ["sudo", "-n"];
  const apt = (...command: string[]): boolean => {
    const [program = "", ...rest] = [...before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...command];
    return spawnSync(program, rest, { stdio: ["ignore", 2, 2] }).status === 0;
  };
  const install = (name: string): boolean => apt("install", "-y", "-q", "--no-install-recommends", name);
  apt("update", "-q");
  // Older Debian and Ubuntu releases have no package for the headless shell.
  if (!install("chromium-headless-shell")) install("chromium");
}

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, else an installed one, else Debian's, which is then installed.
 * Throws an error of one sentence that says how to install one.
 */
export function findChromium(): string {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_PATH names ${asked}, and there is no such file.`);
  }
  const installed = (): string | undefined =>
    [...usualPlaces(), ...onPath(), ...downloadsOfPlaywright()].find((file) => existsSync(file));
  const found = installed();
  if (found) return found;
  installDebians();
  const now = installed();
  if (now) return now;
  throw new Error(
    "The browser tests need a Chromium: install Chrome or Chromium (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to one.",
  );
}

/**
 * The path of an installed Chromium with windows, which can load extensions; null if there is none. The headless shell
 * has no extensions, and Chrome and Edge do not load any from the command line.
 */
export function findWholeChromium(): string | null {
  const asked = process.env.CHROMIUM_PATH;
  const found = [...(asked ? [asked] : []), ...usualPlaces(), ...onPath(), ...downloadsOfPlaywright()];
  return found.find((file) => /chromium/i.test(file) && !/headless/.test(file) && existsSync(file)) ?? null;
}

/** The flags for a Chromium in tests: without a display, also as root, and without network requests of its own. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

if (import.meta.main) {
  try {
    console.log(process.argv.includes("--whole") ? (findWholeChromium() ?? "") : findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
