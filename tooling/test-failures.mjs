// Turns the failures in the runners' JSON files into text: one entry each, with location and reason. It is plain
// JavaScript like run-tests.mjs, which prints these at the very end, because often only the end of a long log is kept.
const LINES = 12;
// oxlint-disable-next-line no-control-regex -- the colours of a terminal begin with one
const COLOURS = /\u001B\[[\d;]*m/g;

const entry = (where, name, messages) => {
  const why = messages.join("\n").replaceAll(COLOURS, "").trim().split("\n");
  const lines = why.length > LINES ? [...why.slice(0, LINES), "…"] : why;
  return [`${where}: ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
};

/** @returns {string[]} an entry for each failure that failed-tests-reporter.mjs has written */
export const failuresOfVitest = (failures) => failures.map(({ where, name, messages }) => entry(where, name, messages));

/** @returns {string[]} an entry for each failed journey, including one that passed only when it was repeated */
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
