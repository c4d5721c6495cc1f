// What a runner's JSON file says of the tests that failed: one entry a test, with where it stands and why.
// Plain JavaScript, as run-tests.mjs, which prints these at its very end: of a long log often only the end is kept.
import path from "node:path";

const LINES = 12;
// oxlint-disable-next-line no-control-regex -- the colours of a terminal begin with one
const COLOURS = /\u001B\[[\d;]*m/g;

const entry = (where, name, messages) => {
  const why = messages.join("\n").replaceAll(COLOURS, "").trim().split("\n");
  const lines = why.length > LINES ? [...why.slice(0, LINES), "…"] : why;
  return [`${where}: ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
};

/** @returns {string[]} an entry for each failed test, and for each file that failed before its tests */
export function failuresOfVitest(json, root) {
  return json.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length > 0) return failed.map((test) => entry(where, test.fullName, test.failureMessages ?? []));
    return status === "failed" ? [entry(where, "the file", [message ?? ""])] : [];
  });
}

/** @returns {string[]} an entry for each failed journey, also for one that passed only when tried once more */
export function failuresOfPlaywright(json) {
  const inside = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) =>
          entry(
            `e2e/${file}:${line} [${projectName}]`,
            title,
            results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? "")),
          ),
        ),
    ),
    ...suites.flatMap(inside),
  ];
  return [...json.errors.map(({ message }) => entry("e2e", "before any journey", [message ?? ""])), ...inside(json)];
}
