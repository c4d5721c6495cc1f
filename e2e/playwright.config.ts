import { execFileSync } from "node:child_process";
import path from "node:path";
import { defineConfig, type PlaywrightTestOptions } from "@playwright/test";

const root = path.join(import.meta.dirname, "..");
/**
 * Journeys also wait, so one more of them runs than most machines of tests have processors, each with a host and a
 * database of its own. With four, each window has fewer of them before it, and the same took a fifth more processor time.
 */
const WORKERS = Number(process.env["E2E_WORKERS"] ?? 3);

// Run as a program, because the floors keep e2e from importing tooling. Only once, although each worker reads this file
// too.
const chromium = (process.env["E2E_CHROMIUM"] ??= execFileSync(
  process.execPath,
  [path.join(root, "tooling/find-chromium.ts")],
  { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
).trim());

// Each worker and each host loads the same sources.
process.env["NODE_COMPILE_CACHE"] ??= path.join(root, "node_modules/.cache/tablee/compiled");

const project = (name: string, grepInvert: RegExp, use: Partial<PlaywrightTestOptions>) => ({
  name,
  grepInvert,
  use: { ...use, timezoneId: "America/Toronto" },
});

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: path.join(root, "test-results"),
  globalSetup: "./prepare.ts",
  // A host that is already running has only one database for everybody.
  workers: process.env["E2E_URL"] ? 1 : WORKERS,
  fullyParallel: false,
  retries: 0,
  // Long enough for a busy machine: the bench measures speed, journeys do not.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    // A service worker would intercept the requests that journeys answer; the offline journeys enable one.
    serviceWorkers: "block",
    browserName: "chromium",
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    screenshot: "only-on-failure",
    // Recording a trace takes a third of the time; `E2E_TRACE=1` keeps one for each failure.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A fake camera that shows a clock, with permission granted: a headless browser cannot ask.
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        // A window that goes from a journey to the next stays in its process, with the scripts that are compiled there.
        "--process-per-site",
        // Threads on which V8 compiles ahead only take processor time from other journeys: a sixth of a page's. So do
        // collecting garbage at each page and optimizing what runs for a second: another sixth.
        "--js-flags=--single-threaded --initial-old-space-size=256 --no-memory-reducer --invocation-count-for-maglev=4000",
      ],
    },
  },
  // What looks and works the same on both is tested on the one where people use it, which its tag names.
  projects: [
    project("phone", /@large/, {
      locale: "en-CA",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    }),
    // One of the two projects has reduced motion.
    project("large", /@phone/, {
      locale: "fr-CA",
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: "reduce" },
    }),
  ],
});
