// `npm test`: every check and test of the house, one after the other, and one closing line that sums them.
// Plain JavaScript, because the machine's own Node may be older than the one that the house brings.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const results = path.join(root, ".cache/tests");
const bin = path.join(root, "node_modules/.bin");
const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Runs a command in the checkout with the house's own Node in front; true when it ended well. */
function run(command, environment = {}) {
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...environment },
  });
  return status === 0;
}

/** One section: `work` answers how many passed, failed and were skipped. */
function section(title, work) {
  console.log(`\n=== ${title} ===\n`);
  const began = Date.now();
  const counts = work();
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  summary.push(
    `${title.padEnd(34)} ${String(counts.passed ?? 0).padStart(5)} passed ${String(counts.failed ?? 0).padStart(4)} failed ` +
      `${String(counts.skipped ?? 0).padStart(4)} skipped ${seconds.padStart(7)} s`,
  );
  return (counts.failed ?? 0) === 0;
}

/** A command that is one check: it passes or it fails. */
const check = (title, command) => section(title, () => (run(command) ? { passed: 1 } : { failed: 1 }));

/** A test runner that leaves its counts in a JSON file; one that dies without them is one failure more. */
function tests(title, command, file, read, environment) {
  return section(title, () => {
    const ok = run(command, { ...environment, TEST_RESULTS: file });
    if (!existsSync(file)) return { failed: 1 };
    const counts = read(JSON.parse(readFileSync(file, "utf8")));
    if (!ok && counts.failed === 0) counts.failed = 1;
    return counts;
  });
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

function vitest(title, project) {
  const file = path.join(results, `${project}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${JSON.stringify(file)}`;
  return tests(title, `vitest run --project ${project} ${reporters}`, file, ofVitest);
}

function all() {
  check("Format", "npm run --silent format:check");
  check("Lint", "npm run --silent lint");
  check("Tree", "npm run --silent tree");
  check("Types", "npm run --silent typecheck");
  check("Dead code", "npm run --silent dead-code");
  check("Lock file", "npm run --silent fix-lock -- --check");
  vitest("Rules, use cases, importers, API", "house");
  // What follows runs what is built: without a build there is nothing to say.
  if (!check("Build", "npm run --silent build")) return;
  const file = path.join(results, "browser.json");
  tests("Journeys in the browser", "playwright test -c e2e/playwright.config.ts", file, ofPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    TABLEE_BUILT: "1",
  });
  vitest("Start in an empty copy", "start");
}

all();
console.log(`\n=== Summary ===\n\n${summary.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
