import { execFileSync } from "node:child_process";
import path from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";

const root = path.join(import.meta.dirname, "..");
/** A host that runs already (for writing journeys); without it one is built and started on an empty database. */
const running = process.env["E2E_URL"];
const port = Number(process.env["E2E_PORT"] ?? 3917);
const baseURL = running ?? `http://localhost:${port}`;

// Asked as a program: the floors keep e2e from importing tooling.
const chromium = execFileSync(process.execPath, [path.join(root, "tooling/find-chromium.ts")], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
}).trim();

const project = (name: string, locale: string, width: number, height: number, touch: boolean) => ({
  name,
  use: { locale, viewport: { width, height }, hasTouch: touch, isMobile: touch, timezoneId: "America/Toronto" },
});

const config: PlaywrightTestConfig = {
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: path.join(root, "test-results"),
  // One database for all journeys: they run one after the other, each with members and orders of its own.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL,
    browserName: "chromium",
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
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
      ],
    },
  },
  projects: [
    project("phone", "en-CA", 390, 844, true),
    { ...project("large", "fr-CA", 1440, 900, false), testIgnore: "harness/**" },
  ],
};
if (running === undefined) {
  config.webServer = {
    command: `"${process.execPath}" e2e/serve.ts`,
    cwd: root,
    url: `${baseURL}/api/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: process.env["E2E_LOG"] ? "pipe" : "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT: String(port), PUBLIC_URL: baseURL },
  };
}

export default defineConfig(config);
