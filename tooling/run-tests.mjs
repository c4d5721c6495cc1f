// `npm test`: every check and test, with the quick checks beside the unit tests, and a one-line summary at the end. It
// is plain JavaScript, because the installed Node may be older than the one that the product brings.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { failedFile } from "./failed-tests-reporter.mjs";
import { failuresOfPlaywright, failuresOfVitest } from "./test-failures.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const results = path.join(root, ".cache/tests");
const bin = path.join(root, "node_modules/.bin");
const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const failures = [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * Runs a command in the checkout, with the product's own Node first in PATH; returns whether it succeeded. `quietly`
 * buffers its output until it has ended, so that the output of two parallel commands does not mix.
 */
async function run(command, environment = {}, quietly = false) {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...environment };
  const child = quietly
    ? spawn(`${command} 2>&1`, { cwd: root, shell: true, stdio: ["ignore", "pipe", "inherit"], env })
    : spawn(command, { cwd: root, shell: true, stdio: ["ignore", "inherit", "inherit"], env });
  const said = quietly ? text(child.stdout) : "";
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { ok: code === 0, said: await said };
}

/** Records a section's result for the closing table and the sum. */
function record(title, began, counts) {
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  summary.push(
    `${title.padEnd(34)} ${String(counts.passed ?? 0).padStart(5)} passed ${String(counts.failed ?? 0).padStart(4)} failed ` +
      `${String(counts.skipped ?? 0).padStart(4)} skipped ${seconds.padStart(7)} s`,
  );
  return (counts.failed ?? 0) === 0;
}

/**
 * Runs one section: `work` returns how many tests passed, failed and were skipped, and output that has not been shown
 * yet.
 */
async function section(title, work) {
  console.log(`\n=== ${title} ===\n`);
  const began = Date.now();
  const { counts, said } = await work();
  if (said !== "") console.log(`\n=== ${title}: what it said ===\n\n${said}`);
  return record(title, began, counts);
}

/** A command that is a single check: it passes or fails. Its output is printed when it has ended. */
async function check(title, command) {
  const began = Date.now();
  const { ok, said } = await run(command, {}, true);
  console.log(`\n=== ${title}: ${ok ? "passed" : "FAILED"} ===\n\n${said}`);
  if (!ok) failures.push(`${title}\n${said.trim()}`);
  return record(title, began, ok ? { passed: 1 } : { failed: 1 });
}

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The counts in a test runner's JSON file; a runner that died without writing one counts as a failure. */
function countsIn(file, read, ok) {
  if (!existsSync(file)) return { failed: 1 };
  const counts = read(readJson(file));
  if (!ok && counts.failed === 0) counts.failed = 1;
  return counts;
}

const ofVitest = (json) => ({
  passed: json.numPassedTests,
  failed:
    json.numFailedTests + (json.numFailedTestSuites > 0 && json.numFailedTests === 0 ? json.numFailedTestSuites : 0),
  skipped: json.numPendingTests + json.numTodoTests,
});
const ofPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + (stats.expected + stats.unexpected === 0 ? Math.max(errors.length, 1) : 0),
  skipped: stats.skipped,
});

function vitest(title, project, environment = {}, quietly = false) {
  const file = path.join(results, `${project}.json`);
  const ours = path.join(root, "tooling/failed-tests-reporter.mjs");
  const reporters = `--reporter=default --reporter=json --reporter=${JSON.stringify(ours)} --outputFile.json=${JSON.stringify(file)}`;
  const command = `vitest run --project ${project} ${reporters}`;
  return section(title, async () => {
    const { ok, said } = await run(command, environment, quietly);
    if (existsSync(failedFile(file))) failures.push(...failuresOfVitest(readJson(failedFile(file))));
    return { counts: countsIn(file, ofVitest, ok), said };
  });
}

function journeys(title) {
  const file = path.join(results, "browser.json");
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TABLEE_BUILT: "1" };
  return section(title, async () => {
    const { ok } = await run("playwright test -c e2e/playwright.config.ts", environment);
    if (existsSync(file)) failures.push(...failuresOfPlaywright(readJson(file)));
    return { counts: countsIn(file, ofPlaywright, ok), said: "" };
  });
}

/** The quick checks, one after the other; returns whether the build succeeded. */
async function checks() {
  const built = await check("Build", "npm run --silent build");
  await check("Format", "npm run --silent format:check");
  await check("Tree", "npm run --silent tree");
  await check("Lock file", "npm run --silent fix-lock -- --check");
  await check("Types", "npm run --silent typecheck");
  await check("Dead code", "npm run --silent dead-code");
  await check("Lint", "npm run --silent lint");
  return built;
}

async function all() {
  // Before the rest: the build would generate these files again while tests read them.
  if (!(await check("What is made from sources", "npm run --silent generate"))) return;
  // In parallel: unit tests wait for databases, the installation in an empty copy for the disk, and the checks for
  // nothing.
  const checked = checks();
  // Races wait for the processes that they have stopped, but unit tests and journeys do not depend on that. Whatever
  // needs the build is skipped if it failed.
  const raced = checked.then((built) => built && vitest("Races on PostgreSQL", "races", { TABLEE_BUILT: "1" }, true));
  await Promise.all([
    checked,
    vitest("Rules, use cases, importers, API", "unit"),
    vitest("Start in an empty copy", "start", {}, true),
  ]);
  await Promise.all([raced, (await checked) && journeys("Journeys in the browser")]);
}

await all();
console.log(`\n=== Summary ===\n\n${summary.join("\n")}\n`);
if (failures.length > 0) console.log(`=== Failed ===\n\n${failures.join("\n\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
