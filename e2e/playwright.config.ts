import { execFileSync } from "node:child_process";
import path from "node:path";
import { defineConfig, type PlaywrightTestOptions } from "@playwright/test";

const root = path.join(import.meta.dirname, "..");
/** Journeys mostly wait, so more of them run than there are processors, each on a host and a database of its own. */
const WORKERS = Number(process.env["E2E_WORKERS"] ?? 4);

// Asked as a program: the floors keep e2e from importing tooling. Once: each worker reads this file, too.
const chromium = (process.env["E2E_CHROMIUM"] ??= execFileSync(
  process.execPath,
  [path.join(root, "tooling/find-chromium.ts")],
  { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
).trim());

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
  // Where a host runs already, its one database is everybody's.
  workers: process.env["E2E_URL"] ? 1 : WORKERS,
  fullyParallel: false,
  retries: 0,
  // Long enough for a machine that does ten other things: what is slow is the bench's to tell, not a journey's.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    // One would come between journeys and the answers that they make; those of offline have one.
    serviceWorkers: "block",
    browserName: "chromium",
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    screenshot: "only-on-failure",
    // A trace of every step costs a third of the time; `E2E_TRACE=1` for one of what failed.
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
        // A camera that draws a clock, and nobody who would have to allow it: a browser without windows cannot ask.
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
  // What looks and works alike on both is tried on the one where people do it: its tag names that one.
  projects: [
    project("phone", /@large/, {
      locale: "en-CA",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    }),
    // One of the two is somebody who asked for less motion.
    project("large", /@phone/, {
      locale: "fr-CA",
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: "reduce" },
    }),
  ],
});
